public import MoviesCore
import SafeText
import TerminalUI
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
    /// The part of the text in which the row's names are links; `nil` if they are not links.
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
    /// The people that all titles have in common; empty if there are none.
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
  /// The people that the titles have in common; empty if there are none, or until all titles are
  /// known.
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

extension Comparison {
  /// Returns the comparison as lines of plain text.
  ///
  /// Titles that do not fit next to each other follow below, compared by the same facts.
  ///
  /// - Parameter width: The number of cells of a line.
  /// - Returns: The lines.
  public func text(width: Int) -> [String] {
    let columns = ComparisonColumns(titles: titles.count, width: width)
    let table = ComparisonTable(theme: Theme(.dark, depth: .mono), columns: columns)
    let blocks = stride(from: 0, to: titles.count, by: columns.count).map { first in
      var part = self.columns(first..<min(first + columns.count, titles.count))
      part.keepRows(andPeopleInCommon: first == 0)
      return table.lines(headings: part.titles) + [StyledLine()] + table.lines(part.groups)
    }
    return blocks.joined(separator: [StyledLine()]).map(\.text)
  }

  /// Drops the rows without any value.
  private mutating func keepRows(andPeopleInCommon hasPeople: Bool) {
    for index in groups.indices {
      groups[index].rows.removeAll { !$0.values.contains(where: \.isSomething) }
      if !hasPeople { groups[index].inCommon = [] }
    }
    groups.removeAll { $0.rows.isEmpty && $0.inCommon.isEmpty }
  }
}

extension StyledLine {
  fileprivate var text: String { spans.map(\.text).joined() }
}

extension Comparison.Row {
  /// Creates the row of a fact; returns `nil` if no title has it or may still get it.
  init?(_ fact: ComparedFact, of titles: [ComparedTitle]) {
    label = fact.label
    part = fact.part
    values = titles.map { fact.value($0) ?? ($0.isAwaited ? .awaited : .unknown) }
    let isExpected = fact.isUsual && values.contains(.awaited)
    guard isExpected || values.contains(where: \.isSomething) else { return nil }
    let known = titles.indices.filter { titles[$0].detail != nil && !titles[$0].isAwaited }
    guard known.count > 1 else { return }
    let shared = known.map { values[$0].nameKeys }.reduce(values[known[0]].nameKeys) {
      $0.intersection($1)
    }
    for index in values.indices { values[index].markNames(shared) }
    agrees = known.allSatisfy { values[$0].isSame(as: values[known[0]]) }
  }
}

extension Comparison.Value {
  /// Whether there is anything to show of a title.
  var isSomething: Bool { self != .unknown && self != .awaited }

  /// The keys that identify the names of a list.
  fileprivate var nameKeys: Set<String> {
    if case .names(let names) = self { Set(names.map(\.text.nameKey)) } else { [] }
  }

  fileprivate mutating func markNames(_ shared: Set<String>) {
    guard case .names(var names) = self else { return }
    for index in names.indices {
      names[index].isShared = shared.contains(names[index].text.nameKey)
    }
    self = .names(names)
  }

  /// Whether two values read the same; the order of names makes no difference.
  fileprivate func isSame(as other: Comparison.Value) -> Bool {
    switch (self, other) {
    case (.names, .names): nameKeys == other.nameKeys
    case (.rating(let own), .rating(let other)): own.written == other.written
    default: isSomething && self == other
    }
  }
}

extension Comparison {
  /// The comparison to be read aloud: the names of the titles, and then a line for each row.
  ///
  /// A line looks like `Runtime: Batman 126 min; Batman Returns 126 min.`
  var sentences: [String] {
    ["Comparing \(spokenTitles.joinedByAnd)."]
      + groups.flatMap { group in
        group.rows.compactMap(sentence)
          + [group.sentenceAboutPeople].compactMap(\.self)
      }
  }

  /// The names of the titles, with numbers if they are the same.
  var spokenTitles: [String] {
    titles.enumerated().map { index, title in
      titles.filter { $0 == title }.count > 1 ? "\(title) (\(index + 1))" : title
    }
  }

  /// Returns the sentence of a row, without titles that have no value; `nil` if no title has one.
  private func sentence(_ row: Row) -> String? {
    let values = zip(spokenTitles, row.values).compactMap { title, value in
      value.spoken.map { "\(title) \($0)" }
    }
    return values.isEmpty ? nil : "\(row.label): \(values.joined(separator: "; "))".asSentence
  }
}

extension Comparison.Group {
  fileprivate var sentenceAboutPeople: String? {
    guard !inCommon.isEmpty else { return nil }
    let people = inCommon.map { "\($0.name) (\($0.parts))" }.joined(separator: ", ")
    return "In common: \(people)".asSentence
  }
}

extension Comparison.Value {
  fileprivate var spoken: String? {
    switch self {
    case .unknown, .awaited: nil
    case .text(let text): text.withoutFullStop
    case .years(let years): years.spoken
    case .names(let names): names.map(\.text).joined(separator: ", ")
    case .rating(let rating): "\(rating.written) of \(rating.source == .imdb ? 10 : 100)"
    }
  }
}
