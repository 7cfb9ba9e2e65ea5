import Foundation
import TerminalUI

extension Color {
  /// How light the colour looks to somebody, from 0 to 100: the L* of CIE 1976.
  func lightness(seenWith vision: ColorVision) -> Double {
    let luminance = vision.seen(light()).luminance
    return luminance > 216.0 / 24_389 ? 116 * cbrt(luminance) - 16 : luminance * 24_389 / 27
  }

  /// The colour as amounts of light, from 0 to 1.
  private func light() -> ColorVision.Light {
    let (red, green, blue) = components
    let amounts = [red, green, blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return ColorVision.Light(amounts[0], amounts[1], amounts[2])
  }
}

extension ColorVision.Light {
  fileprivate var luminance: Double { (self * [0.2126, 0.7152, 0.0722]).sum() }
}
