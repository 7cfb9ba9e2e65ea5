public import Redux
public import Titles

/// Events of the pictures of titles.
public enum PosterAction: Action, Codable, Hashable {
  /// The way in which the terminal shows pictures became known; `nil` if it cannot show any.
  case meansKnown(PictureMeans?)
  /// The user switched the posters on or off.
  case toggled
  /// The user switched between the list and the wall of posters.
  case wallToggled
  /// A picture is ready to be drawn.
  case came(TitleID)
  /// The picture at an address could not be loaded.
  case missed(address: String, PosterError)
}
