import SafeText

/// The name and version with which a terminal answers a query (XTVERSION).
///
/// Unlike the environment, the answer comes from the terminal in which the user sees the program,
/// even if the program runs on another machine.
///
/// Source: [xterm's control
/// sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html), under `CSI > Ps q`.
public struct TerminalVersion: Hashable, Sendable {
  /// The terminal's own words, such as `kitty(0.46.2)`, without anything that could act in another
  /// terminal.
  public let text: String

  /// The query for the version.
  static let query = "\u{1B}[>q"

  /// Makes a version from the terminal's answer.
  public init(_ answer: String) { text = Sanitizer.line(answer) }

  /// Whether this terminal shows images in the place of placeholders.
  ///
  /// Some terminals answer that they know the protocol, but show boxes: iTerm2, Konsole, Warp,
  /// WezTerm. A terminal belongs here once its own source or its changelog proves that it shows
  /// placeholders:
  /// - kitty from 0.28.0 on: its [changelog](https://sw.kovidgoyal.net/kitty/changelog/).
  /// - Ghostty from 1.0.0 on, its first version: [pull request
  ///   2015](https://github.com/ghostty-org/ghostty/pull/2015).
  public var showsPlaceholders: Bool {
    if let kitty = text.wholeMatch(of: /kitty\((\d{1,4})\.(\d{1,4})\.\d{1,4}\S*/) {
      return Self.reaches(0, 28, major: kitty.1, minor: kitty.2)
    }
    if let ghostty = text.wholeMatch(of: /ghostty (\d{1,4})\.(\d{1,4})\.\d{1,4}\S*/) {
      return Self.reaches(1, 0, major: ghostty.1, minor: ghostty.2)
    }
    return false
  }

  private static func reaches(
    _ wantedMajor: Int, _ wantedMinor: Int, major: Substring, minor: Substring
  ) -> Bool {
    guard let major = Int(major), let minor = Int(minor) else { return false }
    return (major, minor) >= (wantedMajor, wantedMinor)
  }
}
