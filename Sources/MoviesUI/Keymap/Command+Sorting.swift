import Titles

extension Command {
  /// What the command sorts by; `nil` for the original order, and for commands that do not sort.
  var sortKey: TitleOrder.Key? {
    switch self {
    case .sortRating: .rating
    case .sortVotes: .votes
    case .sortYear: .year
    case .sortTitle: .title
    case .sortRuntime: .runtime
    case .sortDisagreement: .disagreement
    case .sortMine: .mine
    case .sortSeen: .seen
    case .sortAdded: .added
    default: nil
    }
  }
}
