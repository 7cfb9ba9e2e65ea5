import MoviesCore
import Titles

/// The context of a typed line; it turns the line into a plan.
struct PlainContext: Sendable {
  let line: PlainLine
  let state: AppState
  /// The index of the first listed row, from 0.
  let start: Int

  var numbers: [Int] { line.numbers }
  var text: String { line.text }

  /// The number of titles that are listed at a time.
  static let listedRows = 10

  /// The refusal of a line that lacks something.
  var usage: PlainRefusal { PlainRefusal(line.verb.usage) }

  /// The titles that the line is about, without duplicates: those of its numbers, its episode, or
  /// else the one that was read last.
  var titles: [TitleID] {
    get throws(PlainRefusal) {
      if let episode = line.episode {
        return [try PlainPrinter(state: state).idToKeep(of: episode)]
      }
      var ids: [TitleID] = []
      for number in numbers { ids.append(try title(number)) }
      return ids.isEmpty ? [try title(nil)] : ids.withoutRepetitions(by: \.self)
    }
  }

  /// Returns the title with a number: a next episode or a proposal for tonight, while these are
  /// numbered, or a row; for `nil`, the one that was read last.
  func title(_ number: Int?) throws(PlainRefusal) -> TitleID {
    guard let number else {
      guard let id = state.screen.pages.readTitle else {
        throw PlainRefusal(PlainWording.whichTitle)
      }
      return id
    }
    if state.screen.pages.isHomeOnTop {
      guard let id = state.title(behind: try homeDoor(number)) else {
        throw PlainRefusal(PlainWording.noTitle(number: number))
      }
      return id
    }
    if let titles = state.numberedFiles { return try ownTitle(number, of: titles) }
    if let next = state.numberedNext { return try nextEpisode(number, of: next) }
    if let proposals = state.numberedProposals {
      guard proposals.indices.contains(number - 1) else {
        throw PlainRefusal(PlainWording.proposals(upTo: proposals.count))
      }
      return proposals[number - 1]
    }
    guard let id = state.list[try row(number)] else {
      throw PlainRefusal(PlainWording.unloaded(number: number))
    }
    return id
  }

  /// Returns the index of the row with a number, from 0.
  func row(_ number: Int) throws(PlainRefusal) -> Int {
    let count = try countOfRows
    guard 1...count ~= number else { throw PlainRefusal(PlainWording.numbers(upTo: count)) }
    return number - 1
  }

  /// The number of rows that have numbers, at least one.
  var countOfRows: Int {
    get throws(PlainRefusal) {
      guard state.list.count > 0 else { throw PlainRefusal(PlainWording.nothingListed) }
      return state.list.count
    }
  }
}

/// Verbs that have nothing to do with titles.
extension PlainContext {
  func nothing() -> PlainPlan { PlainPlan(saying: []) }

  func unknown() -> PlainPlan { PlainPlan(saying: [PlainWording.unknownCommand(text)]) }

  func stop() -> PlainPlan { PlainPlan(saying: [PlainWording.nothingLoading]) }

  func help() -> PlainPlan {
    PlainPlan(
      saying: ["Type one of these and press Enter."] + PlainVerb.table.map(\.usage))
  }

  func quit() -> PlainPlan { PlainPlan([.call(.quitAtOnce)], saying: []) }
}

extension AppState {
  /// The proposals for tonight, while numbers refer to them: until titles are listed again.
  var numberedProposals: [TitleID]? {
    for page in screen.pages.opened.reversed() {
      switch page {
      case .tonight(let page): return page.offer?.proposals.map(\.id) ?? []
      case .results, .library: return nil
      default: continue
      }
    }
    return nil
  }

  /// The series that was read last, or that of the episode that was read last.
  var seriesRead: TitleID? {
    seriesPage?.series ?? readEpisode.flatMap(seriesOfEpisode)
  }
}

/// The verb for imports from other services.
extension PlainContext {
  /// Previews the import of a file, or takes the user's answer about it.
  func bring() throws(PlainRefusal) -> PlainPlan {
    guard state.canImport else { throw PlainRefusal(Notice.noImport.words) }
    guard !text.isEmpty else { throw usage }
    let words = text.split(separator: " ").map(String.init)
    let action: ImportAction
    switch (words[0], words.count == 2 ? words[1] : "") {
    case ("scale", "5"), ("scale", "10"), ("scale", "100"):
      action = .scaleChosen(Int(words[1]) ?? 10)
    case ("days", "dmy"), ("days", "mdy"):
      action = .dayOrderChosen(beginsWithDay: words[1] == "dmy")
    default: return PlainPlan([.action(ImportAction.opened(path: text))], needing: [.page])
    }
    guard state.screen.pages.importing != nil else {
      throw PlainRefusal("Name a file first: bring ratings.csv.")
    }
    return PlainPlan([.action(action)], needing: [.page])
  }
}

extension PlainPrinter {
  /// Returns the preview of an import, and how the user agrees.
  func importing(_ page: ImportPage) -> [String] {
    if let refusal = page.refusal { return [refusal] }
    guard let look = page.look else { return [] }
    return ImportWording.lines(look).map { "\($0.name.isEmpty ? "" : "\($0.name): ")\($0.text)" }
      + [PlainWording.agreeOrLeave]
  }
}

/// The verb for IMDb's data.
extension PlainContext {
  /// Reports the state of IMDb's data, asks before it is fetched, or stops fetching it.
  func imdb() throws(PlainRefusal) -> PlainPlan {
    switch text.lowercased() {
    case "", "status": return PlainPlan(saying: [state.imdbStatus])
    case "import", "update":
      guard state.imdb.work == nil else { throw PlainRefusal(state.imdbStatus) }
      return PlainPlan([.call(.imdb)]) { $0.state.imdbQuestionLines }
    case "stop":
      guard state.imdb.work != nil else { throw PlainRefusal(state.imdbStatus) }
      return PlainPlan(
        [.action(IMDbAction.stopped)], saying: [IMDbWording.words(IMDbNotice.stopped)])
    default: throw usage
    }
  }
}

extension AppState {
  /// The job with IMDb's data that the user is asked to agree to; `nil` for none.
  var imdbJobInQuestion: IMDbJob? {
    guard case .imdb(.begin(let job, _)) = prompt?.question else { return nil }
    return job
  }

  /// The lines of the question about IMDb's data.
  fileprivate var imdbQuestionLines: [String] {
    guard case .imdb(let question) = prompt?.question else { return [] }
    return [
      IMDbWording.title(question).asSentence, IMDbWording.words(question),
      PlainWording.agreeOrLeave,
    ]
  }

  /// A sentence about the state of IMDb's data.
  fileprivate var imdbStatus: String {
    if let work = imdb.work { return IMDbWording.sentence(about: work) }
    if case .imdb(_, let day?) = list.answer?.source { return PlainWording.imdbInstalled(of: day) }
    if imdb.isInstalled { return PlainWording.imdbInstalled }
    return imdb.cost == nil
      ? IMDbWording.words(IMDbNotice.notFromHere) : PlainWording.imdbNotInstalled
  }
}
