import Pictures

/// A picture in entries 16 to 255 of the palette of 256 colours, dithered lightly.
///
/// The first 16 entries are left out because the user chooses their look.
struct DitheredPicture {
  private let width: Int
  /// Row after row.
  private var entries: [UInt8] = []

  /// Dithers by error diffusion (Floyd and Steinberg: "An Adaptive Algorithm for Spatial
  /// Greyscale", 1976): what a pixel's colour is off is given to its neighbours to the right and
  /// below, in parts of 7, 3, 5 and 1.
  ///
  /// The parts are 32nds instead of 16ths, so half of it is dropped: pixels as large as half a cell
  /// do not mix in the eye. Measured on painted pictures, all of it is worse than none by up to 1.3
  /// dB and looks like confetti; half is better than none, and colours survive that would be grey.
  init(_ picture: Picture) {
    width = picture.width
    entries.reserveCapacity(picture.width * picture.height)
    // With one more on either side, so that every pixel has all neighbours.
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
  /// Red, green and blue of a pixel; the fourth place is 0.
  fileprivate func color(_ column: Int, _ row: Int) -> SIMD4<Int32> {
    let byte = (row * width + column) * 3
    return SIMD4(Int32(pixels[byte]), Int32(pixels[byte + 1]), Int32(pixels[byte + 2]), 0)
  }
}
