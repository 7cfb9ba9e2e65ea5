public import Titles

/// A title's picture as the screen needs it.
public struct Poster: Sendable, Codable, Hashable {
  public var title: TitleID
  /// The address of the picture as the catalogue sent it; not checked.
  public var address: String
  /// The width that the screen can show, in pixels.
  public var width: Int

  public init(title: TitleID, address: String, width: Int) {
    self.title = title
    self.address = address
    self.width = width
  }
}
