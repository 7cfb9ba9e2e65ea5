extension Color {
  /// The nearest colour that a terminal of this depth can show.
  ///
  /// Without colours everything becomes the terminal's default. That default is the same at every
  /// depth.
  public func reduced(to depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.terminalDefault, _), (_, .mono): .terminalDefault
    case (_, .trueColor), (.indexed, .indexed256): self
    case (.indexed(let index), .ansi16) where index < 16: self
    case (.indexed(let index), .ansi8) where index < 16: .indexed(index % 8)
    case (_, .indexed256): .indexed(IndexedColors.nearest(to: components))
    case (_, .ansi16): .indexed(IndexedColors.nearestBasic(to: components))
    case (_, .ansi8): .indexed(IndexedColors.nearestBasic(to: components) % 8)
    }
  }

  /// Red, green and blue; xterm's values for a palette entry, black for the default.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch kind {
    case .terminalDefault: (0, 0, 0)
    case .indexed(let index): IndexedColors.components(of: index)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }
}
