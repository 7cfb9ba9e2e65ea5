extension StringProtocol {
  /// The text in ASCII, for terminals that support nothing else, in exactly as many cells.
  ///
  /// Letters lose their marks, lines and blocks become `-`, `=`, `|`, `+` and `#`, patterns of dots
  /// `'`, `.` and `:`, Greek and Cyrillic letters the nearest Latin one, and characters without an
  /// equivalent `?`.
  public var transliterated: String {
    if utf8.isPrintableASCII { return String(self) }
    return unicodeScalars.reduce(into: "") { text, scalar in
      let cells = scalar.cellWidth ?? 1
      if cells == 1 || scalar == "\n" {
        text.unicodeScalars.append(scalar.transliterated)
      } else {
        text += String(repeating: "?", count: cells)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The ASCII scalar that replaces this one in one cell; `?` if there is no equivalent.
  public var transliterated: Unicode.Scalar {
    if isASCII { return self }
    for (first, likenesses) in Self.likenesses where value >= first {
      let offset = Int(value - first)
      if likenesses.indices.contains(offset) { return likenesses[offset] }
    }
    return symbolLikeness
  }

  /// The blocks of letters, each as its first scalar and the replacements for it and the scalars
  /// after it.
  private static let likenesses: [(UInt32, [Unicode.Scalar])] = [
    (0xA0, Array(latin.unicodeScalars)),
    (0x391, Array(greek.unicodeScalars)),
    (0x400, Array(cyrillic.unicodeScalars)),
  ]

  private static let latin = """
     !c#$Y|S"Ca<--R-o+23'uP.,1o>???\
    ?AAAAAAACEEEEIIIIDNOOOOOx0UUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlLl\
    LlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """

  private static let greek = "ABGDEZHTIKLMNXOPR?STUFCPOIUaehiuabgdezhtiklmnxoprsstufcpoiuouo"

  private static let cyrillic = """
    EEDGESIIJLNCKIUDABVGDEZZIJKLMNOPRSTUFHCCSS'Y'EUA\
    abvgdezzijklmnoprstufhccss'y'euaeedgesiijlnckiud
    """

  private var symbolLikeness: Unicode.Scalar {
    switch value {
    case 0x2010...0x2015, 0x2212, 0x2500, 0x2504, 0x2508, 0x254C, 0x2574, 0x2576: "-"
    // Heavy lines differ, so that the filled part of a bar can be told from the empty part.
    case 0x2501, 0x2505, 0x2509, 0x254D, 0x2578, 0x257A, 0x257C, 0x257E: "="
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F: "|"
    case 0x2550: "="
    case 0x2551, 0x2575, 0x2577, 0x2579, 0x257B, 0x257D, 0x257F: "|"
    case 0x250C...0x2573: "+"
    case 0x2580...0x259F, 0x25A0...0x25AB: "#"
    case 0x2018...0x201B, 0x2032: "'"
    case 0x201C...0x201F, 0x2033: "\""
    case 0x2022, 0x25CF, 0x25CB, 0x25E6, 0x2605, 0x2606: "*"
    case 0x2026, 0x22EE, 0x22EF: "."
    case 0x2190: "<"
    case 0x2191, 0x25B2: "^"
    case 0x2192, 0x203A, 0x25B6, 0x25B8, 0x25BA: ">"
    case 0x2193, 0x25BC: "v"
    case 0x2039: "<"
    case 0x23CE, 0x21B5: "<"
    case 0x2713, 0x2714: "v"
    case 0x2715...0x2718, 0xD7: "x"
    case 0x2800...0x28FF: brailleLikeness
    case 0x20AC: "E"
    default: "?"
    }
  }

  /// The ASCII character with dots where the pattern has them: above, below, both or nowhere.
  private var brailleLikeness: Unicode.Scalar {
    switch (value & 0x1B > 0, value & 0xE4 > 0) {
    case (true, true): ":"
    case (true, false): "'"
    case (false, true): "."
    case (false, false): " "
    }
  }
}
