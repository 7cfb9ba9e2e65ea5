package import Titles

extension TitlePage {
  /// Returns the page with exact matches of the query first, and the rest unchanged.
  ///
  /// Case, accents and punctuation make no difference. This is meant for first pages: rows never
  /// move between pages.
  package func ranked(for query: String) -> TitlePage {
    let key = query.comparisonKey
    guard !key.isEmpty else { return self }
    var page = self
    page.titles = titles.stablySorted { $0.title.comparisonKey == key ? 0 : 1 }
    return page
  }
}
