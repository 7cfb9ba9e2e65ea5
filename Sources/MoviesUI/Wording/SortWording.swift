public import MoviesCore
import Titles

extension TitleOrder {
  /// What a list is sorted by, as the header shows it: `by rating ↓`.
  var words: String { "by \(key.rawValue) \(isDescending ? "↓" : "↑")" }

  /// The same as people say it: `by rating, highest first`.
  var spoken: String { "by \(key.rawValue), \(isDescending ? key.greatest : key.least) first" }
}

extension TitleOrder.Key {
  fileprivate var greatest: String {
    switch self {
    case .rating, .disagreement: "highest"
    case .votes: "most"
    case .year: "newest"
    case .title: "Z"
    case .runtime: "longest"
    }
  }

  fileprivate var least: String {
    switch self {
    case .rating, .disagreement: "lowest"
    case .votes: "fewest"
    case .year: "oldest"
    case .title: "A"
    case .runtime: "shortest"
    }
  }

  /// What titles are sorted by, of many titles.
  public var facts: String {
    switch self {
    case .rating: "ratings"
    case .votes: "votes"
    case .year: "years"
    case .title: "titles"
    case .runtime: "runtimes"
    case .disagreement: "critics’ and IMDb’s ratings"
    }
  }

  /// The fact that must be known about a title so that it can be sorted.
  fileprivate var fact: String {
    switch self {
    case .rating: "Rating"
    case .votes: "Votes"
    case .year: "Year"
    case .title: "Title"
    case .runtime: "Runtime"
    case .disagreement: "Critics’ and IMDb’s ratings"
    }
  }
}

extension SortedPart {
  /// Whether more of the list would be sorted if the rest of it were loaded.
  var canLoadRest: Bool { missingPages > 0 && !order.key.needsDetails }

  /// How much of the list is sorted, in a few words; `nil` if all of it is.
  var share: String? { known < count ? "\(known.grouped) of \(count.grouped)" : nil }

  /// How much of the list is sorted, and why not all of it, as a sentence; `nil` if all of it is.
  public var sentence: String? {
    guard let share else { return nil }
    if canLoadRest {
      return "Sorted \(share). Loading the rest takes \(missingPages.requests)."
    }
    if known == 0 {
      return "No \(order.key.facts) known yet: they come when you open a title."
    }
    let isAre = order.key == .votes || order.key == .disagreement ? "are" : "is"
    return "\(order.key.fact) \(isAre) known for \(share) titles; the others come last."
  }
}

extension Int {
  /// This many requests.
  var requests: String { self == 1 ? "1 request" : "\(grouped) requests" }
}
