import Titles

/// What an answer tells about a title.
struct Sighting: Hashable, Sendable {
  /// How much it tells.
  enum Depth: Int, Comparable, Sendable {
    /// What stands in a row of a list.
    case row
    /// Some of the facts.
    case part
    /// All facts that the source has.
    case whole

    static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
  }

  var detail: TitleDetail
  var depth: Depth
}

extension Sighting {
  init(_ row: TitleSummary) {
    detail = TitleDetail(
      id: row.id, title: row.title, years: row.years, kind: row.kind, poster: row.poster)
    depth = .row
  }

  /// What is known about the title after both sightings.
  ///
  /// The one that tells more counts, among equals the newer one, and the other completes it. Of two
  /// plots the longer one stays: a title that was asked for with its whole plot may be asked for
  /// later with a short one.
  ///
  /// - Parameters:
  ///   - known: What was known before.
  ///   - isNewer: Whether this one is the newer of the two.
  /// - Returns: What is known now.
  func added(to known: Sighting, isNewer: Bool) -> Sighting {
    let counts = depth > known.depth || depth == known.depth && isNewer
    var sum = counts ? self : known
    sum.detail = sum.detail.completed(by: counts ? known.detail : detail)
    sum.detail.plot = [detail.plot, known.detail.plot].compactMap(\.self)
      .max { $0.utf8.count < $1.utf8.count }
    return sum
  }
}

extension Answer where Value: Perishable {
  /// What it tells about titles.
  var sightings: [Sighting] {
    value.sightings.map { sighting in
      var sighting = sighting
      if quality == .partial { sighting.depth = min(sighting.depth, .part) }
      return sighting
    }
  }
}
