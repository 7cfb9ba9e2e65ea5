import Titles

/// How certain it is that a title is the one that a name means.
package enum MatchCertainty: String, Sendable, CaseIterable {
  /// Nothing else can be meant: no other title has the name in that year or, without a year, at
  /// all; or it is so well known that nobody means another one.
  case certain
  /// It has the very name. Others may have it, too, or it came out in another year.
  case likely
  /// It has another name, which is the best match.
  case possible
}

extension NameMatching {
  /// How certain it is that a name means a title.
  ///
  /// Nobody is asked but this machine: of what it does not know, no title is certain unless it is
  /// well known.
  ///
  /// - Parameters:
  ///   - title: The title that was found for the name.
  ///   - query: The name, with a kind and a year if need be.
  /// - Returns: The certainty.
  package func certainty(of title: TitleDetail, for query: TitleQuery) async -> MatchCertainty {
    let name = ImportedName(title: query.text, year: query.years?.single, kind: query.kind)
    if name.certainlyMeans(title) { return .certain }
    guard title.isCalled(name.title) else { return .possible }
    return await onlyNamesakeHere(of: name)?.id == title.id ? .certain : .likely
  }
}
