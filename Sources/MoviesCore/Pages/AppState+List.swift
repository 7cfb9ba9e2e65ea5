extension AppState {
  /// Shows the list that the user is in as a wall or as rows, as many as the screen has room for.
  mutating func fitList() {
    let wall =
      screen.wantsWall && posters.shownBy != nil
      ? WallGrid(width: screen.size.columns, height: screen.listRows) : nil
    screen.wall = wall
    let (rows, columns) = (wall?.count ?? screen.listRows, wall?.columns ?? 1)
    let cursor = list.cursor
    guard cursor.visibleRows != rows || cursor.columns != columns else { return }
    updateList { $0.cursor.show(rows: rows, columns: columns, of: $0.count) }
  }

  /// Keeps the list that the user leaves for another query, so that going back finds it as it is; a
  /// user who types the query of the list below again is back there.
  mutating func keepVisitedList(before request: GetMovies) {
    let list = results
    guard request.page == 1 else { return }
    if list.isVisited, !list.isStale, list.results.count > 0,
      request.query.text != list.answered?.text
    {
      screen.pages.keepList()
    } else if !list.isVisited {
      screen.pages.returnToList(answering: request.query)
    }
  }

  /// Changes the results that the search line is about.
  mutating func updateResults(_ change: (inout ListPage) -> Void) {
    readingFromTop { $0.screen.pages.updateResults(change) }
  }

  /// Changes the list that the user is in.
  mutating func updateList(_ change: (inout ListPage) -> Void) {
    readingFromTop { $0.screen.pages.updateList(change) }
  }

  /// Makes a change, and scrolls the details to the top if they then belong to another title.
  mutating func readingFromTop(_ change: (inout AppState) -> Void) {
    let title = wantedTitle
    change(&self)
    if wantedTitle != title { screen.detailsScroll = 0 }
  }
}
