import MoviesCore
import TerminalUI
import Titles

extension FileMark {
  /// The sign in lists for a title that the user has as files; it takes one cell.
  static let sign = "▪"

  /// Returns the style of the sign: dim while the disk is away.
  func style(_ theme: Theme, _ selection: Theme.Selection?) -> Style {
    isAway ? selection?.dim ?? theme.dim : selection?.marker ?? theme.accent
  }
}

extension Canvas {
  /// Writes the sign of what the user has as files, if they have anything.
  mutating func write(
    _ mark: FileMark?, at point: Point, _ theme: Theme, _ selection: Theme.Selection? = nil
  ) {
    guard let mark else { return }
    write(FileMark.sign, at: point, style: mark.style(theme, selection))
  }
}
