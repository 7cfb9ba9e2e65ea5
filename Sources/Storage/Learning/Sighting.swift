import Titles

/// A title in an answer, with the facts that the answer tells about it.
struct Sighting: Hashable, Sendable {
  /// How much it tells.
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

  /// Who tells it.
  var source: FactOrigin.Source { depth == .row ? .row : .service }
}

extension Sighting {
  init(_ row: TitleSummary) {
    detail = TitleDetail(
      id: row.id, title: row.name, years: row.years, kind: row.kind, poster: row.poster)
    depth = .row
  }
}

extension Answer where Value: Perishable {
  /// Its facts about titles.
  var sightings: [Sighting] {
    value.sightings.map { sighting in
      var sighting = sighting
      if quality == .partial { sighting.depth = min(sighting.depth, .part) }
      return sighting
    }
  }
}
