/// The set of colours that the user chose.
public enum ThemeChoice: String, Sendable, Codable, Hashable, CaseIterable {
  /// The set that stands out on the terminal's background.
  case auto
  case dark, light, contrast

  /// The next one in the cycle.
  public var next: ThemeChoice {
    switch self {
    case .auto: .dark
    case .dark: .light
    case .light: .contrast
    case .contrast: .auto
    }
  }
}
