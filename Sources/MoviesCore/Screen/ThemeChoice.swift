/// The set of colours that the user chose.
public enum ThemeChoice: String, Sendable, Codable, Hashable, CaseIterable {
  /// The set that stands out on the terminal's background.
  case auto
  case dark, light, contrast

  /// Whether its text stands out on a terminal's own background.
  public func isReadable(on background: Background) -> Bool {
    switch self {
    case .auto: true
    case .dark, .contrast: background == .dark
    case .light: background == .light
    }
  }

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
