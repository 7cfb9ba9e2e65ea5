public import MoviesCore
import Titles

/// The facts about several titles, aligned by row.
///
///     let comparison = Comparison([ComparedTitle(batman), ComparedTitle(batmanReturns)])
///     for line in comparison.text(width: 80) { print(line) }
public struct Comparison: Sendable, Equatable {
  /// A fact, with a value for each title.
  struct Row: Sendable, Equatable {
    var label: String
    /// The values, in the order of the titles.
    var values: [Value]
    /// Whether all known titles have the same value.
    var agrees = false
    /// The part of the text that the row's names link from; `nil` if they are not links.
    var part: DoorPlace.Part?
  }

  /// A title's value in a row.
  enum Value: Sendable, Equatable {
    /// No value is known.
    case unknown
    /// The value is still loading.
    case awaited
    case text(String)
    case years(YearRange)
    case names([Name])
    case rating(Rating)
  }

  /// One of several names in a row.
  struct Name: Sendable, Equatable {
    var text: String
    /// Whether all known titles have the name in this row.
    var isShared: Bool
  }

  /// A group of related rows.
  struct Group: Sendable, Equatable {
    var rows: [Row]
    /// The people that all titles have in common; empty for nobody.
    var inCommon: [CommonNames.Person] = []
  }

  /// The names of the titles.
  var titles: [String]
  var groups: [Group]

  /// Compares titles by their known facts.
  ///
  /// There is a row for each fact that at least one title has or may still get; the user's own
  /// facts come first.
  public init(_ titles: [ComparedTitle]) {
    self.titles = titles.map(\.summary.title)
    func group(_ facts: [ComparedFact]) -> Group {
      Group(rows: facts.compactMap { Row($0, of: titles) })
    }
    var people = group(ComparedFact.people(of: titles))
    people.inCommon = titles.peopleInCommon
    groups = [
      group(ComparedFact.own), group(ComparedFact.basics(of: titles)),
      group(ComparedFact.ratings(of: titles)), people,
      group(ComparedFact.release(of: titles)), group(ComparedFact.seasons(of: titles)),
    ]
    groups.removeAll { $0.rows.isEmpty }
  }

  /// Returns the comparison of only some of the titles.
  func columns(_ columns: Range<Int>) -> Comparison {
    var part = self
    part.titles = Array(titles[columns])
    for group in groups.indices {
      for row in groups[group].rows.indices {
        part.groups[group].rows[row].values = Array(groups[group].rows[row].values[columns])
      }
    }
    return part
  }
}

extension [ComparedTitle] {
  /// The people that the titles have in common; empty for nobody, or until all titles are known.
  fileprivate var peopleInCommon: [CommonNames.Person] {
    let details = compactMap(\.detail)
    guard details.count == count, !contains(where: \.isAwaited) else { return [] }
    return CommonNames(details).people
  }
}

extension CommonNames.Person {
  /// The person's roles: `director`, or `director or cast` if they differ between titles.
  var parts: String {
    roles.isEmpty
      ? allRoles.map(\.word).joined(separator: " or ")
      : roles.map(\.word).joined(separator: ", ")
  }
}

extension CommonNames.Role {
  fileprivate var word: String {
    switch self {
    case .director: "director"
    case .writer: "writer"
    case .actor: "cast"
    }
  }
}
