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

  /// The signs that shift makes of others on a Latin keyboard.
  private static let shifted: [Character: Character] = [
    "[": "{", "]": "}", ";": ":", "'": "\"", ",": "<", ".": ">", "`": "~",
  ]
}
