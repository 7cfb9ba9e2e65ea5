public import MoviesCore

extension Settings {
  /// The colours that a configuration names.
  public enum ThemeName: Hashable, Sendable {
    /// A built-in theme.
    case builtIn(ThemeChoice)
    /// The name of the user's own file, without its folder and its extension.
    case own(String)

    /// Reads a word; returns `nil` if it is neither a built-in theme nor the name of a file.
    public init?(_ word: String) {
      if let choice = ThemeChoice(rawValue: word), choice != .own {
        self = .builtIn(choice)
      } else if word.isEmpty || word.hasPrefix(".") || word.contains("/") {
        return nil
      } else {
        self = .own(word)
      }
    }

    /// The word in the configuration file.
    public var text: String {
      switch self {
      case .builtIn(let choice): choice.rawValue
      case .own(let name): name
      }
    }

    /// The choice with which a session begins.
    public var choice: ThemeChoice {
      switch self {
      case .builtIn(let choice): choice
      case .own: .own
      }
    }

    /// The names of the built-in themes.
    public static let words = ThemeChoice.allCases.filter { $0 != .own }.map(\.rawValue)
  }
}
