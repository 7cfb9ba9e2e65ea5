/// Which set of colours was asked for.
public enum ThemeChoice: String, Sendable, Codable, Hashable, CaseIterable {
  /// The one that stands out on the terminal's background.
  case auto
  case dark, light, contrast

  /// The next one in the round.
  public var next: ThemeChoice {
    switch self {
    case .auto: .dark
    case .dark: .light
    case .light: .contrast
    case .contrast: .auto
    }
  }
}
