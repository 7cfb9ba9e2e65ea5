import Titles

extension LocalSearch {
  /// Puts further hits at their places among those of an index.
  ///
  /// These stay as they are and in the order of the index, which may know more than their facts
  /// tell: other names, or that films come before shorts. So every page has what follows on the one
  /// before.
  ///
  /// - Parameters:
  ///   - further: Hits that the index does not have, in their order.
  ///   - hits: Those of the index, from the first on.
  /// - Returns: All of them.
  func merging(_ further: [TitleDetail], into hits: [TitleDetail]) -> [TitleDetail] {
    let precedes = order.map(comparison(by:)) ?? comparisonByRank()
    var rest = further[...]
    var merged: [TitleDetail] = []
    for hit in hits {
      while let next = rest.first, precedes(next, hit) { merged.append(rest.removeFirst()) }
      merged.append(hit)
    }
    return merged + rest
  }

  /// Compares by the value that decides the order.
  private func comparison(by order: TitleOrder) -> (TitleDetail, TitleDetail) -> Bool {
    func value(of title: TitleDetail) -> TitleOrder.Value? {
      order.key.value(of: TitleSummary(title), title, marks[title.id])
    }
    return { order.precedes(value(of: $0), value(of: $1)) }
  }

  /// Compares by how well names match, and among equals by how well known the titles are.
  private func comparisonByRank() -> (TitleDetail, TitleDetail) -> Bool {
    guard let ranking else { return { $0.popularity > $1.popularity } }
    let words = SearchedWords([ranking])
    let ranks = ranks(for: words)
    func place(of title: TitleDetail) -> (Int, Int) {
      let tier = words.tier(in: SearchableTitle(title)) ?? .anywhere
      return (ranks.firstIndex { $0.contains(tier) } ?? ranks.endIndex, -title.popularity)
    }
    return { place(of: $0) < place(of: $1) }
  }
}
