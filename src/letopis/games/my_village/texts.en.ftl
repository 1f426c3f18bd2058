title = My Village
