internal import MoviesCore
internal import MoviesUI

/// Which set of colours was asked for.
public enum ThemeChoice: String, CaseIterable, Sendable {
  /// The one that stands out on the terminal's background.
  case auto
  case dark, light, contrast
}

extension ThemeChoice {
  /// The theme to draw with on a background, which matters where none is chosen.
  func name(on background: Background) -> Theme.Name {
    switch self {
    case .auto: background == .light ? .light : .dark
    case .dark: .dark
    case .light: .light
    case .contrast: .contrast
    }
  }
}
