import Titles

/// All names in an import; one name can rule out a meaning of another.
///
/// An import has one year for each title, so two names with different years mean two titles.
package struct ImportedNames: Sendable {
  /// The names, by their words.
  private var names: [String: Set<ImportedName>] = [:]

  /// Collects the names of an import.
  ///
  /// - Parameter names: The names, including those of titles that the import identifies by id.
  /// - Complexity: O(*n*) in the number of names.
  package init(_ names: some Sequence<ImportedName> = []) {
    for name in names { self.names[name.title.comparisonKey, default: []].insert(name) }
  }

  /// Whether another name in the import, with a different year, may mean a title, so that this name
  /// probably means another one.
  func speakAgainst(_ title: TitleDetail, for name: ImportedName) -> Bool {
    guard let start = title.years?.start else { return false }
    return title.names.flatMap { names[$0.comparisonKey] ?? [] }.contains { other in
      guard let year = other.year, year != name.year else { return false }
      return abs(year - start) <= 1 && other.canMean(title)
    }
  }
}
