import MoviesSession
import Titles

/// The fact by which a search is sorted, and which is printed with each title.
enum SortedFact: String {
  case rating, votes, minutes, disagreement

  /// Makes the fact for a sort key; returns `nil` if a search prints that fact anyway, or if only
  /// the library knows it.
  init?(_ key: TitleOrder.Key?) {
    switch key {
    case .rating: self = .rating
    case .votes: self = .votes
    case .runtime: self = .minutes
    case .disagreement: self = .disagreement
    case .year, .title, .mine, .seen, .added, nil: return nil
    }
  }

  /// The name of the fact's column; `nil` for the rating, which every list has.
  var column: String? { self == .rating ? nil : rawValue }

  /// Returns the fact's text for a column; empty if it is unknown.
  func text(_ detail: TitleDetail?) -> String {
    switch self {
    case .rating: detail?.writtenRating ?? ""
    case .votes: detail?.votes.map(String.init) ?? ""
    case .minutes: detail?.minutes.map(String.init) ?? ""
    case .disagreement: (detail?.criticsLead).map { "\(Int(abs($0).rounded()))" } ?? ""
    }
  }

  /// Returns the fact as a member of a JSON object, as `show` prints it.
  func member(_ detail: TitleDetail?) -> (name: String, value: JSON) {
    switch self {
    case .rating, .disagreement: ("ratings", .array((detail?.ratings ?? []).map { JSON($0) }))
    case .votes: ("votes", JSON(detail?.votes))
    case .minutes: ("minutes", JSON(detail?.minutes))
    }
  }
}
