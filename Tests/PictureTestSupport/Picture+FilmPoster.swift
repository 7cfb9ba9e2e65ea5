public import Pictures

extension Picture {
  /// A painted film poster: a moon above a town at night, a large title, and lines of small print.
  public static func filmPoster() -> Picture? {
    let noise = Noise(seed: 1)
    return painted { place in
      var color = sky(place, noise)
      color = color.mixed(with: town(place, noise), coverage(skyline(place.x, noise) - place.y))
      color = color.mixed(with: Paint(0.97, 0.9, 0.72), coverage(title(place)))
      return color.mixed(with: Paint(0.62, 0.58, 0.55), smallPrint(place, noise))
    }
  }

  private static func sky(_ place: Place, _ noise: Noise) -> Paint {
    let glow = Paint(0.04, 0.07, 0.2).mixed(with: Paint(0.88, 0.35, 0.16), place.y * place.y / 0.8)
    let haze = glow.mixed(with: Paint(0.25, 0.2, 0.4), 0.5 * noise.cloud(place * Place(4, 14)))
    let moon = place.distance(fromEllipseAt: Place(0.68, 0.3), radii: Place(0.19, 0.19))
    let stains = noise.cloud(place * 11) * 0.35
    return haze.mixed(with: Paint(0.98, 0.93, 0.8) * (1.05 - stains), coverage(moon))
      + Paint(0.3, 0.22, 0.12) * max(0, 1 - max(0, moon) * 5)
  }

  private static func skyline(_ x: Double, _ noise: Noise) -> Double {
    let house = Int(x * 13)
    return 0.72 + 0.3 * noise.random(house, 1)
  }

  private static func town(_ place: Place, _ noise: Noise) -> Paint {
    let window = place * Place(52, 40)
    let isLit =
      noise.random(Int(window.x), Int(window.y)) > 0.72
      && window.x - window.x.rounded(.down) > 0.4 && window.y - window.y.rounded(.down) > 0.5
    let wall = Paint(0.03, 0.035, 0.06) * (1 + noise.random(Int(place.x * 13), 2))
    return place.y < 1.08 && isLit ? Paint(0.95, 0.75, 0.35) : wall
  }

  /// The distance from the strokes of the title.
  private static func title(_ place: Place) -> Double {
    guard place.y > 1.1 else { return 1 }
    var distance = 1.0
    for (start, end) in strokes {
      distance = min(distance, place.distance(from: start, to: end))
    }
    for left in [0.305, 0.53] {
      let ring = place.distance(
        fromEllipseAt: Place(left + 0.08, 1.225), radii: Place(0.08, 0.085))
      distance = min(distance, abs(ring))
    }
    return distance - 0.02
  }

  /// The lines of an M and an N, with room for two rings between them.
  private static let strokes: [(Place, Place)] = {
    let letters = [
      (left: 0.08, corners: [(0.0, 1.0), (0, 0), (0.5, 0.6), (1, 0), (1, 1)]),
      (left: 0.755, corners: [(0.0, 1.0), (0, 0), (1, 1), (1, 0)]),
    ]
    return letters.flatMap { left, corners in
      let places = corners.map { Place(left + 0.16 * $0.0, 1.14 + 0.17 * $0.1) }
      return zip(places, places.dropFirst()).map { ($0, $1) }
    }
  }()

  private static func smallPrint(_ place: Place, _ noise: Noise) -> Double {
    let line = (place.y - 1.37) / 0.028
    guard 0..<3 ~= line, 0.12..<0.88 ~= place.x else { return 0 }
    let height = line - line.rounded(.down)
    let letter = noise.random(Int(place.x * 150), Int(line))
    return height < 0.55 && letter > 0.4 ? 0.9 : 0
  }
}
