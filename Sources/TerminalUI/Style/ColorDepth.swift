/// The number of colours that a terminal shows, from none to all.
public enum ColorDepth: Int, CaseIterable, Codable, Comparable, Sendable {
  case mono, ansi8, ansi16, indexed256, trueColor

  /// Makes the greatest depth that needs no more than `colors` colours.
  public init(colors: Int) {
    switch colors {
    case ..<8: self = .mono
    case ..<16: self = .ansi8
    case ..<256: self = .ansi16
    case ..<0x100_0000: self = .indexed256
    default: self = .trueColor
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
