/// The few colours of a poster, from which a ``Scheme`` takes those of its tones.
struct Palette: Hashable, Sendable {
  /// Almost black.
  var deep: Colour
  /// Neither dark nor light, and full.
  var strong: Colour
  /// Neither dark nor light, and quiet.
  var calm: Colour
  /// Light and full.
  var bright: Colour
  /// Almost white.
  var paper: Colour

  init(_ deep: UInt32, _ strong: UInt32, _ calm: UInt32, _ bright: UInt32, _ paper: UInt32) {
    self.deep = Colour(deep)
    self.strong = Colour(strong)
    self.calm = Colour(calm)
    self.bright = Colour(bright)
    self.paper = Colour(paper)
  }

  /// These colours, each on its way to the same one of another palette.
  func mixed(with other: Palette, _ part: Double) -> Palette {
    var mixture = self
    for colour in [\Palette.deep, \.strong, \.calm, \.bright, \.paper] {
      mixture[keyPath: colour] = self[keyPath: colour].mixed(with: other[keyPath: colour], part)
    }
    return mixture
  }
}
