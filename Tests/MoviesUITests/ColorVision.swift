import Testing

/// How people see colours, simulated.
///
/// The numbers turn red, green and blue light into what looks the same to someone without one of
/// the three kinds of cones. Sources: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, “A
/// Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE Transactions on
/// Visualization and Computer Graphics 15 (2009), at severity 1; F. Viénot, H. Brettel and J. D.
/// Mollon, “Digital Video Colourmaps for Checking the Legibility of Displays by Dichromats”, Color
/// Research and Application 24 (1999), for the lack of red and green cones; H. Brettel, F. Viénot
/// and J. D. Mollon, “Computerized Simulation of Color Appearance for Dichromats”, Journal of the
/// Optical Society of America A 14 (1997), for that of blue ones. The last two are here for sRGB,
/// as DaltonLens derives them.
enum ColorVision: CaseIterable {
  /// Amounts of red, green and blue light, from 0 to 1.
  typealias Light = SIMD3<Double>
  typealias Rows = [Light]

  case usual
  case protanopiaOfMachado, deuteranopiaOfMachado, tritanopiaOfMachado
  case protanopiaOfVienot, deuteranopiaOfVienot
  case tritanopiaOfBrettel

  func seen(_ light: Light) -> Light {
    let rows = rows(for: light)
    return Light(
      (rows[0] * light).sum(), (rows[1] * light).sum(), (rows[2] * light).sum()
    ).clamped(lowerBound: .zero, upperBound: .one)
  }

  private func rows(for light: Light) -> Rows {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopiaOfMachado:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopiaOfMachado:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopiaOfMachado:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    case .protanopiaOfVienot:
      [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]
    case .deuteranopiaOfVienot:
      [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]
    case .tritanopiaOfBrettel:
      (light * [0.03901, -0.02788, -0.01113]).sum() >= 0
        ? [
          [1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911],
        ]
        : [
          [0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796],
        ]
    }
  }
}
