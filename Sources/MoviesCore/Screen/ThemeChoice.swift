/// The set of colours that the user chose.
public enum ThemeChoice: String, Sendable, Codable, Hashable, CaseIterable {
  /// The set that stands out on the terminal's background.
  case auto
  case dark, light, contrast
  /// A set of the user's own.
  case own

  /// Whether its text stands out on a terminal's own background.
  ///
  /// - Parameters:
  ///   - background: The terminal's background.
  ///   - own: The background that the user's own set is for; `nil` without one.
  /// - Returns: Whether it does.
  public func isReadable(on background: Background, own: Background?) -> Bool {
    switch self {
    case .auto: true
    case .dark, .contrast: background == .dark
    case .light: background == .light
    case .own: own.map { $0 == background } ?? true
    }
  }

  /// The next one in the cycle, which the user's own set ends if there is one.
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
