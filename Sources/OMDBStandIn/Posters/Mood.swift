/// The feeling of a genre: what its posters show and their colours.
enum Mood: CaseIterable, Hashable, Sendable {
  case night, fear, cosmos, dust, love, mirth, music, play, quest, battle, world, life

  /// The mood of the first genre that decides it; films without one are about life.
  init(_ genres: [String]) {
    let deciding: [(genre: String, mood: Mood)] = [
      ("Western", .dust), ("Horror", .fear), ("Sci-Fi", .cosmos), ("Animation", .play),
      ("Documentary", .world), ("War", .battle), ("Film-Noir", .night), ("Musical", .music),
      ("Music", .music), ("Romance", .love), ("Crime", .night), ("Mystery", .night),
      ("Thriller", .night), ("Comedy", .mirth), ("Family", .play), ("Fantasy", .quest),
      ("Adventure", .quest), ("Action", .battle), ("Sport", .battle), ("History", .dust),
    ]
    self = deciding.first { genres.contains($0.genre) }?.mood ?? .life
  }

  /// What posters of this mood show.
  var motifs: [Motif] {
    switch self {
    case .night:
      [.skyline, .lamp, .beams, .keyhole, .cards, .spiral, .eye, .windows, .door, .target]
    case .fear: [.moonHouse, .eye, .forest, .skull, .door, .spiral, .wings]
    case .cosmos: [.planet, .rocket, .spiral, .globe, .eye, .skyline, .target]
    case .dust: [.desert, .sunset, .road, .mountains, .star]
    case .love: [.heart, .flower, .umbrella, .balloons, .sunset, .windows, .waves]
    case .mirth: [.smile, .cards, .balloons, .umbrella, .road, .star, .clock]
    case .music: [.record, .beams, .star, .skyline]
    case .play: [.creature, .balloons, .rocket, .waves, .castle, .star]
    case .quest: [.castle, .mountains, .waves, .wings, .crown, .forest, .globe, .sunset]
    case .battle: [.star, .target, .wings, .beams, .skyline, .mountains]
    case .world: [.globe, .mountains, .waves, .forest]
    case .life:
      [.stairs, .windows, .door, .road, .clock, .flower, .sunset, .umbrella, .waves, .lamp]
    }
  }

  /// Sets of colours for this mood: deep, strong, calm, bright, paper.
  var palettes: [Palette] {
    switch self {
    case .night:
      [
        Palette(0x14161F, 0xC2272D, 0x3C4C62, 0xF2B632, 0xF0E9DA),
        Palette(0x0E1C26, 0x0E7C7B, 0x2C4350, 0xF25F3A, 0xEFE7D2),
        Palette(0x1B1426, 0x6C3FA8, 0x3B3357, 0xF4D35E, 0xF1ECF7),
      ]
    case .fear:
      [
        Palette(0x120D10, 0xB0141F, 0x4A2029, 0xF0E6D2, 0xEFE3CC),
        Palette(0x0B1512, 0x3E8A4E, 0x1F3D2C, 0xD2F050, 0xE8ECD8),
        Palette(0x150F22, 0x6A2C9C, 0x33224F, 0xFF5A36, 0xF0E6F4),
      ]
    case .cosmos:
      [
        Palette(0x0B1026, 0x2A5BD7, 0x27306B, 0xFF7A3D, 0xE8F1FF),
        Palette(0x081A21, 0x0FA3A3, 0x134852, 0xFFD23F, 0xE4FAF8),
        Palette(0x170B2B, 0x8338EC, 0x3A1F78, 0x2CE8C7, 0xF2EAFF),
      ]
    case .dust:
      [
        Palette(0x2B1710, 0xB5451F, 0x80502C, 0xF3B34C, 0xF8E8C8),
        Palette(0x1C2A2B, 0xC4622D, 0x48706B, 0xF3CB87, 0xFBF0DA),
      ]
    case .love:
      [
        Palette(0x3A0F2B, 0xD6336C, 0x93245A, 0xFFB8A8, 0xFFF0EA),
        Palette(0x1F2A44, 0xE4572E, 0x7C6A9E, 0xFAD4C0, 0xFFF4EC),
        Palette(0x2B1430, 0xE63946, 0x5E548E, 0xF9C74F, 0xFDF1E7),
      ]
    case .mirth:
      [
        Palette(0x1D2440, 0xF2542D, 0x0E9594, 0xFFD23F, 0xFFF7E3),
        Palette(0x2A1A3E, 0xE83F6F, 0x2274A5, 0xFFBF00, 0xFFF8EA),
        Palette(0x0F3034, 0xFF6B4A, 0x3A9188, 0xFFE08A, 0xFDF9EC),
      ]
    case .music:
      [
        Palette(0x1A1033, 0xD7267B, 0x5B2A86, 0xFFC93C, 0xFFF3E2),
        Palette(0x101820, 0xE4572E, 0x17708A, 0xF6D55C, 0xF7F1E1),
      ]
    case .play:
      [
        Palette(0x10305A, 0x1E8BD0, 0x2FA86A, 0xFFCB2E, 0xFFFBEA),
        Palette(0x3B1C5A, 0xF25C54, 0x3D9B80, 0xFFE156, 0xFFF9F0),
        Palette(0x173B2F, 0x2E9E5B, 0x2B7A9B, 0xFF9F1C, 0xF8FBEA),
      ]
    case .quest:
      [
        Palette(0x0F2A2A, 0x1F7A5C, 0x33605A, 0xF4A63A, 0xF6EBD0),
        Palette(0x1A1F3A, 0xB23A48, 0x44508A, 0xF2C14E, 0xF4EBDD),
        Palette(0x112236, 0x2A6F97, 0x4F5D75, 0xFFD166, 0xEFF3F2),
      ]
    case .battle:
      [
        Palette(0x1C1E18, 0x747C3C, 0x4A4D38, 0xE4572E, 0xEBE3CC),
        Palette(0x151515, 0xD7263D, 0x4A4E54, 0xF5B700, 0xEFEDE6),
        Palette(0x12202E, 0xD1652C, 0x3D5A73, 0xF2E3BC, 0xF1ECE0),
      ]
    case .world:
      [
        Palette(0x10302B, 0x2F8F6B, 0x2D6A80, 0xF2C94C, 0xF2F3E4),
        Palette(0x0C2340, 0x1C7ED6, 0x2F6690, 0xF8B24A, 0xEEF4F8),
      ]
    case .life:
      [
        Palette(0x1B2A3A, 0x3E7CB1, 0x5C5468, 0xF2A65A, 0xF6F0E4),
        Palette(0x2D2430, 0xB0563F, 0x4D6A6D, 0xE9BE6A, 0xF5EDE0),
        Palette(0x12343B, 0x2D7F7B, 0x5E7268, 0xF0B27A, 0xF7EFE3),
        Palette(0x241E2B, 0x8E4162, 0x52506E, 0xF4C7AB, 0xF8F1EC),
      ]
    }
  }
}
