import MoviesCore
import MoviesUI
import Titles

extension TitleList {
  /// Returns remarks for the user on the order of the titles.
  ///
  /// - Parameters:
  ///   - key: The key by which the titles are sorted.
  ///   - known: The number of titles whose value for the key is known.
  /// - Returns: The remarks, each of one or two sentences; none if all matches are sorted.
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

  /// A remark on how many of the matches are sorted, and how to sort them all; `nil` if all are.
  private var unsorted: String? {
    guard let total, total > titles.count else { return nil }
    let sentence = "Sorted the first \(titles.count.grouped) of \(total.grouped)"
    let limit = min(total, Bounds.limit.upperBound)
    guard error == nil, limit > titles.count else { return sentence + "." }
    guard limit == total else { return sentence + "; --limit \(limit) sorts more." }
    return sentence + "; --limit \(limit) sorts all\(cost)."
  }

  /// The cost of the remaining matches in requests, in brackets.
  private var cost: String {
    switch missingPages {
    case 0: ""
    case 1: " (1 more request)"
    default: " (\(missingPages.grouped) more requests)"
    }
  }
}
