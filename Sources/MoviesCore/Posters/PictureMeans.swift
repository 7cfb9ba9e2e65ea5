/// How the terminal shows pictures.
public enum PictureMeans: Sendable, Codable, Hashable {
  /// As cells of block characters in many colours.
  case blocks
  /// As pixels, through kitty's graphics protocol; a cell is this many pixels wide.
  case kitty(cellWidth: Int)

  /// How many pixels of a picture one column of cells can show.
  public var pixelsPerColumn: Int {
    switch self {
    case .blocks: 4
    case .kitty(let cellWidth): max(1, min(cellWidth, 100))
    }
  }
}

/// The setting that says how pictures are shown.
public enum PosterChoice: String, Sendable, Codable, Hashable, CaseIterable {
  /// As well as the terminal can.
  case auto
  /// Through kitty's protocol, even if the terminal does not say that it knows it.
  case kitty
  /// As block characters, even if the terminal knows better ways.
  case blocks
  /// Not at all, unless the user switches them on.
  case off
}
