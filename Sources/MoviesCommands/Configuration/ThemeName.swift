public import MoviesCore

extension Settings {
  /// The colours that a configuration names.
  public enum ThemeName: Hashable, Sendable {
    /// A set that the program has.
    case builtIn(ThemeChoice)
    /// A file of the user's own, without its folder and its extension.
    case own(String)

    /// Returns `nil` for a word that is neither a set of the program's nor a file's name.
    public init?(_ word: String) {
      if let choice = ThemeChoice(rawValue: word), choice != .own {
        self = .builtIn(choice)
      } else if word.isEmpty || word.hasPrefix(".") || word.contains("/") {
        return nil
      } else {
        self = .own(word)
      }
    }

    /// The word in the file.
    public var text: String {
      switch self {
      case .builtIn(let choice): choice.rawValue
      case .own(let name): name
      }
    }

    /// The choice that a session begins with.
    public var choice: ThemeChoice {
      switch self {
      case .builtIn(let choice): choice
      case .own: .own
      }
    }

    /// The words for the program's own sets.
    public static let words = ThemeChoice.allCases.filter { $0 != .own }.map(\.rawValue)
  }
}
