public import Redux
public import Titles

/// Events of the pictures of titles.
public enum PosterAction: Action, Codable, Hashable {
  /// The terminal shows pictures in this way; `nil` if it cannot show any.
  case meansKnown(PictureMeans?)
  /// The user switched the posters on or off.
  case toggled
  /// The user switched between the list and the wall of posters.
  case wallToggled
  /// A picture is ready to be drawn.
  case came(TitleID)
  /// There is no picture at an address.
  case missed(address: String, PosterError)
}
