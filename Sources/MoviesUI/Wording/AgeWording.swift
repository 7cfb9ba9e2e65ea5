extension Int {
  /// How old something is that came this many seconds ago: `as of 3 days ago`.
  var asAge: String {
    let (minutes, hours, days) = (self / 60, self / 3_600, self / 86_400)
    return switch days {
    case ..<1: hours < 1 ? "as of \(Swift.max(1, minutes)) min ago" : "as of \(hours) h ago"
    case 1: "as of yesterday"
    case ..<14: "as of \(days) days ago"
    case ..<61: "as of \(days / 7) weeks ago"
    case ..<730: "as of \(days / 30) months ago"
    default: "as of \(days / 365) years ago"
    }
  }
}
