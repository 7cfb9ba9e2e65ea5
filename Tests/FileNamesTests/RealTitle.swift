import FileNames
import Foundation
import OMDBStandIn

/// A film or a series that exists, from which names of files are made.
struct RealTitle: Sendable {
  var id: String
  var name: String
  var originalName: String?
  var year: Int?
  var endYear: Int?
  var isSeries: Bool
  var votes: Int

  /// Those of the bundled catalogue, and those of `Cases/titles.tsv`, each once.
  static func all() throws -> [RealTitle] {
    let bundled = StandInCatalogue.bundled.titles.compactMap { RealTitle($0) }
    let known = Set(bundled.map(\.id))
    return bundled + (try listed()).filter { !known.contains($0.id) }
  }

  private static func listed() throws -> [RealTitle] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/titles.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
          .map(String.init)
        return RealTitle(
          id: columns[0], name: columns[1], year: Int(columns[2]), isSeries: columns[3] == "series",
          votes: Int(columns[4]) ?? 0)
      }
  }

  /// The title as a catalogue tells of it.
  var known: KnownTitle {
    KnownTitle(
      id: id, name: name, otherNames: [originalName].compactMap(\.self), year: year,
      endYear: endYear, isSeries: isSeries, votes: votes)
  }
}

extension RealTitle {
  fileprivate init?(_ entry: CatalogueEntry) {
    guard ["movie", "series"].contains(entry[.type]) else { return nil }
    let years = entry[.year].split(separator: "–")
    self.init(
      id: entry[.imdbID], name: entry[.title], year: years.first.flatMap { Int($0) },
      endYear: years.count > 1 ? Int(years[1]) : nil, isSeries: entry[.type] == "series",
      votes: Int(entry[.imdbVotes].filter(\.isNumber)) ?? 0)
  }
}
