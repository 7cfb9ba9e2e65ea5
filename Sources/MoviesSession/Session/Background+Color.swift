internal import MoviesCore
internal import TerminalUI

extension Background {
  /// A background is light if dark text stands out on it better than light text.
  init(_ color: Color) {
    let (red, green, blue) = color.components
    let isLight = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 128 * 10_000
    self = isLight ? .light : .dark
  }
}
