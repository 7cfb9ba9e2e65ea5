import PictureTestSupport
import Pictures
import TerminalUI

/// One way from a picture to cells, measured.
struct Matching {
  /// What the cells show, with 10×20 pixels for each.
  let shown: Picture
  /// The peak signal-to-noise ratio to the original, both blurred over 5×5 pixels, in decibels.
  let likeness: Double
  /// Milliseconds from the pixels to a canvas, scaling included: the median of many.
  let time: Double

  /// Measures; `nil` if the cells cannot be compared.
  init?(of picture: Picture, repetitions: Int = 51, _ cells: () -> Canvas?) {
    guard let canvas = cells(), let shown = Picture(showing: canvas),
      let likeness = shown.blurredLikeness(
        to: picture.scaled(toWidth: shown.width, height: shown.height))
    else { return nil }
    self.shown = shown
    self.likeness = likeness
    let clock = ContinuousClock()
    let times = (0..<repetitions).map { _ in clock.measure { _ = cells() } / .milliseconds(1) }
    time = times.sorted()[repetitions / 2]
  }
}
