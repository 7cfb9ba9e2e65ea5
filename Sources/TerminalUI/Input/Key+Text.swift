import SafeText

extension Key: CustomStringConvertible, LosslessStringConvertible {
  /// The key as shown in the help and written in the configuration: `j`, `Space`, `^U`, `PgDn`,
  /// `F1`, `Alt-b`, `Shift-Tab`, `Ctrl-Left`.
  public var description: String {
    if case .character(let character) = code, modifiers == .control, character != " ",
      character.isASCII
    {
      return "^" + character.uppercased()
    }
    return KeyModifiers.names.filter { modifiers.contains($0.modifier) }.map { $0.name + "-" }
      .joined() + code.name
  }

  /// Makes the key with this textual form; names and `^` letters are case-insensitive.
  ///
  /// Fails if the text does not name a key.
  public init?(_ description: String) {
    var rest = Substring(description)
    var modifiers: KeyModifiers = []
    while let name = KeyModifiers.names.first(where: { $0.begins(rest) }) {
      modifiers.insert(name.modifier)
      rest = rest.dropFirst(name.name.count + 1)
    }
    if rest.count == 2, rest.first == "^" {
      modifiers.insert(.control)
      rest = rest.dropFirst()
    }
    guard let code = Code(name: rest, lowercased: modifiers.contains(.control)) else { return nil }
    self.init(code, modifiers: modifiers)
  }
}

extension Key: Codable {
  /// Reads the textual form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let key = Key(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” names no key")
    }
    self = key
  }

  /// Writes the textual form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension KeyModifiers {
  fileprivate struct Name {
    let modifier: KeyModifiers
    let name: String

    /// Whether the text starts with this modifier's name and continues after the hyphen.
    func begins(_ text: Substring) -> Bool {
      text.count > name.count + 1 && text.lowercased().hasPrefix(name.lowercased() + "-")
    }
  }

  fileprivate static var names: [Name] {
    [
      Name(modifier: .control, name: "Ctrl"), Name(modifier: .alt, name: "Alt"),
      Name(modifier: .shift, name: "Shift"),
    ]
  }
}

extension Key.Code {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    default: Self.names.first { $0.code == self }?.name ?? ""
    }
  }

  fileprivate init?(name: Substring, lowercased: Bool) {
    if name.count == 1, let character = name.first {
      self = .character(lowercased ? Character(character.lowercased()) : character)
      return
    }
    let wanted = name.lowercased()
    if wanted.first == "f", let number = Int(wanted.dropFirst(), in: 1...63) {
      self = .function(number)
    } else if let named = Self.names.first(where: { $0.name.lowercased() == wanted }) {
      self = named.code
    } else {
      return nil
    }
  }

  private static var names: [(code: Key.Code, name: String)] {
    [
      (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"),
      (.end, "End"), (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.insert, "Ins"), (.delete, "Del"),
      (.backspace, "Backspace"), (.enter, "Enter"), (.tab, "Tab"), (.escape, "Esc"),
      (.character(" "), "Space"),
    ]
  }
}
