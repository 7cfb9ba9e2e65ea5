/// The terminal's way to show pictures.
public enum PictureMeans: Sendable, Codable, Hashable {
  /// Pictures are cells of block characters in many colours.
  case blocks
  /// Pictures are pixels, through kitty's graphics protocol; a cell is this many pixels wide.
  case kitty(cellWidth: Int)

  /// The number of a picture's pixels that one column of cells can show.
  public var pixelsPerColumn: Int {
    switch self {
    case .blocks: 4
    case .kitty(let cellWidth): max(1, min(cellWidth, 100))
    }
  }
}

/// The setting for how pictures are shown.
public enum PosterChoice: String, Sendable, Codable, Hashable, CaseIterable {
  /// Show pictures as well as the terminal can.
  case auto
  /// Use kitty's protocol, even if the terminal does not announce it.
  case kitty
  /// Use block characters, even if the terminal can show pixels.
  case blocks
  /// Show no pictures, unless the user switches them on.
  case off
}
