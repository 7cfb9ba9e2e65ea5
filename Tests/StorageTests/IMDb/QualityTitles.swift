import Foundation
import TestSupport

@testable import Storage

/// The titles that questions are about, the best known first, and behind them many that nobody asks
/// for, as little known as most of IMDb's.
struct QualityTitles {
  private(set) var titles: [IMDbTitle] = []
  private(set) var episodes: [IMDbTitle] = []
  private var random = SplitMix(seed: 33)
  private var words: [String]

  /// Where `words.tsv` and `names.tsv` are: the words of real titles and further real names.
  private static let facts = ProcessInfo.processInfo.environment["MOVIES_TUI_FACTS"]

  /// Puts the titles among so many others.
  init(of questions: [IMDbQuestion], among count: Int) throws {
    var real: [UInt32: (title: IMDbTitle, rank: Int)] = [:]
    for (rank, columns) in try Self.table("names.tsv").enumerated() {
      guard let number = UInt32(columns[0].dropFirst(2)) else { continue }
      real[number] = (IMDbTitle(number, columns[1], year: Int(columns[2])), rank)
    }
    for question in questions {
      guard let number = UInt32(question.id.dropFirst(2)) else { continue }
      if question.origin.count == 4, let series = UInt32(question.origin[0].dropFirst(2)) {
        real[series] = (IMDbTitle(series, question.origin[1], .tvSeries), 20)
        let place = IMDbEpisodePlace(
          series: series, season: Int(question.origin[2]), number: Int(question.origin[3]))
        episodes.append(
          IMDbTitle(number, question.name, .tvEpisode, votes: 1_000) { $0.episode = place })
        continue
      }
      let year = question.origin.first.flatMap { Int($0) }
      var known = real[number] ?? (IMDbTitle(number, question.name, year: year), question.rank)
      if known.title.originalName == nil {
        known.title.originalName = question.original
      } else if let name = question.original {
        known.title.namesAbroad.append(name)
      }
      real[number] = known
    }
    for (number, known) in real {
      // Votes fall with the rank about as they do among real titles.
      real[number]?.title.votes = Int(2_000_000 / pow(Double(known.rank + 1), 0.6))
    }
    let ranked = real.values.sorted { ($0.rank, $0.title.number) < ($1.rank, $1.title.number) }
    words = try Self.table("words.tsv").flatMap { columns in
      Array(repeating: columns[0], count: Int(columns[1]) ?? 1)
    }
    if words.isEmpty {
      words = ranked.flatMap { $0.title.name.split(separator: " ").map(String.init) }
    }
    titles = ranked.map(\.title) + Self.decoys(of: questions)
    while titles.count < count { titles.append(other(titles.count)) }
  }

  /// Little-known titles that the words of some questions find, besides the wanted one.
  private static func decoys(of questions: [IMDbQuestion]) -> [IMDbTitle] {
    questions.enumerated().compactMap { place, question in
      let number = 20_000_000 + UInt32(place)
      switch question.kind {
      case "slip that is a name":
        return IMDbTitle(number, question.typed.capitalized, year: 1996, votes: 12)
      case "beginning of the better known":
        return IMDbTitle(number, question.typed.capitalized, year: 2011)
      case "name and year":
        let words = question.typed.filter { $0.isLetter || $0.isNumber || $0 == " " }
        return IMDbTitle(number, "The \(words.capitalized) Story", year: 1985, votes: 4_000)
      default: return nil
      }
    }
  }

  /// A title of one to five words as real titles have them.
  private mutating func other(_ place: Int) -> IMDbTitle {
    let length = [1, 2, 2, 3, 3, 3, 4, 5].randomElement(using: &random) ?? 2
    let name = (0..<length).compactMap { _ in words.randomElement(using: &random) }
    return IMDbTitle(30_000_000 + UInt32(place), name.joined(separator: " ").capitalized)
  }

  private static func table(_ name: String) throws -> [[String]] {
    guard let facts else { return [] }
    return try String(contentsOfFile: "\(facts)/\(name)", encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
