import Pictures
import Posters
import TerminalUI
import Titles

/// A poster to be printed among the lines of a terminal.
struct PrintedPoster {
  private let picture: Picture
  private let size: TerminalSize

  /// Decodes a poster.
  ///
  /// - Parameters:
  ///   - file: The JPEG file.
  ///   - width: The columns of the terminal.
  /// - Throws: A `PosterError` if it is no picture.
  init(_ file: [UInt8], width: Int) throws(PosterError) {
    let box = TerminalSize(columns: max(1, min(width, 40)), rows: 24)
    // Each cell shows up to eight samples next to and above each other.
    picture = try JPEGDecoder.picture(from: file, covering: box.columns * 8, height: 1)
    size = TerminalSize(fitting: picture, in: box)
  }

  /// The lines of the poster and an empty one; `nil` with fewer than 256 colours.
  func text(depth: ColorDepth) -> String? {
    Canvas(picture, size: size, depth: depth).map { $0.ansiText(depth: depth) + "\n" }
  }
}
