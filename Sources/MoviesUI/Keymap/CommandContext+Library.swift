import MoviesCore
import Redux
import Titles

/// What the commands about the user's library mean.
extension CommandContext {
  /// Does something with the chosen titles; `nil` if there are none, or nothing is to be done.
  func keeping(_ action: ([TitleID]) -> (any Action)?) -> (any Action)? {
    chosenTitles.isEmpty ? absence(.episodeNotKept) : action(chosenTitles)
  }

  private var chosenTitles: [TitleID] { targets ?? state.chosenTitles }

  /// Notes that the chosen titles were seen today.
  ///
  /// A title that was seen before has its viewings edited.
  var seen: any Action {
    guard targets == nil, state.marksOnPage.isEmpty, let id = state.selectedTitle,
      let mark = state.library.marks[id],
      mark.viewings > 0
    else { return KeepingAction.seen(chosenTitles) }
    let viewings = state.library.entries[id]?.viewings ?? mark.days.map { Viewing(day: $0) }
    return asking(.viewings(id), text: ViewingsText.text(viewings))
  }

  func asking(_ question: LibraryPrompt.Question, text: String = "") -> ScreenAction {
    .overlayOpened(.prompt(LibraryPrompt(question, text: text)))
  }

  /// Moves the selected row of a list that the user has put in order.
  func moveRow(by rows: Int) -> (any Action)? {
    state.movesRows ? LibraryPageAction.rowMoved(by: rows) : nil
  }

  /// The selected one of the names that imports have left open.
  var openName: OpenName? { state.screen.pages.openNames?.selected }

  /// Gives the selected name its chosen title, or asks for another name where there is none.
  var settleName: (any Action)? {
    guard let openName else { return nil }
    return openName.candidates.isEmpty ? otherName : OpenNamesAction.settled
  }

  var otherName: ScreenAction? {
    openName.map { asking(.openName($0.number, name: $0.name.text), text: $0.name.text) }
  }

  /// Turns to another list, or to another chart of the statistics.
  func moveTab(by steps: Int) -> (any Action)? {
    if pane == .statistics { return StatisticsAction.chartMoved(by: steps) }
    return state.screen.pages.library == nil ? nil : LibraryPageAction.tabMoved(by: steps)
  }

  /// Opens the list behind the selected bar of the statistics, or the selected title.
  var openStatistics: (any Action)? {
    guard let page = state.screen.pages.statistics, let statistics = state.library.statistics
    else { return nil }
    if let title = page.title(in: statistics) { return ScreenAction.titleOpened(title.id) }
    return page.expression(in: statistics).map { text in
      LibraryPageAction.listOpened(LivingList(name: text, expression: text))
    }
  }

  /// Goes to the first of the user's own lists.
  var goToLists: any Action {
    let own = state.library.tabs.first { tab in
      if case .list(let list) = tab { !LibraryList.standard.contains(list) } else { true }
    }
    return own.map { LibraryPageAction.tabChosen($0) as any Action }
      ?? ScreenAction.noticed(.noLists)
  }

  /// Asks for the name of a list with all that the filter, or else the search line, asks for.
  var saveList: (any Action)? {
    guard let text = state.savableExpression else { return ScreenAction.noticed(.nothingToSave) }
    return asking(.livingList(expression: text))
  }

  /// The answer to the question about the library; `nil` while it answers nothing.
  var answer: (any Action)? {
    guard let prompt = state.prompt else { return nil }
    let text = prompt.input.text
    switch prompt.question {
    case .note(let ids): return KeepingAction.noted(text, ids)
    case .viewings(let id):
      do throws(ViewingsMistake) {
        let viewings = try ViewingsText.viewings(in: text, today: state.today)
        return KeepingAction.viewingsEdited(viewings, id)
      } catch {
        return LibraryPageAction.prompted(.refused(error))
      }
    case .list(let ids):
      let lists = state.offeredLists
      guard lists.indices.contains(prompt.selection) else { return nil }
      let list = lists[prompt.selection]
      return KeepingAction.listed(list.name, isIn: !list.hasAll, ids)
    case .livingList(let expression):
      let name = text.trimmed
      return name.isEmpty
        ? nil : KeepingAction.livingListNamed(LivingList(name: name, expression: expression))
    case .openName(let number, _):
      let name = text.trimmed
      return name.isEmpty ? nil : OpenNamesAction.sought(name, number: number)
    case .retrace(let step, let direction): return KeepingAction.retraceAgreed(step.id, direction)
    }
  }
}
