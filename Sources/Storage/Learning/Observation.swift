import Titles

/// A title in an answer, with the facts that the answer has about it.
struct Observation: Hashable, Sendable {
  /// The completeness of the facts.
  enum Depth: Int, Comparable, Sendable {
    /// The facts in a row of a list.
    case row
    /// Some of the facts.
    case part
    /// All facts that the source has.
    case whole

    static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
  }

  var detail: TitleDetail
  var depth: Depth

  /// The source of the facts.
  var source: FactOrigin.Source { depth == .row ? .row : .service }
}

extension Observation {
  init(_ row: TitleSummary) {
    detail = TitleDetail(
      id: row.id, title: row.name, years: row.years, kind: row.kind, poster: row.poster)
    depth = .row
  }
}

extension Answer where Value: Perishable {
  /// The facts about titles in the answer.
  var sightings: [Observation] {
    value.sightings.map { sighting in
      var sighting = sighting
      if quality == .partial { sighting.depth = min(sighting.depth, .part) }
      return sighting
    }
  }
}
