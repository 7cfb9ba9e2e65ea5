import Keeping
import MoviesCore
import Titles

/// Verbs for the user's library.
extension PlainContext {
  /// Calls a command on the titles of the line, as if they were selected.
  func keeping(_ command: Command) throws(PlainRefusal) -> PlainPlan {
    .changing([.call(command, on: try keptTitles)])
  }

  /// Records that titles were seen today or on a day; after the sign `=`, replaces all viewings of
  /// a title.
  func seen() throws(PlainRefusal) -> PlainPlan {
    if text.hasPrefix(Self.allSign) {
      let viewings = try viewings(in: String(text.dropFirst()))
      let ids = try keptTitles
      guard ids.count == 1 else { throw usage }
      return keeping(.viewingsEdited(viewings, ids[0]))
    }
    let viewings = try viewings(in: text)
    let ids = try keptTitles
    if text.isEmpty {
      let isNew = !ids.allSatisfy { (state.library.marks[$0]?.viewings ?? 0) > 0 }
      guard isNew else { throw PlainRefusal(PlainWording.seenBefore(state.name(of: ids[0]))) }
      return try keeping(.seen)
    }
    guard viewings.count == 1 else { throw usage }
    return keeping(.seenOn(viewings[0], ids))
  }

  /// Rates titles, or removes the rating if the text is `-`.
  func rate() throws(PlainRefusal) -> PlainPlan {
    if text == Self.noneSign { return try keeping(.unrate) }
    guard let rating = Int(text, in: 1...10) else { throw usage }
    return try keeping(.rate(rating))
  }

  func note() throws(PlainRefusal) -> PlainPlan {
    guard !text.isEmpty else { throw usage }
    return keeping(.noted(text == Self.noneSign ? "" : text, try keptTitles))
  }

  /// Puts titles on a list of the user's own, or takes them off if all of them are on it.
  func addToList() throws(PlainRefusal) -> PlainPlan {
    guard !text.isEmpty else { throw usage }
    let key = text.lowercased()
    let ids = try keptTitles
    let known = state.library.listNames.first { $0.lowercased() == key }
    if known == nil, LibraryList(newNamed: text) == .watchlist {
      return keeping(.watchlistSwitched(ids))
    }
    if known == nil { try checkName() }
    let name = known ?? text
    let areIn = ids.allSatisfy { state.library.marks[$0]?.lists.contains(name) == true }
    return keeping(.listed(name, isIn: !areIn, ids))
  }

  func saveList() throws(PlainRefusal) -> PlainPlan {
    guard !text.isEmpty else { throw usage }
    try checkName()
    let steps = [.call(.saveList)] + [PlainStep].typing(text, in: .prompt)
    return PlainPlan(steps, from: 0, needing: [.outcome, .page]) { $0.outcome + $0.page.lines() }
  }

  /// Refuses the name of a standard list.
  private func checkName() throws(PlainRefusal) {
    guard LibraryList(newNamed: text).isOwn else {
      throw PlainRefusal(PlainWording.words(.nameTaken(text)))
    }
  }

  /// Agrees to the pending question: about IMDb's data, an import, or steps to undo or redo.
  func agree() throws(PlainRefusal) -> PlainPlan {
    if let job = state.imdbJobInQuestion {
      return PlainPlan([.action(IMDbAction.agreed(job))], saying: [PlainWording.imdbBegun])
    }
    if state.screen.pages.importing?.look != nil {
      return .changing([.action(ImportAction.agreed)])
    }
    if let steps = state.stepsInQuestion { return keeping(.goingBackAgreed(steps.map(\.id))) }
    guard let (step, direction) = state.stepInQuestion else {
      throw PlainRefusal(PlainWording.nothingAsked)
    }
    return keeping(.retraceAgreed(step.id, direction))
  }

  /// Lists the titles of a list, or all lists.
  func library() throws(PlainRefusal) -> PlainPlan {
    guard !text.isEmpty else { return PlainPlan(saying: state.libraryLists) }
    let key = text.lowercased()
    guard let tab = state.library.tabs.first(where: { $0.name.lowercased() == key }) else {
      throw PlainRefusal(LibraryError.noSuchList(text).words)
    }
    return PlainPlan([.action(LibraryPageAction.tabChosen(tab))], from: 0, needing: [.page])
  }

  /// Lists the open names; or matches one of them, skips it, or looks for its title.
  func openNames() throws(PlainRefusal) -> PlainPlan {
    if numbers.isEmpty, text.isEmpty {
      return PlainPlan([.call(.goToOpenNames)], needing: [.page])
    }
    guard numbers.count == 1, !text.isEmpty else { throw usage }
    guard let page = state.screen.pages.openNames else {
      throw PlainRefusal(PlainWording.namesFirst)
    }
    guard let row = page.waiting.firstIndex(where: { $0.number == numbers[0] }) else {
      throw PlainRefusal(LibraryError.noOpenName(numbers[0]).words)
    }
    let selecting = PlainStep.action(OpenNamesAction.selected(row: row))
    if text == Self.noneSign { return .changing([selecting, .call(.leaveOut)]) }
    guard let candidate = Int(text, in: 0...99) else {
      let search = [selecting, .call(.otherName)] + [PlainStep].typing(text, in: .prompt)
      return PlainPlan(search) { $0.candidates }
    }
    let candidates = page.waiting[row].candidates
    guard candidates.indices.contains(candidate - 1) else {
      throw PlainRefusal(PlainWording.candidates(upTo: candidates.count))
    }
    return .changing([selecting, .call(.candidate(candidate)), .call(.open)])
  }

  /// Proposes three titles, or three others.
  func tonight() throws(PlainRefusal) -> PlainPlan {
    if text.lowercased() == "again", let way = state.wayToTonight {
      return PlainPlan(way + [.call(.drawAgain)], needing: [.page])
    }
    do throws(ExpressionMistake) {
      let wish = try state.usualWish.changed(by: text)
      let opening = TonightAction.opened(wish, seed: state.tonightSeed)
      return PlainPlan([.action(opening)], needing: [.page])
    } catch {
      throw PlainRefusal(error.sentence)
    }
  }

  /// Replaces one of the proposed titles with another.
  func veto() throws(PlainRefusal) -> PlainPlan {
    guard let number = numbers.first else { throw usage }
    guard let way = state.wayToTonight else { throw PlainRefusal(PlainWording.tonightFirst) }
    _ = try title(number)
    let steps = [.action(TonightAction.selected(number - 1)), PlainStep.call(.veto)]
    return PlainPlan(way + steps, needing: [.page])
  }

  /// The sign that removes something.
  private static let noneSign = "-"

  /// The sign before a complete list of viewings.
  private static let allSign = "="

  private func keeping(_ action: KeepingAction) -> PlainPlan { .changing([.action(action)]) }

  /// The titles of the line; an unknown title is refused.
  private var keptTitles: [TitleID] {
    get throws(PlainRefusal) {
      let ids = try titles
      for id in ids where state.summary(of: id) == nil && state.titles.detail(of: id) == nil {
        throw PlainRefusal(PlainWording.notKnown(id))
      }
      return ids
    }
  }

  private func viewings(in text: String) throws(PlainRefusal) -> [Viewing] {
    do throws(ViewingsMistake) {
      return try ViewingsText.viewings(in: text, today: state.today)
    } catch {
      throw PlainRefusal(error.words)
    }
  }
}

extension AppState {
  /// The reason why no library can be used; `nil` if there is one.
  var libraryProblem: String? {
    library.revision == nil ? library.error?.words ?? PlainWording.noLibrary : nil
  }

  /// The step that the user is asked about, and whether to undo or redo it.
  var stepInQuestion: (UndoEntry, RetraceLibrary.Direction)? {
    guard case .retrace(let step, let direction) = prompt?.question else { return nil }
    return (step, direction)
  }

  /// The steps that the user is asked to undo together.
  var stepsInQuestion: [UndoEntry]? {
    if case .goingBack(let steps) = prompt?.question { steps } else { nil }
  }

  /// Returns the name of a title, or its id.
  func name(of id: TitleID) -> String { titles.summary(of: id)?.title ?? id.rawValue }

  /// The steps that lead to the page for tonight; `nil` if it is neither on top nor below the
  /// title that is read.
  var wayToTonight: [PlainStep]? {
    if screen.pages.tonight != nil { return [] }
    return screen.pages.tonightBelow.map { _ in [.action(ScreenAction.wentBack)] }
  }

  /// All lists, one line each.
  fileprivate var libraryLists: [String] {
    library.tabs.map { tab in
      let summary: LibraryListSummary? =
        if case .list(let list) = tab { library.summary(of: list) } else { nil }
      return PlainWording.list(tab, summary)
    }
  }
}

extension TonightWish {
  /// Returns the wish changed by a text: perhaps a source, or that seen titles are wanted as well,
  /// and then an expression.
  fileprivate func changed(by text: String) throws(ExpressionMistake) -> TonightWish {
    var wish = self
    let (word, rest) = text.firstWord
    if word.lowercased() == "seen" {
      wish.includesSeen = true
    } else if word.lowercased() == "have" {
      return try wish.changed(by: "have:yes \(rest)")
    } else if let source = Source(rawValue: word.lowercased()) {
      wish.source = source
    } else {
      wish.expression = try TitleExpression(wish: text)
      return wish
    }
    return try wish.changed(by: rest)
  }
}
