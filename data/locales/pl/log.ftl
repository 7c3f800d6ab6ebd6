title = Co się wydarzyło
