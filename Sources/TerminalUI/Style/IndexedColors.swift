/// The palette of 256 colours as xterm defines it.
enum IndexedColors {
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Returns red, green and blue of a palette entry.
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

  /// Returns the entry of the cube or the greys that looks most like the colour.
  ///
  /// Each channel has its nearest level in the cube, and the weighted mean has its nearest grey, so
  /// only two entries need to be compared.
  static func nearest(to color: Components) -> UInt8 {
    let cube = 36 * level(color.red) + 6 * level(color.green) + level(color.blue) + 16
    let mean = (3 * Int(color.red) + 6 * Int(color.green) + Int(color.blue)) / 10
    let grey = 232 + max(0, min(23, (mean - 3) / 10))
    return [UInt8(cube), UInt8(grey)].min { isNearer($0, than: $1, to: color) } ?? 16
  }

  /// Returns the one of the 16 basic entries that looks most like the colour.
  static func nearestBasic(to color: Components) -> UInt8 {
    (0..<16).min { isNearer($0, than: $1, to: color) } ?? 0
  }

  /// Returns the nearest level of the cube, from 0 to 5.
  private static func level(_ channel: UInt8) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (Int(channel) - 35) / 40
  }

  private static func isNearer(_ left: UInt8, than right: UInt8, to color: Components) -> Bool {
    distance(components(of: left), color) < distance(components(of: right), color)
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

  /// Returns the squared distance, weighted by how well the eye distinguishes red, green and blue.
  private static func distance(_ left: Components, _ right: Components) -> Int {
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
