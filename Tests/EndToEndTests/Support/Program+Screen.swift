import TestSupport

/// The actions and views of a person at the terminal.
extension Program {
  /// Presses keys, by tmux' names: `Down`, `C-z`, `Escape`, `a`.
  func press(_ keys: String...) async throws {
    for key in keys { try await terminal.press(key) }
  }

  /// Presses one key many times without a pause.
  func press(_ key: String, times: Int) async throws {
    try await terminal.type(String(repeating: key, count: times))
  }

  /// Types text unchanged.
  func type(_ text: String) async throws { try await terminal.type(text) }

  /// Empties the search line and types into it; the list must have the focus.
  func typeQuery(_ text: String) async throws {
    try await press("/", "C-u")
    try await type(text)
  }

  /// Waits until all of the texts are on the screen.
  func shows(_ texts: String...) async throws {
    try await terminal.waitUntil("\(texts) on the screen") { screen in
      texts.allSatisfy(screen.contains)
    }
  }

  /// Waits until a text is no longer on the screen.
  func hides(_ text: String) async throws {
    try await terminal.waitUntil("“\(text)” to leave the screen") { !$0.contains(text) }
  }

  /// Waits until a text is on the screen, wherever its lines, and words at the edge, are cut.
  func says(_ text: String) async throws {
    let letters = text.filter { !$0.isWhitespace }
    try await terminal.waitUntil("“\(text)” on the screen") { screen in
      screen.filter { !$0.isWhitespace }.contains(letters)
    }
  }

  /// Waits until the selected row of the list contains a text.
  func selects(_ title: String) async throws {
    try await terminal.waitUntil("“\(title)” to be selected") { screen in
      screen.split(separator: "\n").contains { $0.hasPrefix(" ▌") && $0.contains(title) }
    }
  }

  /// Whether a colour is set anywhere on the screen: numbers 30 to 48 and 90 to 107 of SGR.
  func usesColor() async throws -> Bool {
    try await terminal.attributedText().split(separator: "\u{1B}[").dropFirst()
      .flatMap { $0.prefix { $0 != "m" }.split(separator: ";") }
      .compactMap { Int($0) }
      .contains { (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0) }
  }
}
