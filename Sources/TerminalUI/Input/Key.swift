/// A key as the terminal reports it.
///
/// A letter typed with shift is the capital letter, without `shift`; control with a letter is the
/// lower-case letter with `control`. Its textual form is
/// ``description``: `j`, `^U`, `PgDn`, `Alt-b`.
public struct Key: Hashable, Sendable {
  public var code: Code
  public var modifiers: KeyModifiers

  /// The key, without modifiers by default.
  public init(_ code: Code, modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The identity of a key.
  public enum Code: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete, backspace
    case enter, tab, escape
    /// A function key, from 1 on.
    case function(Int)
  }

  /// The key of a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Control and a letter.
  public static func control(_ letter: Character) -> Key {
    Key(.character(letter), modifiers: .control)
  }

  /// Alt and a letter.
  public static func alt(_ letter: Character) -> Key { Key(.character(letter), modifiers: .alt) }

  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
  public static let home = Key(.home)
  public static let end = Key(.end)
  public static let pageUp = Key(.pageUp)
  public static let pageDown = Key(.pageDown)
  public static let insert = Key(.insert)
  public static let delete = Key(.delete)
  public static let backspace = Key(.backspace)
  public static let enter = Key(.enter)
  public static let tab = Key(.tab)
  public static let escape = Key(.escape)

  /// The text that the key types, or `nil` if it types none.
  public var typedCharacter: Character? {
    if case .character(let character) = code, modifiers.isEmpty { return character }
    return nil
  }
}

/// The modifier keys held down with another key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let alt = KeyModifiers(rawValue: 2)
  public static let control = KeyModifiers(rawValue: 4)
}
