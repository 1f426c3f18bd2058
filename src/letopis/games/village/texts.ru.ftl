title = Village
