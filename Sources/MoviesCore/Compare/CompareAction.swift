public import Redux
public import Titles

/// What happens to a comparison.
public enum CompareAction: Action, Codable, Hashable {
  /// Titles were put side by side.
  case opened([TitleID])
  /// The selection moved by this many titles.
  case moved(by: Int)
}
