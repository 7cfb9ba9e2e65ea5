extension AppState {
  /// Lays the current list out as a wall or as rows, as many as the screen has room for.
  mutating func fitList() {
    let wall =
      screen.wantsWall && posters.shownBy != nil
      ? WallGrid(
        width: screen.size.columns, height: screen.listRows, titles: screen.pages.list.count) : nil
    screen.wall = wall
    let (rows, columns) = (wall?.count ?? screen.listRows, wall?.columns ?? 1)
    let cursor = screen.pages.cursor
    guard cursor.visibleRows != rows || cursor.columns != columns else { return }
    screen.pages.updateList { $0.cursor.show(rows: rows, columns: columns, of: $0.count) }
  }

  /// Keeps the list that the user leaves for another query, so that going back restores it.
  ///
  /// A user who types the query of the list below again goes back to it. A person's titles in one
  /// role are the same list as all of their titles.
  mutating func reducePages(_ request: GetMovies) {
    let list = results
    guard request.page == 1, request.query != list.origin?.query || list.asked == nil
    else { return }
    if list.isVisited, !list.isStale, list.results.count > 0,
      request.query.text != list.answered?.text
    {
      screen.pages.keepList()
    } else if !list.isVisited {
      screen.pages.returnToList(answering: request.query)
    }
    if request.query != results.origin?.query, results.door != nil {
      screen.pages.updateResults { $0.leaveDoor() }
    }
  }
}
