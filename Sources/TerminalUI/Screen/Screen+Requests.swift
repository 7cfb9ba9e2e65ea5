import CTerminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Screen {
  /// Asks the terminal for its background, for synchronized output, and about images; and to
  /// report when its colours change between dark and light ones.
  ///
  /// Terminals that know these queries answer within a few milliseconds, or when they can, as
  /// ``InputEvent/background(_:)``, ``InputEvent/synchronizedOutput(_:)``,
  /// ``InputEvent/kittyGraphics(_:)`` and ``InputEvent/terminalVersion(_:)``. Others stay silent;
  /// those that would display the queries are not asked. The queries about images are sent only if
  /// this screen can show placeholders. In tmux, only the terminal around it answers these, if the
  /// user lets tmux pass them on.
  public func askForAbilities() {
    guard TerminalType.understandsQuestions else { return }
    ct_set_mode(CT_COLOR_SCHEME, true)
    write("\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p")
    guard isUnicode, depth >= .indexed256 else { return }
    write(KittyGraphics.query(passesThroughTmux: TerminalType.isTmux))
  }

  /// Copies text to the clipboard through the terminal (OSC 52).
  ///
  /// The terminal does not say whether it did: many do, some only if configured to allow it.
  /// - Returns: Whether the terminal was asked. It is not asked if its type has no clipboard, or if
  ///   the text is longer than 74,000 bytes, which terminals refuse.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard TerminalType.understandsControlStrings, text.utf8.count <= 74_000 else { return false }
    return write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}")
  }

  /// Writes bytes to the terminal unchanged.
  ///
  /// - Returns: Whether there was room for the bytes.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    // The array owns the bytes; they are copied before the call returns.
    bytes.withUnsafeBytes { ct_write($0.baseAddress, $0.count) }
  }

  @discardableResult
  private func write(_ control: String) -> Bool { write(Array(control.utf8)) }
}

extension Screen {
  /// The characters for plots, which the terminal can show.
  public var glyphs: DotGlyphs {
    guard isUnicode else { return .ascii }
    return TerminalType.hasBraille ? .braille : .blocks
  }
}
