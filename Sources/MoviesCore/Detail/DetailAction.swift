public import Redux
public import Titles

/// What happens to the details of a title.
public enum DetailAction: Action, Codable, Hashable {
  /// The details of a title came.
  case setDetail(TitleDetail)
  /// The user scrolled by so many lines; `limit` is the furthest that the frame allows.
  case scrolled(by: Int, limit: Int)
  /// Another title is selected: its details begin at the top.
  case began
}
