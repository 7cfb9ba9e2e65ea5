package import MoviesCore
package import MoviesUI
internal import TerminalUI

extension ThemeChoice {
  /// The theme to draw with on a background, which matters only if no theme is chosen, or one of
  /// the user's own that is not here.
  package func name(on background: Background) -> Theme.Name {
    switch self {
    case .auto, .own: background == .light ? .light : .dark
    case .dark: .dark
    case .light: .light
    case .contrast: .contrast
    }
  }
}

extension Background {
  /// A background is light if dark text stands out on it better than light text.
  init(_ color: Color) {
    let (red, green, blue) = color.components
    let isLight = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 128 * 10_000
    self = isLight ? .light : .dark
  }
}
