/// A place in a picture: from 0 to 1 from the left, and from the top in the same unit.
struct Place {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (left: Place, right: Place) -> Place { Place(left.x + right.x, left.y + right.y) }
  static func - (left: Place, right: Place) -> Place { Place(left.x - right.x, left.y - right.y) }
  static func * (left: Place, right: Place) -> Place { Place(left.x * right.x, left.y * right.y) }
  static func * (place: Place, scale: Double) -> Place { Place(place.x * scale, place.y * scale) }

  /// The distance from another place.
  func distance(from other: Place) -> Double {
    let line = self - other
    return (line.x * line.x + line.y * line.y).squareRoot()
  }

  /// The distance from the line between two places.
  func distance(from start: Place, to end: Place) -> Double {
    let (line, here) = (end - start, self - start)
    let along = (here.x * line.x + here.y * line.y) / (line.x * line.x + line.y * line.y)
    return distance(from: start + line * fraction(along))
  }

  /// About the distance from the edge of an ellipse: negative inside.
  func distance(fromEllipseAt center: Place, radii: Place) -> Double {
    let here = (self - center) * Place(1 / radii.x, 1 / radii.y)
    return (here.distance(from: Place(0, 0)) - 1) * min(radii.x, radii.y)
  }
}

/// The part of a pixel inside a shape, by its distance from the edge, which is negative inside.
func coverage(_ distance: Double, softness: Double = 1.0 / 300) -> Double {
  fraction(0.5 - distance / softness)
}
