extension Glyph {
  /// Digits and punctuation.
  static let signs: [Character: Glyph] = [
    "0": Glyph(1, .loop([.round(0, 0), .round(1, 0), .round(1, 1), .round(0, 1)])),
    "1": Glyph(0.55, .slant(0, 0.3, to: 1, 0), .upright(1)),
    "2": Glyph(
      1,
      .line([
        .sharp(0, 0.25), .round(0, 0), .round(1, 0), .round(1, 0.5), .round(0, 0.5), .sharp(0, 1),
        .sharp(1, 1),
      ])),
    "3": Glyph(
      1,
      .line([
        .sharp(0, 0.22), .round(0, 0), .round(0.95, 0), .round(0.95, 0.48), .sharp(0.4, 0.48),
      ]),
      .line([
        .sharp(0.4, 0.48), .round(1, 0.48), .round(1, 1), .round(0, 1), .sharp(0, 0.78),
      ])),
    "4": Glyph(1.05, .slant(0.6, 0, to: 0, 0.74), .bar(0.74), .upright(0.72)),
    "5": Glyph(
      1,
      .line([
        .sharp(1, 0), .sharp(0, 0), .sharp(0, 0.43), .round(1, 0.43), .round(1, 1), .round(0, 1),
        .sharp(0, 0.78),
      ])),
    "6": Glyph(
      1, .loop([.round(0, 0.43), .round(1, 0.43), .round(1, 1), .round(0, 1)]),
      .line([.sharp(1, 0.2), .round(1, 0), .round(0, 0), .sharp(0, 0.7)])),
    "7": Glyph(0.95, .bar(0), .slant(1, 0, to: 0.3, 1)),
    "8": Glyph(
      1, .loop([.round(0.05, 0), .round(0.95, 0), .round(0.95, 0.48), .round(0.05, 0.48)]),
      .loop([.round(0, 0.48), .round(1, 0.48), .round(1, 1), .round(0, 1)])),
    "9": Glyph(
      1, .loop([.round(0, 0), .round(1, 0), .round(1, 0.57), .round(0, 0.57)]),
      .line([.sharp(1, 0.3), .round(1, 1), .round(0, 1), .sharp(0, 0.8)])),
    ".": Glyph(0, .dot(1)),
    ",": Glyph(0, .upright(0.5, from: 0.93)),
    "'": Glyph(0, .upright(0.5, to: 0.15)),
    ":": Glyph(0, .dot(0.3), .dot(0.85)),
    "!": Glyph(0, .upright(0.5, to: 0.6), .dot(1)),
    "?": Glyph(
      0.95,
      .line([
        .sharp(0, 0.22), .round(0, 0), .round(1, 0), .round(1, 0.45), .round(0.5, 0.45),
        .sharp(0.5, 0.6),
      ]), .dot(1)),
    "-": Glyph(0.5, .bar(0.5)),
    "+": Glyph(0.9, .bar(0.5), .upright(0.5, from: 0.22, to: 0.78)),
    "/": Glyph(0.8, .slant(0, 1, to: 1, 0)),
    "(": Glyph(0.4, .line([.sharp(1, 0), .round(0, 0), .round(0, 1), .sharp(1, 1)])),
    ")": Glyph(0.4, .line([.sharp(0, 0), .round(1, 0), .round(1, 1), .sharp(0, 1)])),
    "&": Glyph(
      1.1, .loop([.round(0.1, 0), .round(0.7, 0), .round(0.7, 0.45), .round(0.1, 0.45)]),
      .loop([.round(0, 0.45), .round(0.8, 0.45), .round(0.8, 1), .round(0, 1)]),
      .slant(0.5, 0.6, to: 1, 1)),
    "$": Glyph(
      1,
      .line([
        .sharp(1, 0.28), .round(1, 0.1), .round(0, 0.1), .round(0, 0.49), .round(1, 0.49),
        .round(1, 0.9), .round(0, 0.9), .sharp(0, 0.72),
      ]), .upright(0.5)),
  ]
}
