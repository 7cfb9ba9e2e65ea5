package import Titles

extension TitlePage {
  /// The page with the titles first that are exactly what was asked for, the rest as it was.
  ///
  /// Case, accents and punctuation make no difference. Meant for a first page: rows never move from
  /// page to page.
  package func ranked(for query: String) -> TitlePage {
    let key = query.comparisonKey
    guard !key.isEmpty else { return self }
    var page = self
    page.titles = titles.stablySorted { $0.title.comparisonKey == key ? 0 : 1 }
    return page
  }
}
