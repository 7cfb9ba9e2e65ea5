public import Keeping
public import MoviesCore
import SafeText
public import Titles

/// The contents of the home page in words, for the screen, plain mode and the shell.
public struct HomeSummary {
  /// The films and episodes that were begun, the latest first.
  public var begun: [HomeProps.Begun]
  public var series: [NextUpRow]
  public var proposals: [TonightProposal]
  public var facts: HomeFacts
  /// The number of names to match.
  public var openNames: Int
  public var today: CalendarDate?

  public init(
    begun: [HomeProps.Begun] = [], series: [NextUpRow], proposals: [TonightProposal],
    facts: HomeFacts, openNames: Int, today: CalendarDate?
  ) {
    self.begun = begun
    self.series = series
    self.proposals = proposals
    self.facts = facts
    self.openNames = openNames
    self.today = today
  }

  /// Whether nothing has been seen, begun or kept.
  public var isEmpty: Bool { doors.isEmpty }

  /// The contents as lines that can be read aloud one by one.
  public var sentences: [String] { day + doors.compactMap(sentence) }

  /// The line of the day and the month's counts.
  var day: [String] {
    dayAndMonth.first.map { [$0.replacing(" · ", with: ", ").asSentence] } ?? []
  }

  /// The day and the month's counts, the longest form first.
  var dayAndMonth: [String] {
    let month = facts.month?.facts.map { "this month \($0)" } ?? []
    return month.map { [today?.written, $0].compactMap(\.self).joined(separator: " · ") }
      + [today?.written].compactMap(\.self)
  }

  private var doors: [HomeDoor] {
    begun.map { .begun($0.title.id) } + series.map { .series($0.id) }
      + proposals.map { .proposal($0.id) }
      + facts.lastSeen.indices.map(HomeDoor.seen) + (openNames > 0 ? [.openNames] : [])
      + (facts.longestKept == nil ? [] : [.longestKept])
  }

  /// Returns a link as a sentence; `nil` for the way back.
  func sentence(of door: HomeDoor) -> String? {
    switch door {
    case .back: nil
    case .begun(let id):
      begun.first { $0.title.id == id }.map {
        "Go on: \($0.title.placedName), \($0.stopped.words)."
      }
    case .series(let id): series.first { $0.id == id }.map { "Next: \($0.sentence)" }
    case .proposal(let id): proposals.first { $0.id == id }.map { "Tonight: \($0.sentence)" }
    case .seen(let place):
      facts.lastSeen.indices.contains(place)
        ? "Last seen: \(facts.lastSeen[place].sentence(on: today))" : nil
    case .openNames: "Waiting: \(openNames.counted("name")) to match."
    case .longestKept:
      facts.longestKept.map {
        "Longest on the watchlist: \($0.title.spokenName), since \($0.sinceMonth)."
      }
    }
  }
}

extension HomeFacts.LastSeen {
  /// Returns how long ago the viewing was.
  func ago(on today: CalendarDate?) -> String { today.map(day.ago) ?? day.written }

  fileprivate func sentence(on today: CalendarDate?) -> String {
    "\(viewing.sentence), \(ago(on: today))".asSentence
  }
}

extension HomeFacts.LongestKept {
  /// The month in which the title was put on the watchlist.
  var sinceMonth: String { day.monthAndYear }

  /// The month in words that follow the title's name, the longest form first.
  var sinceForms: [String] {
    ([day.monthAndYear] + day.forms(on: nil).dropFirst()).map { ", since \($0)" }
  }

  private var day: CalendarDate { CalendarDate(secondsSince1970: since) }
}

extension HomeProps {
  /// The contents in words; `nil` until they are read.
  var summary: HomeSummary? {
    facts.map {
      HomeSummary(
        begun: begun, series: series, proposals: tonight?.offer?.proposals ?? [], facts: $0,
        openNames: openNames, today: today)
    }
  }

  /// The page as lines that can be read aloud one by one, with the numbers of its links.
  var sentences: [String] {
    guard let summary, !doors.isEmpty else { return [ListMessage.nothingKept] }
    return summary.day
      + doors.enumerated().compactMap { index, door in
        let sentence = door == .back ? back : summary.sentence(of: door)
        return sentence.map { "\(index + 1). \($0)" }
      }
  }

  private var back: String {
    "Back to \(way.map(\.name).joined(separator: ", "))".asSentence
  }
}

extension ListMessage {
  /// The sentence about the page's purpose, while nothing is kept yet.
  fileprivate static let nothingKept =
    "Nothing is kept yet: what you see, rate and put on the watchlist comes here."

  /// Returns the message while nothing is kept yet.
  static func nothingKept(_ keys: Keymap) -> ListMessage {
    ListMessage(
      headline: "Nothing is kept yet",
      advice: "What you see (\(keys.name(of: .seen))), rate (*) and put on the watchlist "
        + "(\(keys.name(of: .watchlist))) comes here. Press \(keys.name(of: .search)) to search, or "
        + "\(keys.name(of: .goToImport)) to bring what you kept elsewhere.")
  }
}
