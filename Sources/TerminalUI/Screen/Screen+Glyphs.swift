extension Screen {
  /// What plots are made of, so that the terminal has the characters for it.
  public var glyphs: DotGlyphs {
    guard isUnicode else { return .ascii }
    return TerminalType.hasBraille ? .braille : .blocks
  }
}
