import CTerminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Screen {
  /// Asks the terminal for its background and for synchronized output.
  ///
  /// Terminals that know these queries answer within a few milliseconds, as
  /// ``InputEvent/background(_:)`` and ``InputEvent/synchronizedOutput(_:)``. Others stay silent;
  /// those that would display the queries are not asked.
  public func askForAbilities() {
    if TerminalType.understandsQuestions { write("\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p") }
  }

  /// Copies text to the clipboard through the terminal (OSC 52).
  ///
  /// The terminal does not say whether it did: many do, some only if configured to allow it.
  /// - Returns: Whether the terminal was asked: not if its type has no clipboard, nor for more than
  ///   74,000 bytes, which terminals refuse.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard TerminalType.understandsControlStrings, text.utf8.count <= 74_000 else { return false }
    return write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}")
  }

  /// Writes a control string unchanged; returns false if the terminal is gone.
  @discardableResult
  private func write(_ control: String) -> Bool {
    Array(control.utf8).withUnsafeBytes { ct_write($0.baseAddress, $0.count) }
  }
}
