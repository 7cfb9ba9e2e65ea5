/// A key as the terminal reports it.
///
/// A letter typed with shift is the capital letter, without `shift`; control with a letter is the
/// lower-case letter with `control`. Its textual form is ``description``: `j`, `^U`, `PgDn`,
/// `Alt-b`.
public struct Key: Hashable, Sendable {
  public var code: Code
  public var modifiers: KeyModifiers

  /// Makes a key, without modifiers by default.
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

  /// Returns the key of a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Returns the key for control and a letter.
  public static func control(_ letter: Character) -> Key {
    Key(.character(letter), modifiers: .control)
  }

  /// Returns the key for alt and a letter.
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

  /// The character that the key types, or `nil` if it types none.
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

extension Key {
  /// The key at the same place of a Latin keyboard, for a letter of a Cyrillic, Greek or Hebrew
  /// one; `nil` for any other key.
  ///
  /// The layouts are those of X.Org's xkeyboard-config: `ru`, `ua`, `gr` and `il`.
  public var atLatinPlace: Key? {
    guard case .character(let letter) = code else { return nil }
    if let latin = Self.latin[letter] { return Key(.character(latin), modifiers: modifiers) }
    guard let lower = letter.lowercased().first, lower != letter, let latin = Self.latin[lower]
    else { return nil }
    let shifted = Self.shifted[latin] ?? Character(latin.uppercased())
    return Key(.character(shifted), modifiers: modifiers)
  }

  private static let latin: [Character: Character] = {
    let layouts = [
      ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
      ("іїє", "s]'"),
      ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
      ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
    ]
    let pairs = layouts.flatMap { Array(zip($0, $1)) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The signs that shift turns other signs into on a Latin keyboard.
  private static let shifted: [Character: Character] = [
    "[": "{", "]": "}", ";": ":", "'": "\"", ",": "<", ".": ">", "`": "~",
  ]
}

extension Key {
  /// Makes the key of one byte: ASCII characters and controls, except the escape byte.
  init?(singleByte byte: UInt8) {
    switch byte {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B, 0x80...: return nil
    case 0x7F: self = .backspace
    case 0x00: self = .control(" ")
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: self = .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// Makes the key whose sequence ends with this byte, after `ESC O` or after `ESC [` and
  /// modifiers.
  init?(finalByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      self = Key(.function(Int(byte - UInt8(ascii: "P")) + 1))
    default: return nil
    }
  }

  /// Makes the key whose sequence ends with this byte after `ESC O`: a key of the keypad, with the
  /// meaning printed on it, or an arrow of rxvt with control.
  init?(keypadByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "p")...UInt8(ascii: "y"), UInt8(ascii: "j")...UInt8(ascii: "o"):
      self = .character(Character(Unicode.Scalar(byte - 0x40)))
    case UInt8(ascii: "X"): self = .character("=")
    case UInt8(ascii: " "): self = .character(" ")
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let arrow = Key(finalByte: byte - 0x20) else { return nil }
      self = arrow.adding(.control)
    default: return nil
    }
  }

  /// Makes the key whose scalar is sent as a number (`CSI u` and modifyOtherKeys).
  init?(scalarValue: Int) {
    switch scalarValue {
    case 27: self = .escape
    case ..<0x80: self.init(singleByte: UInt8(clamping: scalarValue))
    default:
      // Numbers from 57344 on are keys without text, such as the modifiers themselves.
      guard scalarValue < 0xE000 || scalarValue > 0xF8FF,
        let scalar = UInt32(exactly: scalarValue).flatMap(Unicode.Scalar.init)
      else { return nil }
      self = .character(Character(scalar))
    }
  }

  /// Returns the key with further modifiers held down; shift becomes part of a character.
  func adding(_ modifiers: KeyModifiers) -> Key {
    var key = self
    key.modifiers.formUnion(modifiers)
    if case .character(let character) = code, modifiers.contains(.shift) {
      key.modifiers.remove(.shift)
      if !key.modifiers.contains(.control) {
        key.code = .character(character.uppercased().first ?? character)
      }
    }
    return key
  }
}

extension Key.Code {
  /// Makes the key with this number before a `~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }
}

extension KeyModifiers {
  /// Reads the modifiers from xterm's number: 1 plus the sum of shift 1, alt 2, control 4 and meta
  /// 8.
  init(parameter: Int) {
    let bits = max(0, min(parameter, 256) - 1)
    self.init(rawValue: UInt8(bits & 7 | (bits & 8) >> 2))
  }
}
