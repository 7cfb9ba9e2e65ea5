extension VideoPlayer {
  /// Whether the user's words let mpv draw into the terminal, as `--vo=tct` does.
  public var usesTerminal: Bool { outputs.contains(where: Self.terminalOutputs.contains) }

  /// Whether the user's words send the picture to where no display is needed: into the terminal,
  /// to the console's screen, or to no screen at all.
  var needsNoDisplay: Bool {
    usesTerminal || outputs.contains(where: Self.outputsWithoutDisplay.contains)
  }

  /// The video outputs that the user's words name, and mpv takes the first that works.
  private var outputs: [String] {
    words.flatMap { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == "--vo" || parts[0] == "-vo" else { return [String]() }
      return parts[1].split(separator: ",").map(String.init)
    }
  }

  // Both from mpv's manual, under "Video output drivers".
  private static let terminalOutputs: Set = ["caca", "kitty", "sixel", "tct"]
  private static let outputsWithoutDisplay: Set = ["drm", "image", "null"]
}
