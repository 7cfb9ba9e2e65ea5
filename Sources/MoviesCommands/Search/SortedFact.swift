import MoviesSession
import Titles

/// The fact that a search is sorted by, printed with each title.
enum SortedFact: String {
  case rating, votes, minutes, disagreement

  /// Returns `nil` for what a search prints anyway, and for what only the library knows.
  init?(_ key: TitleOrder.Key?) {
    switch key {
    case .rating: self = .rating
    case .votes: self = .votes
    case .runtime: self = .minutes
    case .disagreement: self = .disagreement
    case .year, .title, .mine, .seen, .added, nil: return nil
    }
  }

  /// The name of its column; `nil` for the rating, which every list has.
  var column: String? { self == .rating ? nil : rawValue }

  /// The fact in a column; empty if it is not known.
  func text(_ detail: TitleDetail?) -> String {
    switch self {
    case .rating: detail?.writtenRating ?? ""
    case .votes: detail?.votes.map(String.init) ?? ""
    case .minutes: detail?.minutes.map(String.init) ?? ""
    case .disagreement: (detail?.criticsLead).map { "\(Int(abs($0).rounded()))" } ?? ""
    }
  }

  /// The fact in JSON, as `show` prints it.
  func member(_ detail: TitleDetail?) -> (name: String, value: JSON) {
    switch self {
    case .rating, .disagreement: ("ratings", .array((detail?.ratings ?? []).map { JSON($0) }))
    case .votes: ("votes", JSON(detail?.votes))
    case .minutes: ("minutes", JSON(detail?.minutes))
    }
  }
}
