import Foundation
public import Pictures

extension Picture {
  /// The peak signal-to-noise ratio of this picture to the original, as seen from some distance:
  /// both are blurred first, to the means of 5×5 pixels, since eyes mix what is that small.
  ///
  /// In decibels: more is better, and infinite for equal pictures. Pixels closer to an edge than
  /// the blur reaches are left out.
  ///
  /// - Parameter original: A picture of the same size.
  /// - Returns: The ratio; `nil` if the sizes differ or a side is less than 5 pixels.
  public func blurredLikeness(to original: Picture) -> Double? {
    guard width == original.width, height == original.height, width >= 5, height >= 5 else {
      return nil
    }
    // The difference of two means is the mean of the differences.
    var differences = pixels.indices.map { Int(pixels[$0]) - Int(original.pixels[$0]) }
    differences = Self.sumsOfFive(differences, step: 3)
    differences = Self.sumsOfFive(differences, step: width * 3)
    var squares = 0
    for row in 0..<height - 4 {
      let start = row * width * 3
      for index in start..<start + (width - 4) * 3 {
        squares += differences[index] * differences[index]
      }
    }
    let meanSquare = Double(squares) / Double((height - 4) * (width - 4) * 3) / (25 * 25)
    return 10 * log10(255 * 255 / meanSquare)
  }

  /// The sums of each value and the next four, a step apart; fewer values, as there are none beyond
  /// the last.
  private static func sumsOfFive(_ values: [Int], step: Int) -> [Int] {
    (0..<values.count - 4 * step).map { index in
      values[index] + values[index + step] + values[index + 2 * step] + values[index + 3 * step]
        + values[index + 4 * step]
    }
  }
}
