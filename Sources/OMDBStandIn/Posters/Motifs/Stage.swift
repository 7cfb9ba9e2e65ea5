/// The part of a poster that its picture has to itself.
struct Stage: Hashable, Sendable {
  var box: Box

  var centre: Point { box.centre }

  /// The radius of an emblem in the middle.
  var radius: Double { min(box.width, box.height) * 0.42 }

  /// The height at which a scene's ground begins, as a part of the stage from its top.
  func height(_ part: Double) -> Double { box.top + box.height * part }

  /// The ground of a scene: from a height down to the poster's foot.
  func ground(from part: Double) -> Path {
    Path(Box(left: -5, top: height(part), right: 105, bottom: Box.poster.bottom + 5))
  }
}
