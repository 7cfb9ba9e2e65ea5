internal import MoviesCore
internal import TerminalUI

extension Screen {
  /// How pictures are shown; `nil` with too few colours or without block characters.
  ///
  /// - Parameters:
  ///   - choice: The user's choice.
  ///   - knowsKitty: Whether the terminal has said that it knows kitty's protocol.
  /// - Returns: The means.
  func pictureMeans(_ choice: PosterChoice, knowsKitty: Bool) -> PictureMeans? {
    guard depth >= .indexed256, isUnicode else { return nil }
    switch choice {
    case .kitty: return .kitty(cellWidth: cellPixels.width)
    case .auto where knowsKitty: return .kitty(cellWidth: cellPixels.width)
    case .auto, .blocks, .off: return .blocks
    }
  }
}
