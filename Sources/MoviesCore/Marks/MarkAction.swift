public import Redux
public import Titles

/// What happens to the marks.
public enum MarkAction: Action, Codable, Hashable {
  /// A title got a mark, or lost it.
  case toggled(TitleID)
  /// The marked titles were chosen, or this one if there are none: the end of a session that is
  /// there for choosing.
  case chosen(TitleID)
  /// These titles lost their marks.
  case takenAway([TitleID])
}
