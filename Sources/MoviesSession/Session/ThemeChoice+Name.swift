package import MoviesCore
package import MoviesUI

extension ThemeChoice {
  /// The theme to draw with on a background, which matters only if no theme is chosen.
  package func name(on background: Background) -> Theme.Name {
    switch self {
    case .auto: background == .light ? .light : .dark
    case .dark: .dark
    case .light: .light
    case .contrast: .contrast
    }
  }
}
