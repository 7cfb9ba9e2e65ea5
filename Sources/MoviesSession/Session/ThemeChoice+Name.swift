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
  /// The background of a terminal that has told its colour.
  init(_ color: Color) { self = color.isLight ? .light : .dark }
}
