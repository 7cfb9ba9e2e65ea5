/// The theme that the user chose.
public enum ThemeChoice: String, Sendable, Codable, Hashable, CaseIterable {
  /// The theme that stands out on the terminal's background.
  case auto
  case dark, light, contrast
  /// The user's own theme.
  case own

  /// Whether the theme's text stands out on a terminal's own background.
  ///
  /// - Parameters:
  ///   - background: The terminal's background.
  ///   - own: The background that the user's own theme is for; `nil` without one.
  /// - Returns: Whether the text stands out.
  public func isReadable(on background: Background, own: Background?) -> Bool {
    switch self {
    case .auto: true
    case .dark, .contrast: background == .dark
    case .light: background == .light
    case .own: own.map { $0 == background } ?? true
    }
  }

  /// Returns the next theme in the cycle, which ends with the user's own if there is one.
  func next(hasOwn: Bool) -> ThemeChoice {
    switch self {
    case .auto: .dark
    case .dark: .light
    case .light: .contrast
    case .contrast: hasOwn ? .own : .auto
    case .own: .auto
    }
  }
}
