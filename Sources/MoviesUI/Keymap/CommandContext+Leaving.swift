import MoviesCore
import Redux

extension CommandContext {
  /// One step back: an overlay, a wait, the marks on the page, the field or the page.
  ///
  /// Behind a door the marks stay: what was opened there is left as it was entered. Where there is
  /// nothing to go back to, marks elsewhere are taken away. Leaving the year field removes its
  /// filter.
  var back: (any Action)? {
    if let leaving = pane.face.leave(in: self) { return leaving }
    if let overlay = state.screen.overlay { return stepBack(from: overlay) }
    // Between two pages of a list that is loaded to its end, nothing is on its way.
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
    guard state.isAtStart else { return ScreenAction.wentBack }
    return state.marks.ids.isEmpty
      ? ScreenAction.noticed(.nothingBefore) : MarkAction.takenAway(state.marks.ids)
  }

  /// Closes the overlay or the page; at the titles of a search, quits.
  var quit: ScreenAction {
    if pane == .smallScreen { return .quit }
    if let overlay = state.screen.overlay { return stepBack(from: overlay) }
    return state.screen.isAtSearch ? .quit : .wentBack
  }

  /// Clears the search in the help first, then closes the help itself.
  private func stepBack(from overlay: Overlay) -> ScreenAction {
    switch overlay {
    case .help(let help) where !help.search.text.isEmpty: .helpSearched(TextInput())
    case .help, .history, .copyMenu, .prompt, .viewingForm, .doorLabels: .overlayClosed
    }
  }
}
