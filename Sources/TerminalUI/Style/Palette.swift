/// The palette of 256 colours as xterm defines it.
enum Palette {
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Red, green and blue of a palette entry.
  static func components(of index: UInt8) -> Components {
    switch index {
    case 0..<16: return basic(index)
    case 16..<232:
      let cube = Int(index) - 16
      return (cubeLevels[cube / 36], cubeLevels[cube / 6 % 6], cubeLevels[cube % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }

  /// The entry that looks most like the colour.
  static func nearest(to color: Components, among candidates: Range<Int>) -> UInt8 {
    let nearest = candidates.min { left, right in
      distance(components(of: UInt8(left)), color) < distance(components(of: UInt8(right)), color)
    }
    return UInt8(nearest ?? candidates.lowerBound)
  }

  private static func basic(_ index: UInt8) -> Components {
    switch index {
    case 7: return (229, 229, 229)
    case 8: return (127, 127, 127)
    default:
      let level: UInt8 = index < 8 ? 205 : 255
      return (index & 1 > 0 ? level : 0, index & 2 > 0 ? level : 0, index & 4 > 0 ? level : 0)
    }
  }

  /// The squared distance, weighted by how well the eye tells red, green and blue apart.
  private static func distance(_ left: Components, _ right: Components) -> Int {
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
