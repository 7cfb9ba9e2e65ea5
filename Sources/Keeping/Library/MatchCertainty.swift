import Titles

/// The certainty that a name means a title.
package enum MatchCertainty: String, Sendable, CaseIterable {
  /// No other title can be meant: no other one has the same name and year, or the same name if the
  /// year is not given; or the title is so well known that no one means another one.
  case certain
  /// The title has exactly this name, but others may have it, too, or it came out in another year.
  case likely
  /// The title has another name, but is the best match.
  case possible
}

extension NameMatching {
  /// Returns the certainty that a name means a title.
  ///
  /// Only data on this machine is consulted: without IMDb's data, no title is certain unless it is
  /// well known.
  ///
  /// - Parameters:
  ///   - title: The title that was found.
  ///   - query: The name, with its kind and year if they are known.
  /// - Returns: The certainty.
  package func certainty(of title: TitleDetail, for query: TitleQuery) async -> MatchCertainty {
    let name = ImportedName(title: query.text, year: query.years?.single, kind: query.kind)
    if name.certainlyMeans(title) { return .certain }
    guard title.isCalled(name.title) else { return .possible }
    return await onlyNamesakeHere(of: name)?.id == title.id ? .certain : .likely
  }
}
