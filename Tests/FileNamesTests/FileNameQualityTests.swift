import FileNames
import Foundation
import Search
import Testing

/// Reads and decides names that were made from real titles, and holds how often that is right.
///
/// `make quality` prints the figures beside those of guessit.
@Suite("The quality of the readings of names", .timeLimit(.minutes(5)))
struct FileNameQualityTests {
  @Test("Titles, years and episodes are read, and what is certain is right")
  func quality() throws {
    let titles = try RealTitle.all()
    let names = GeneratedName.all(of: titles, films: 720, episodes: 720)
    let catalogue = TestCatalogue(titles.map(\.known))
    let results = names.map { NameResult($0, catalogue) }
    let report = NameReport(results)
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["MOVIES_TUI_NAMES_REPORT"] {
      try report.table.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(Set(names.map(\.path)).count >= 900)
    #expect(report.read >= 97, "\(report.misread.joined(separator: "\n"))")
    #expect(report.decided >= 97, "\(report.undecided.joined(separator: "\n"))")
    #expect(report.numbered >= 99, "\(report.misnumbered.joined(separator: "\n"))")
    #expect(report.certainButWrong <= 0.5, "\(report.wrong.joined(separator: "\n"))")
    #expect(
      report.certainWithoutTitle <= 0.5, "\(report.wrongWithoutTitle.joined(separator: "\n"))")
  }
}

/// A catalogue that answers questions by name, as a search of a whole one does.
struct TestCatalogue {
  private var byKey: [String: [KnownTitle]] = [:]
  private var byID: [String: KnownTitle] = [:]

  init(_ titles: [KnownTitle]) {
    for title in titles {
      byID[title.id] = title
      for key in Set(([title.name] + title.otherNames).map { NameText.key(of: $0) }) {
        byKey[key, default: []].append(title)
      }
    }
  }

  func answers(to questions: [TitleQuestion]) -> [KnownTitle] {
    var seen: Set<String> = []
    return questions.flatMap { question in
      (byKey[NameText.key(of: question.words)] ?? [])
        + [question.imdbID.flatMap { byID[$0] }].compactMap(\.self)
    }.filter { seen.insert($0.id).inserted }
  }
}

/// What was read in a name, and decided.
struct NameResult {
  var name: GeneratedName
  var reading: FileNameReading?
  var decision: Decision
  /// The decision by a catalogue that lacks the title.
  var decisionWithoutTitle: Decision

  init(_ name: GeneratedName, _ catalogue: TestCatalogue) {
    self.name = name
    let file = FileName(path: name.path)
    reading = file.readings.first
    let answers = catalogue.answers(to: file.questions)
    decision = file.decision(among: answers)
    decisionWithoutTitle = file.decision(among: answers.filter { $0.id != name.title.id })
  }

  /// Whether the best reading has the title and the year, without a catalogue.
  var isRead: Bool { isRight(reading) }

  /// Whether season and episodes are right, in the reading that is certain or else the best.
  var isNumbered: Bool {
    let reading = decidedReading ?? reading
    return reading?.season == name.season && reading?.episodes == name.episodes
  }

  /// Whether the title is certain; or, if a person has to choose, whether it is offered and the
  /// first candidate has its name and year.
  var isDecided: Bool {
    switch decision {
    case .certain(_, let id, _): id == name.title.id
    case .open(let candidates, _):
      isRight(candidates.first?.reading) && candidates.contains { $0.id == name.title.id }
    }
  }

  private func isRight(_ reading: FileNameReading?) -> Bool {
    guard let reading else { return false }
    return NameText.key(of: reading.title) == NameText.key(of: name.title.name)
      && reading.year == name.year
  }

  var isCertain: Bool { decision.id != nil }
  var isWrong: Bool { decision.id.map { $0 != name.title.id } ?? false }

  /// Whether a name with a year is taken for another title, if its own is unknown.
  var isWrongWithoutTitle: Bool { name.year != nil && decisionWithoutTitle.id != nil }

  var decidedReading: FileNameReading? {
    switch decision {
    case .certain(let reading, _, _): reading
    case .open(let candidates, _): candidates.first?.reading
    }
  }
}

/// How many of the names were understood, in per cent.
struct NameReport {
  private let results: [NameResult]

  init(_ results: [NameResult]) { self.results = results }

  var read: Double { share { $0.isRead } }
  var decided: Double { share { $0.isDecided } }
  var numbered: Double { share { $0.isNumbered } }
  var certainButWrong: Double { share { $0.isWrong } }
  var certainWithoutTitle: Double { share { $0.isWrongWithoutTitle } }

  var misread: [String] { lines { !$0.isRead } }
  var undecided: [String] { lines { !$0.isDecided } }
  var misnumbered: [String] { lines { !$0.isNumbered } }
  var wrong: [String] { lines { $0.isWrong } }
  var wrongWithoutTitle: [String] { lines { $0.isWrongWithoutTitle } }

  /// A line for each name, for comparing it with other programs: the path; the title, its year,
  /// season and episodes as they are; the same as read alone, and as decided by the catalogue;
  /// whether it is decided, certain and wrong; and its kind.
  var table: String {
    results.map { result in
      [
        result.name.path, result.name.title.name,
        Self.text(result.name.year, result.name.season, result.name.episodes),
        result.reading?.title ?? "",
        Self.text(result.reading?.year, result.reading?.season, result.reading?.episodes ?? []),
        result.decidedReading?.title ?? "",
        Self.text(
          result.decidedReading?.year, result.decidedReading?.season,
          result.decidedReading?.episodes ?? []),
        result.isDecided ? "decided" : "", result.isCertain ? "certain" : "",
        result.isWrong ? "wrong" : "", result.name.isEpisode ? "episode" : "film",
      ].joined(separator: "\t") + "\n"
    }.joined()
  }

  private static func text(_ year: Int?, _ season: Int?, _ episodes: [Int]) -> String {
    [
      year.map(String.init) ?? "", season.map(String.init) ?? "",
      episodes.map(String.init).joined(separator: ","),
    ].joined(separator: "\t")
  }

  private func share(_ isRight: (NameResult) -> Bool) -> Double {
    100 * Double(results.count(where: isRight)) / Double(max(1, results.count))
  }

  private func lines(_ isListed: (NameResult) -> Bool) -> [String] {
    results.filter(isListed).map { result in
      let reading = result.reading
      return "\(result.name.path) → “\(reading?.title ?? "")” \(reading?.year ?? 0) "
        + "\(reading?.season ?? -1) \(reading?.episodes ?? []); \(result.decision.id ?? "open") "
        + "\(result.decision.reason)"
    }
  }
}
