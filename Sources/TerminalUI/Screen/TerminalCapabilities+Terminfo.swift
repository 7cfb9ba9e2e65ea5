import CTerminal

extension TerminalCapabilities {
  /// What terminfo knows about the terminal of the open screen.
  ///
  /// - Parameters:
  ///   - depthLimit: The most colours to use.
  ///   - isUnicode: Whether characters beyond ASCII are shown, which terminfo does not tell.
  init(depthLimit: ColorDepth, isUnicode: Bool) {
    self.init()
    let colors = ColorDepth(colors: Int(ct_capability_number("colors")))
    depth = min(TerminalType.showsDirectColor ? .trueColor : colors, depthLimit)
    self.isUnicode = isUnicode
    attributes = Self.attributes { !Self.string($0.capability).isEmpty }
    let lost = ct_capability_number("ncv")
    attributesLostInColor = Self.attributes { lost & $0.lostInColor != 0 }
    clearsInColor = ct_has_capability("bce")
    clearsCells = !Self.string("ech").isEmpty
    scrollsAtLastCell = ct_has_capability("am") && !ct_has_capability("xenl")
    // A program before may have left a part of the screen to scroll, or letters that move others.
    let scrollAll = Self.string("csr").isEmpty ? [] : Array("\u{1B}[r".utf8)
    enter = Self.string("smcup") + scrollAll + Self.string("rmir") + Self.string("smam")
    leave = Self.string("rmcup")
    reset = Self.string("sgr0")
    clear = Self.string("clear")
    (showCursor, hideCursor) = (Self.string("cnorm"), Self.string("civis"))
  }

  /// An attribute, the capability that begins it, and its bit in `ncv`.
  private typealias Known = (attribute: Attributes, capability: String, lostInColor: Int32)
  private static let known: [Known] = [
    (.bold, "bold", 32), (.dim, "dim", 16), (.italic, "sitm", 0x8000), (.underline, "smul", 2),
    (.reverse, "rev", 4),
  ]

  private static func attributes(where isMeant: (Known) -> Bool) -> Attributes {
    Attributes(known.filter(isMeant).map(\.attribute))
  }

  private static func string(_ name: String) -> [UInt8] {
    Array(String(cString: ct_capability(name)).utf8)
  }
}
