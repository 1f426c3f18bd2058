"""How a database comes to its present shape; run at every start by `letopis.server.store`."""
