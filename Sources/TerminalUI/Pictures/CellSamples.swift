import Pictures

/// What a cell should look like: 8×8 samples of a picture.
///
/// Red, green and blue are whole numbers, and the fourth place is always 0.
struct CellSamples {
  /// The colours, row after row.
  ///
  /// One array serves every cell, so that matching allocates nothing.
  private var samples = [SIMD4<Int32>](repeating: .zero, count: BlockGlyph.samples)
  private var sum = SIMD4<Int32>.zero

  /// Takes the samples of another cell.
  ///
  /// - Parameters:
  ///   - column: The cell's column.
  ///   - row: The cell's row.
  ///   - picture: A picture with 8×8 pixels for each cell.
  mutating func read(column: Int, row: Int, of picture: Picture) {
    let pixels = picture.pixels.span
    var samples = self.samples.mutableSpan
    var sum = SIMD4<Int32>.zero
    for sample in 0..<BlockGlyph.samples {
      let x = column * BlockGlyph.side + sample % BlockGlyph.side
      let y = row * BlockGlyph.side + sample / BlockGlyph.side
      let byte = (y * picture.width + x) * 3
      let color = SIMD4(Int32(pixels[byte]), Int32(pixels[byte + 1]), Int32(pixels[byte + 2]), 0)
      samples[sample] = color
      sum &+= color
    }
    self.sum = sum
  }

  /// The glyph with the two colours that differs least from the samples, in the sum of the squares
  /// of all differences; a blank if no glyph is visibly nearer than one colour.
  ///
  /// The best colours of a glyph are the means of its parts. With those, the squares of all
  /// samples' distances from the overall mean divide into what the glyph leaves and what it saves,
  /// and the latter needs only the sums of the parts: the variance between classes, as in Otsu's "A
  /// Threshold Selection Method from Gray-Level Histograms" (1979).
  func nearestCell() -> Cell {
    var most = Self.leastVisible
    var best: (glyph: BlockGlyph, painted: SIMD4<Int32>)?
    for glyph in BlockGlyph.all {
      let painted = sum(of: glyph.mask)
      let saved = squaresSaved(by: glyph, painted)
      if saved > most {
        most = saved
        best = (glyph, painted)
      }
    }
    guard let (glyph, painted) = best else {
      return .blank(Style(background: Color(sum, samples: BlockGlyph.samples)))
    }
    return Cell(
      glyph.scalar,
      style: Style(
        foreground: Color(painted, samples: glyph.painted),
        background: Color(sum &- painted, samples: BlockGlyph.samples - glyph.painted)))
  }

  /// One level in each channel of each sample.
  private static let leastVisible = Double(3 * BlockGlyph.samples)

  /// The squares that the colours of a glyph save, compared with one colour.
  ///
  /// Only the division rounds, and it rounds equal fractions to equal numbers: ties are ties.
  private func squaresSaved(by glyph: BlockGlyph, _ painted: SIMD4<Int32>) -> Double {
    let distance = SIMD4<Double>(
      painted &* Int32(BlockGlyph.samples) &- sum &* Int32(glyph.painted))
    let sizes = BlockGlyph.samples * glyph.painted * (BlockGlyph.samples - glyph.painted)
    return (distance * distance).sum() / Double(sizes)
  }

  private func sum(of mask: UInt64) -> SIMD4<Int32> {
    let samples = samples.span
    var sum = SIMD4<Int32>.zero
    var rest = mask
    while rest != 0 {
      sum &+= samples[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return sum
  }
}

extension Color {
  /// The mean of samples, given their sum.
  fileprivate init(_ sum: SIMD4<Int32>, samples: Int) {
    let mean = (sum &+ Int32(samples / 2)) / Int32(samples)
    self = .rgb(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z))
  }
}
