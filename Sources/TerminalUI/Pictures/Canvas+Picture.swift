public import Pictures

extension Canvas {
  /// Draws a picture as cells that fill the canvas; `nil` below 256 colours, where it would be
  /// unrecognisable.
  ///
  /// With direct colour, each cell is the block glyph (U+2580 to U+259F) in the two colours that
  /// come nearest to its part of the picture; with 256 colours, it is an upper half block, lightly
  /// dithered, in entries 16 to 255 of the palette. A cell of one colour is a blank. All colours
  /// are already of the given depth, so that reducing them to it changes nothing.
  ///
  /// - Parameters:
  ///   - picture: Any picture. It is stretched to the canvas.
  ///   - size: The size of the canvas, ideally from ``TerminalSize/init(fitting:in:cellAspect:)``.
  ///   - depth: The number of colours of the terminal.
  /// - Complexity: O(*n*) in the pixels of the picture and in the cells: about a millisecond for
  ///   300×445 pixels and 30×22 cells.
  public init?(_ picture: Picture, size: TerminalSize, depth: ColorDepth) {
    guard depth >= .indexed256 else { return nil }
    self.init(size: size)
    guard !bounds.isEmpty else { return }
    if depth == .trueColor {
      let picture = picture.scaled(
        toWidth: size.columns * BlockGlyph.side, height: size.rows * BlockGlyph.side)
      var samples = CellSamples()
      fill { column, row in
        samples.read(column: column, row: row, of: picture)
        return samples.nearestCell()
      }
    } else {
      let picture = DitheredPicture(picture.scaled(toWidth: size.columns, height: size.rows * 2))
      fill { column, row in
        .halves(upper: picture[column, row * 2], lower: picture[column, row * 2 + 1])
      }
    }
  }

  /// Fills the canvas from left to right; a cell takes over its left neighbour's colours where
  /// possible.
  private mutating func fill(with cell: (_ column: Int, _ row: Int) -> Cell) {
    for row in bounds.rows {
      var left = Cell.blank()
      for column in bounds.columns {
        left = cell(column, row).reusingColors(of: left)
        put(left, column: column, row: row)
      }
    }
  }
}

extension Cell {
  /// Returns a cell that shows one colour above another.
  fileprivate static func halves(upper: Color, lower: Color) -> Cell {
    upper == lower
      ? .blank(Style(background: lower))
      : Cell("▀", style: Style(foreground: upper, background: lower))
  }
}

/// A picture in entries 16 to 255 of the palette of 256 colours, dithered lightly.
///
/// The first 16 entries are left out because the user chooses their look.
struct DitheredPicture {
  private let width: Int
  /// The palette entries of the pixels, row by row.
  private var entries: [UInt8] = []

  /// Dithers by error diffusion (Floyd and Steinberg: "An Adaptive Algorithm for Spatial
  /// Greyscale", 1976): the error of a pixel's colour is passed to its neighbours to the right and
  /// below, in parts of 7, 3, 5 and 1.
  ///
  /// The parts are 32nds instead of 16ths, so half of the error is dropped: pixels as large as half
  /// a cell do not mix in the eye. Measured on painted pictures, passing on all of it is worse than
  /// none by up to 1.3 dB and looks like confetti; half is better than none, and keeps colours that
  /// would otherwise turn grey.
  init(_ picture: Picture) {
    width = picture.width
    entries.reserveCapacity(picture.width * picture.height)
    // There is one more element on either side, so that every pixel has all neighbours.
    let noErrors = [SIMD4<Int32>](repeating: .zero, count: width + 2)
    var errors = noErrors
    for row in 0..<picture.height {
      var errorsBelow = noErrors
      for column in 0..<width {
        let wanted = (picture.color(column, row) &+ errors[column + 1] / 32)
          .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        let entry = IndexedColors.nearest(to: (UInt8(wanted.x), UInt8(wanted.y), UInt8(wanted.z)))
        entries.append(entry)
        let shown = IndexedColors.components(of: entry)
        let error = wanted &- SIMD4(Int32(shown.red), Int32(shown.green), Int32(shown.blue), 0)
        errors[column + 2] &+= error &* 7
        errorsBelow[column] &+= error &* 3
        errorsBelow[column + 1] &+= error &* 5
        errorsBelow[column + 2] &+= error
      }
      errors = errorsBelow
    }
  }

  /// The colour of a pixel.
  subscript(column: Int, row: Int) -> Color { .indexed(entries[row * width + column]) }
}

extension Picture {
  /// Returns red, green and blue of a pixel; the fourth place is 0.
  fileprivate func color(_ column: Int, _ row: Int) -> SIMD4<Int32> {
    let byte = (row * width + column) * 3
    return SIMD4(Int32(pixels[byte]), Int32(pixels[byte + 1]), Int32(pixels[byte + 2]), 0)
  }
}

/// The desired look of a cell: 8×8 samples of a picture.
///
/// Red, green and blue are whole numbers, and the fourth place is always 0.
struct CellSamples {
  /// The colours of the samples, row by row.
  ///
  /// One array serves every cell, so that matching allocates nothing.
  private var samples = [SIMD4<Int32>](repeating: .zero, count: BlockGlyph.samples)
  private var sum = SIMD4<Int32>.zero

  /// Reads the samples of another cell.
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

  /// Returns the glyph with the two colours that differs least from the samples, in the sum of the
  /// squares of all differences; a blank if no glyph is visibly nearer than a single colour.
  ///
  /// The best colours of a glyph are the means of its parts. With these, the squared distances of
  /// all samples from the overall mean add up to what the glyph leaves and what it saves, and the
  /// saving needs only the sums of the parts: it is the variance between classes, as in Otsu's "A
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

  /// The smallest saving that is visible: one level in each channel of each sample.
  private static let leastVisible = Double(3 * BlockGlyph.samples)

  /// Returns the sum of squares that the colours of a glyph save, compared with a single colour.
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
  /// Makes the mean of samples from their sum.
  fileprivate init(_ sum: SIMD4<Int32>, samples: Int) {
    let mean = (sum &+ Int32(samples / 2)) / Int32(samples)
    self = .rgb(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z))
  }
}
