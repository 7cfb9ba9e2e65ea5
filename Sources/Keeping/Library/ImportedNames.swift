import Titles

/// All names in an import, which can rule out meanings of each other.
///
/// An import has one year for each title, so two names with different years mean two titles.
package struct ImportedNames: Sendable {
  /// The names, by their words.
  private var names: [String: Set<ImportedName>] = [:]

  /// - Parameter names: The names, including those of titles that the import identifies by id.
  /// - Complexity: O(*n*) in the number of names.
  package init(_ names: some Sequence<ImportedName> = []) {
    for name in names { self.names[name.title.comparisonKey, default: []].insert(name) }
  }

  /// Whether another name, with a year of its own, may mean a title that came out in another year
  /// than a name says.
  func speakAgainst(_ title: TitleDetail, for name: ImportedName) -> Bool {
    guard let start = title.years?.start else { return false }
    return title.names.flatMap { names[$0.comparisonKey] ?? [] }.contains { other in
      guard let year = other.year, year != name.year else { return false }
      return abs(year - start) <= 1 && other.canMean(title)
    }
  }
}
