/// The fashion of a poster's years.
enum Era: CaseIterable, Hashable, Sendable {
  /// Until 1949: rays, frames and steps in cream, black and red.
  case deco
  /// The 1950s and 1960s: paper cut by hand.
  case cutout
  /// The 1970s: stripes in warm browns.
  case stripes
  /// The 1980s: a grid of light under a setting sun.
  case neon
  /// From 1990 to 2009: a glow in the dark.
  case glow
  /// From 2010 on: flat and calm.
  case flat

  init(year: Int) {
    switch year {
    case ..<1950: self = .deco
    case ..<1970: self = .cutout
    case ..<1980: self = .stripes
    case ..<1990: self = .neon
    case ..<2010: self = .glow
    default: self = .flat
    }
  }

  var face: Face {
    switch self {
    case .deco: Face(weight: 0.17, width: 0.56, roundness: 1, spacing: 0.09)
    case .cutout: Face(weight: 0.23, width: 0.6, roundness: 0, spacing: 0.07)
    case .stripes: Face(weight: 0.225, width: 0.64, roundness: 0.85, spacing: 0.06)
    case .neon: Face(weight: 0.17, width: 0.62, roundness: 0.45, spacing: 0.09)
    case .glow: Face(weight: 0.15, width: 0.56, roundness: 0.7, spacing: 0.12)
    case .flat: Face(weight: 0.2, width: 0.56, roundness: 0.6, spacing: 0.08)
    }
  }

  /// A genre's colours as these years mix them.
  func palette(_ palette: Palette) -> Palette {
    switch self {
    case .deco:
      palette.mixed(with: Palette(0x171414, 0xC4301E, 0x8A7A5C, 0xE9B44C, 0xF2E6CA), 0.7)
    case .cutout: palette
    case .stripes:
      palette.mixed(with: Palette(0x3A1D0E, 0xC8501E, 0x8A5A2B, 0xF0A830, 0xF6E3BD), 0.55)
    case .neon:
      palette.mixed(with: Palette(0x140A2E, 0xE0218A, 0x4B1D8F, 0xFFB13D, 0xE6F7FF), 0.45)
    case .glow:
      palette.mixed(with: Palette(0x05070C, 0x3A5A78, 0x223040, 0xFFE2A8, 0xFFFFFF), 0.3)
    case .flat: palette
    }
  }

  /// The ways in which these years give colours to tones.
  var schemes: [@Sendable (Palette) -> Scheme] {
    switch self {
    case .deco: [Scheme.paper, Scheme.paper, Scheme.deep, Scheme.strong]
    case .cutout: [Scheme.strong, Scheme.bright, Scheme.paper, Scheme.strong]
    case .stripes: [Scheme.paper, Scheme.bright, Scheme.strong]
    case .neon: [Scheme.deep]
    case .glow: [Scheme.calm, Scheme.ember, Scheme.blaze]
    case .flat: [Scheme.paper, Scheme.strong, Scheme.bright, Scheme.deep]
    }
  }
}
