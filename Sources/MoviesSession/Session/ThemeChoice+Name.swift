package import MoviesCore
package import MoviesUI
internal import TerminalUI

extension ThemeChoice {
  /// Returns the theme to draw with; the background matters only if no theme is chosen, or if the
  /// user's own theme is missing.
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
  /// Makes the background of a terminal from its colour.
  init(_ color: Color) { self = color.isLight ? .light : .dark }
}
