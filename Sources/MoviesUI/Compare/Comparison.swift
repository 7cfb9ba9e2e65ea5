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
    /// In the order of the titles.
    var values: [Value]
    /// Whether it is the same for all titles that are known.
    var agrees = false
  }

  /// A title's value in a row.
  enum Value: Sendable, Equatable {
    /// Nothing.
    case unknown
    /// Nothing yet: it is on its way.
    case awaited
    case text(String)
    case years(YearRange)
    case names([Name])
    case rating(Rating)
  }

  /// One of several names in a row.
  struct Name: Sendable, Equatable {
    var text: String
    /// Whether all titles that are known have it in this row.
    var isShared: Bool
  }

  /// Rows that belong together.
  struct Group: Sendable, Equatable {
    var rows: [Row]
    /// A remark below them about all titles together.
    var remark: TitleDetail.Field?
  }

  /// The names of the titles.
  var titles: [String]
  var groups: [Group]

  /// Compares titles by what is known of them.
  ///
  /// There is a row for each fact that at least one title has or may still get.
  public init(_ titles: [ComparedTitle]) {
    self.titles = titles.map(\.summary.title)
    let facts: [[ComparedFact]] = [
      ComparedFact.basics(of: titles), ComparedFact.ratings(of: titles),
      ComparedFact.people(of: titles), ComparedFact.release(of: titles),
      ComparedFact.seasons(of: titles),
    ]
    groups = facts.map { Group(rows: $0.compactMap { Row($0, of: titles) }) }
    groups[2].remark = TitleDetail.Field(peopleInCommonOf: titles)
    groups.removeAll { $0.rows.isEmpty }
  }

  /// The same comparison with some of the titles only.
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

extension TitleDetail.Field {
  /// The people that the titles have in common; `nil` for nobody, or until all titles are known.
  fileprivate init?(peopleInCommonOf titles: [ComparedTitle]) {
    let details = titles.compactMap(\.detail)
    guard details.count == titles.count, !titles.contains(where: \.isAwaited) else { return nil }
    let people = CommonNames(details).people
    guard !people.isEmpty else { return nil }
    self.init(label: "In common", value: people.map(\.words).joined(separator: ", "))
  }
}

extension CommonNames.Person {
  /// Such as `Tim Burton (director)`, or `Clint Eastwood (director or cast)` for who did one thing
  /// here and another there.
  fileprivate var words: String {
    let parts =
      roles.isEmpty
      ? allRoles.map(\.word).joined(separator: " or ")
      : roles.map(\.word).joined(separator: ", ")
    return "\(name) (\(parts))"
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
