import MoviesCore
import Redux
import Titles

/// Commands about the user's library.
extension CommandContext {
  /// Returns an action on the chosen titles; `nil` if there are none, or nothing is to be done.
  func keeping(_ action: ([TitleID]) -> (any Action)?) -> (any Action)? {
    chosenTitles.isEmpty ? absence(.episodeNotKept) : action(chosenTitles)
  }

  private var chosenTitles: [TitleID] { targets ?? state.chosenTitles }

  /// The action that records that the chosen titles were seen today.
  ///
  /// For a title that was seen before, it edits the viewings; for several such titles, it opens the
  /// form for another viewing. For a series, it asks whether all of its episodes were seen.
  var seen: any Action {
    guard targets == nil else { return KeepingAction.seen(chosenTitles) }
    guard areSeen(chosenTitles) else {
      guard chosenTitles.count == 1, let id = chosenTitles.first, state.isSeries(id) else {
        return KeepingAction.seen(chosenTitles)
      }
      return asking(.seenSeries(id))
    }
    guard state.marksOnPage.isEmpty, let id = state.selectedTitle else {
      return viewingForm(about: chosenTitles)
    }
    return asking(.viewings(id))
  }

  /// Opens the form for a viewing of titles: today, and a rewatch if all of them were seen before.
  func viewingForm(about ids: [TitleID]) -> ScreenAction {
    .overlayOpened(.viewingForm(ViewingForm(ids, isRewatch: areSeen(ids))))
  }

  private func areSeen(_ ids: [TitleID]) -> Bool {
    ids.allSatisfy { (state.library.marks[$0]?.viewings ?? 0) > 0 }
  }

  /// The action that undoes the last step; on the page of steps, the selected one and all later
  /// ones.
  var undo: any Action {
    guard let past = state.screen.pages.steps?.selected?.past, !past.isUndone else {
      return RetraceLibrary(.back)
    }
    return FindStepsBack(to: past.id)
  }

  func asking(_ question: LibraryPrompt.Question) -> ScreenAction {
    .overlayOpened(.prompt(LibraryPrompt(question, text: state.beginning(of: question))))
  }

  /// Moves the selected row of a list that the user has put in order.
  func moveRow(by rows: Int) -> (any Action)? {
    state.movesRows ? LibraryPageAction.rowMoved(by: rows) : nil
  }

  /// The action that goes to the first of the user's own lists.
  var goToLists: any Action {
    let own = state.library.tabs.first { tab in
      if case .list(let list) = tab { !LibraryList.standard.contains(list) } else { true }
    }
    return own.map { LibraryPageAction.tabChosen($0) as any Action }
      ?? ScreenAction.noticed(.noLists)
  }

  /// The action that saves the listed expression as a smart list, after asking for its name.
  var saveList: (any Action)? {
    guard let text = state.savableExpression else { return ScreenAction.noticed(.nothingToSave) }
    return asking(.livingList(expression: text))
  }
}
