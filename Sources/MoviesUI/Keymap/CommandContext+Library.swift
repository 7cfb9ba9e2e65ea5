import MoviesCore
import Redux
import Titles

/// What the commands about the user's library mean.
extension CommandContext {
  /// The action of a command about what is kept; `nil` if there is no title, or nothing to do.
  func keepingAction(for command: Command) -> (any Action)? {
    guard !state.chosenTitles.isEmpty else { return absence(.episodeNotKept) }
    return switch command {
    case .watchlist: KeepingAction.watchlistSwitched(state.chosenTitles)
    case .seen: seen
    case .note: asking(.note(state.chosenTitles), text: state.noteToEdit)
    case .addToList: asking(.list(state.chosenTitles))
    case .unrate: KeepingAction.rated(nil, state.chosenTitles)
    default: command.rating.map { KeepingAction.rated($0, state.chosenTitles) }
    }
  }

  /// A title that was seen before has its viewings edited.
  private var seen: any Action {
    guard state.marksOnPage.isEmpty, let id = state.selectedTitle,
      let mark = state.library.marks[id],
      mark.viewings > 0
    else { return KeepingAction.seen(state.chosenTitles) }
    let viewings = state.library.entries[id]?.viewings ?? mark.days.map { Viewing(day: $0) }
    return asking(.viewings(id), text: ViewingsText.text(viewings))
  }

  private func asking(_ question: LibraryPrompt.Question, text: String = "") -> ScreenAction {
    .overlayOpened(.prompt(LibraryPrompt(question, text: text)))
  }

  /// The action of a command that goes to a list, or moves within the library.
  func libraryAction(for command: Command) -> (any Action)? {
    switch command {
    case .goToResults: ScreenAction.resultsEntered
    case .goToWatchlist: LibraryPageAction.tabChosen(.list(.watchlist))
    case .goToSeen: LibraryPageAction.tabChosen(.list(.seen))
    case .goToLists: goToLists
    case .nextTab: moveTab(by: 1)
    case .previousTab: moveTab(by: -1)
    case .rowUp: state.movesRows ? LibraryPageAction.rowMoved(by: -1) : nil
    case .rowDown: state.movesRows ? LibraryPageAction.rowMoved(by: 1) : nil
    case .saveList: saveList
    case .goToStatistics: StatisticsAction.opened
    case .goToOpenNames: OpenNamesAction.opened
    case .otherName: otherName
    case .leaveOut: openName.map { _ in OpenNamesAction.leftOut }
    case .tonight: TonightAction.opened(state.usualWish, seed: state.tonightSeed)
    case .veto: TonightAction.vetoed
    case .takeVetoBack: TonightAction.vetoTakenBack
    case .drawAgain: TonightAction.drawnAgain
    case .switchSource: TonightAction.sourceSwitched
    case .switchSeen: TonightAction.seenSwitched
    default: command.candidate.map { OpenNamesAction.candidateChosen($0) }
    }
  }

  /// The selected one of the names that imports have left open.
  private var openName: OpenName? { state.screen.pages.openNames?.selected }

  /// Gives the selected name its chosen title, or asks for another name where there is none.
  var settleName: (any Action)? {
    guard let openName else { return nil }
    return openName.candidates.isEmpty ? otherName : OpenNamesAction.settled
  }

  private var otherName: ScreenAction? {
    openName.map { asking(.openName($0.number, name: $0.name.text), text: $0.name.text) }
  }

  /// Turns to another list, or to another chart of the statistics.
  private func moveTab(by steps: Int) -> (any Action)? {
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
  private var goToLists: any Action {
    let own = state.library.tabs.first { tab in
      if case .list(let list) = tab { !LibraryList.standard.contains(list) } else { true }
    }
    return own.map { LibraryPageAction.tabChosen($0) as any Action }
      ?? ScreenAction.noticed(.noLists)
  }

  /// Asks for the name of a list with all that the filter, or else the search line, asks for.
  private var saveList: (any Action)? {
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
      let name = text.trimmingBlanks
      return name.isEmpty
        ? nil : KeepingAction.livingListNamed(LivingList(name: name, expression: expression))
    case .openName(let number, _):
      let name = text.trimmingBlanks
      return name.isEmpty ? nil : OpenNamesAction.sought(name, number: number)
    case .retrace(let step, let direction): return KeepingAction.retraceAgreed(step.id, direction)
    }
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
