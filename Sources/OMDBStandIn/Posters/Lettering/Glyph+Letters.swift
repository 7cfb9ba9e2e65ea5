extension Glyph {
  static let letters: [Character: Glyph] = [
    "A": Glyph(
      1.1, .slant(0, 1, to: 0.5, 0), .slant(1, 1, to: 0.5, 0), .bar(0.7, from: 0.2, to: 0.8)),
    "B": Glyph(
      1, .loop([.sharp(0, 0), .round(0.93, 0), .round(0.93, 0.47), .sharp(0, 0.47)]),
      .loop([.sharp(0, 0.47), .round(1, 0.47), .round(1, 1), .sharp(0, 1)])),
    "C": Glyph(
      1,
      .line([
        .sharp(1, 0.28), .round(1, 0), .round(0, 0), .round(0, 1), .round(1, 1), .sharp(1, 0.72),
      ])),
    "D": Glyph(1, .loop([.sharp(0, 0), .round(1, 0), .round(1, 1), .sharp(0, 1)])),
    "E": Glyph(
      0.85, .line([.sharp(1, 0), .sharp(0, 0), .sharp(0, 1), .sharp(1, 1)]),
      .bar(0.5, to: 0.85)),
    "F": Glyph(0.85, .line([.sharp(1, 0), .sharp(0, 0), .sharp(0, 1)]), .bar(0.5, to: 0.85)),
    "G": Glyph(
      1,
      .line([
        .sharp(1, 0.25), .round(1, 0), .round(0, 0), .round(0, 1), .round(1, 1), .sharp(1, 0.53),
        .sharp(0.6, 0.53),
      ])),
    "H": Glyph(1, .upright(0), .upright(1), .bar(0.5)),
    "I": Glyph(0, .upright(0.5)),
    "J": Glyph(0.85, .line([.sharp(1, 0), .round(1, 1), .round(0, 1), .sharp(0, 0.72)])),
    "K": Glyph(1.05, .upright(0), .slant(0, 0.68, to: 1, 0), .slant(0.3, 0.4, to: 1, 1)),
    "L": Glyph(0.8, .line([.sharp(0, 0), .sharp(0, 1), .sharp(1, 1)])),
    "M": Glyph(
      1.6, .upright(0), .upright(1), .slant(0, 0, to: 0.5, 1), .slant(1, 0, to: 0.5, 1)),
    "N": Glyph(1.1, .upright(0), .upright(1), .slant(0, 0, to: 1, 1)),
    "O": Glyph(1, .loop([.round(0, 0), .round(1, 0), .round(1, 1), .round(0, 1)])),
    "P": Glyph(
      1, .upright(0), .loop([.sharp(0, 0), .round(1, 0), .round(1, 0.56), .sharp(0, 0.56)])),
    "Q": Glyph(
      1, .loop([.round(0, 0), .round(1, 0), .round(1, 1), .round(0, 1)]),
      .slant(0.5, 0.64, to: 1, 1)),
    "R": Glyph(
      1.02, .upright(0), .loop([.sharp(0, 0), .round(1, 0), .round(1, 0.52), .sharp(0, 0.52)]),
      .slant(0.42, 0.52, to: 1, 1)),
    "S": Glyph(
      1,
      .line([
        .sharp(1, 0.25), .round(1, 0), .round(0, 0), .round(0, 0.49), .round(1, 0.49),
        .round(1, 1), .round(0, 1), .sharp(0, 0.75),
      ])),
    "T": Glyph(1, .bar(0), .upright(0.5)),
    "U": Glyph(1, .line([.sharp(0, 0), .round(0, 1), .round(1, 1), .sharp(1, 0)])),
    "V": Glyph(1.1, .slant(0, 0, to: 0.5, 1), .slant(1, 0, to: 0.5, 1)),
    "W": Glyph(
      1.85, .slant(0, 0, to: 0.25, 1), .slant(0.5, 0, to: 0.25, 1), .slant(0.5, 0, to: 0.75, 1),
      .slant(1, 0, to: 0.75, 1)),
    "X": Glyph(1.1, .slant(0, 0, to: 1, 1), .slant(1, 0, to: 0, 1)),
    "Y": Glyph(
      1.1, .slant(0, 0, to: 0.5, 0.6), .slant(1, 0, to: 0.5, 0.6), .upright(0.5, from: 0.6)),
    "Z": Glyph(0.95, .bar(0), .bar(1), .slant(1, 0, to: 0, 1)),
  ]
}
