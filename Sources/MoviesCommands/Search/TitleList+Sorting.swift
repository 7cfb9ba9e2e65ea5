import MoviesCore
import MoviesUI
import Titles

extension TitleList {
  /// What the user should know about the order of the titles.
  ///
  /// - Parameters:
  ///   - key: What the titles are sorted by.
  ///   - known: For how many of them that is known.
  /// - Returns: A sentence or two for each remark; none if all matches are sorted.
  func remarks(sortedBy key: TitleOrder.Key, known: Int) -> [String] {
    if known == 0, key.needsDetails, !titles.isEmpty { return [notSorted(by: key)] }
    let part = SortedPart(
      order: TitleOrder(key), known: known, count: titles.count, missingPages: 0)
    return [part.sentence, unsorted].compactMap(\.self)
  }

  private func notSorted(by key: TitleOrder.Key) -> String {
    let sentence = "Not sorted: \(key.facts) are known for 0 of \(titles.count.grouped) titles."
    guard details.isEmpty else { return sentence }
    return sentence
      + " The search tells only year and title: use --sort year or --sort title."
  }

  /// How many of the matches are sorted, and how to sort them all.
  private var unsorted: String? {
    guard let total, total > titles.count else { return nil }
    let sentence = "Sorted the first \(titles.count.grouped) of \(total.grouped)"
    let limit = min(total, Bounds.limit.upperBound)
    guard error == nil, limit > titles.count else { return sentence + "." }
    guard limit == total else { return sentence + "; --limit \(limit) sorts more." }
    return sentence + "; --limit \(limit) sorts all\(cost)."
  }

  /// What the rest of the matches costs.
  private var cost: String {
    switch missingPages {
    case 0: ""
    case 1: " (1 more request)"
    default: " (\(missingPages.grouped) more requests)"
    }
  }
}
