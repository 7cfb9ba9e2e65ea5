import MoviesCore
import Redux

extension CommandContext {
  /// The action of one step back: from an overlay, a wait, the marks on the page, the field or the
  /// page.
  ///
  /// Behind a link the marks stay: a page that was opened there is left as it was entered. Marks
  /// elsewhere are removed before the home page opens. Leaving the year field removes its filter.
  var back: (any Action)? {
    if let leaving = pane.face.leave(in: self) { return leaving }
    if let overlay = state.screen.overlay { return stepBack(from: overlay) }
    // Between two pages of a list that loads to its end, no request is under way.
    if state.awaitedLong != nil || state.list.isLoadingRest || state.list.lookUp != nil
      || state.isLoadingSeasons
    {
      return LoadingAction.cancelled
    }
    if state.list.offer != nil { return MoviesAction.restDeclined }
    let marks = state.list.door == nil ? state.marksOnPage : []
    if state.screen.field == nil, !marks.isEmpty { return MarkAction.takenAway(marks) }
    if state.screen.isAtList, state.list.filter != nil { return SearchAction.filterCleared }
    if pane == .wall { return PosterAction.wallToggled }
    guard state.isAtStart || pane == .home else { return ScreenAction.wentBack }
    if !state.marks.ids.isEmpty { return MarkAction.takenAway(state.marks.ids) }
    return state.hasHome && pane != .home
      ? HomeAction.opened : ScreenAction.noticed(.nothingBefore)
  }

  /// The action that closes the overlay or page; at the titles of a search and at home, quits.
  var quit: ScreenAction {
    if pane == .smallScreen { return .quit }
    if let overlay = state.screen.overlay { return stepBack(from: overlay) }
    return state.screen.isAtExit ? .quit : .wentBack
  }

  /// Returns the action that clears the search in the help, or else closes the overlay.
  private func stepBack(from overlay: Overlay) -> ScreenAction {
    switch overlay {
    case .help(let help) where !help.search.text.isEmpty: .helpSearched(TextInput())
    case .help, .history, .copyMenu, .prompt, .viewingForm, .doorLabels: .overlayClosed
    }
  }
}
