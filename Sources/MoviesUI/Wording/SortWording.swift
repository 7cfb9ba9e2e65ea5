public import MoviesCore
import Titles

extension TitleOrder {
  /// The order of a list in the header: `by rating ↓`.
  var words: String { "by \(key.words) \(isDescending ? "↓" : "↑")" }

  /// The order in words: `by rating, highest first`.
  var spoken: String { "by \(key.words), \(isDescending ? key.greatest : key.least) first" }
}

extension TitleOrder.Key {
  fileprivate var words: String {
    switch self {
    case .rating, .votes, .year, .title, .runtime, .disagreement: rawValue
    case .mine: "your rating"
    case .seen: "day seen"
    case .added: "day added"
    }
  }

  fileprivate var greatest: String {
    switch self {
    case .rating, .disagreement, .mine: "highest"
    case .votes: "most"
    case .year: "newest"
    case .title: "Z"
    case .runtime: "longest"
    case .seen, .added: "latest"
    }
  }

  fileprivate var least: String {
    switch self {
    case .rating, .disagreement, .mine: "lowest"
    case .votes: "fewest"
    case .year: "oldest"
    case .title: "A"
    case .runtime: "shortest"
    case .seen, .added: "earliest"
    }
  }

  /// The name of the facts that titles are sorted by, for many titles.
  public var facts: String {
    switch self {
    case .rating: "ratings"
    case .votes: "votes"
    case .year: "years"
    case .title: "titles"
    case .runtime: "runtimes"
    case .disagreement: "critics' and IMDb's ratings"
    case .mine: "your ratings"
    case .seen: "the days on which you saw them"
    case .added: "the days on which you added them"
    }
  }

  /// Returns a sentence, without its end, that says for which titles the sorting fact is known.
  fileprivate func sentence(about titles: String) -> String {
    switch self {
    case .rating: "Rating is known for \(titles)"
    case .votes: "Votes are known for \(titles)"
    case .year: "Year is known for \(titles)"
    case .title: "Title is known for \(titles)"
    case .runtime: "Runtime is known for \(titles)"
    case .disagreement: "Critics' and IMDb's ratings are known for \(titles)"
    case .mine: "You have rated \(titles)"
    case .seen: "You have seen \(titles) on a day that is known"
    case .added: "You have put \(titles) on the watchlist"
    }
  }
}

extension SortedPart {
  /// Whether more of the list would be sorted if the rest of it were loaded.
  var canLoadRest: Bool { missingPages > 0 && !order.key.needsDetails }

  /// The sorted share of the list, in a few words; `nil` if all of it is sorted.
  var share: String? { known < count ? "\(known.grouped) of \(count.grouped)" : nil }

  /// The sorted share of the list and the reason, as a sentence; `nil` if all of it is sorted.
  public var sentence: String? {
    guard let share else { return nil }
    if canLoadRest {
      guard takesRequests else { return "Sorted \(share). The rest is not loaded." }
      return "Sorted \(share). Loading the rest takes \(missingPages.counted("request"))."
    }
    if known > 0 { return order.key.sentence(about: "\(share) titles") + "; others come last." }
    if order.key.isAboutLibrary { return order.key.sentence(about: "none of these titles") + "." }
    return "No \(order.key.facts) are known."
  }
}
