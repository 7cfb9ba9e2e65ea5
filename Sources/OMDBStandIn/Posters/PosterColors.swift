/// The colours of a poster.
struct PosterColors: Hashable, Sendable {
  /// The role of a colour: behind everything, in the lettering, or in one of three kinds of shapes.
  enum Tone: Int { case ground, ink, shape, second, accent }

  private let colours: [UInt32]

  /// The colour of a tone, such as `0xFF8800`.
  subscript(tone: Tone) -> UInt32 { colours[tone.rawValue] }

  /// Picks one of the palettes of a motif, in one of the fashions of a year.
  init(of motif: Motif, year: Int, using random: inout SplitMix64) {
    let rows =
      switch motif {
      case .orbits: [1, 3, 5]
      case .teeth: [0, 3, 4]
      case .stripes, .rays: [0, 1, 5, 6, 7]
      case .sun, .waves: [2, 5, 6, 7]
      case .peaks, .tiles: [1, 2, 4, 5, 6, 7]
      }
    let row = Self.rows[rows[random.below(rows.count)]]
    let fashions = year < 1960 ? 0...1 : year < 1980 ? 0...2 : year < 2010 ? 2...3 : 0...3
    let fashion = Self.fashions[fashions.lowerBound + random.below(fashions.count)]
    colours = fashion.map { row[$0] }
  }

  /// The index in a row of each tone's colour, for each fashion: the ground is that of paper,
  /// bright, strong or deep.
  private static let fashions = [
    [4, 0, 1, 2, 3], [3, 0, 1, 2, 4], [1, 4, 0, 2, 3], [0, 4, 1, 2, 3],
  ]

  /// The palettes, one in each row: a deep, a strong, a calm and a bright colour, and that of
  /// paper.
  private static let rows: [[UInt32]] = [
    [0x14161F, 0xB8232A, 0x3C4C62, 0xF2B632, 0xF3ECDD],  // Blood and brass
    [0x0E1C26, 0x0B6B6A, 0x5C9C97, 0xF47C48, 0xF1EAD6],  // Harbour
    [0x2B1430, 0xB92B55, 0x6C5A94, 0xF8BE6A, 0xFDF1E7],  // Rose
    [0x170B2B, 0x6A2BC2, 0x9E74E6, 0x3FE0C0, 0xF2EAFF],  // Neon
    [0x0F2A2A, 0x1C6B50, 0x6FA08F, 0xF0A63E, 0xF6EBD0],  // Forest
    [0x0B1840, 0x2456C8, 0x86A0E8, 0xFF9248, 0xEAF1FF],  // Space
    [0x2B1710, 0xA63F1C, 0xC4875C, 0xF3B858, 0xF9EBCF],  // Desert
    [0x241E3A, 0x7D3C78, 0x2B7F86, 0xFFC65C, 0xFBF3E8],  // Plum
  ]
}
