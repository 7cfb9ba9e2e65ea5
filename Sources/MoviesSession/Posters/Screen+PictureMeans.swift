internal import MoviesCore
internal import TerminalUI

extension Screen {
  /// Returns the means by which pictures are shown; `nil` with too few colours, or without block
  /// characters.
  ///
  /// - Parameters:
  ///   - choice: The user's choice.
  ///   - showsPlaceholders: Whether the terminal's answers prove that it shows images.
  /// - Returns: The means.
  func pictureMeans(_ choice: PosterChoice, showsPlaceholders: Bool) -> PictureMeans? {
    guard depth >= .indexed256, isUnicode else { return nil }
    switch choice {
    case .kitty: return .kitty(cellWidth: cellPixels.width)
    case .auto where showsPlaceholders: return .kitty(cellWidth: cellPixels.width)
    case .auto, .blocks, .off: return .blocks
    }
  }
}
