public import Pictures

extension Picture {
  /// A painted portrait: a face lit from the left, with hair, eyes and the cloth of a coat.
  public static func portrait() -> Picture? {
    let noise = Noise(seed: 3)
    return painted { place in
      var color = Paint(0.32, 0.4, 0.42).mixed(
        with: Paint(0.08, 0.1, 0.14),
        place.distance(from: Place(0.25, 0.5)) * 1.1 + 0.15 * noise.cloud(place * 5))
      color = color.mixed(with: hair(place, noise), coverage(hairline(place, noise, grows: 0.06)))
      color = color.mixed(with: skin(place, noise) * 0.75, coverage(neck(place)))
      color = color.mixed(with: coat(place, noise), coverage(shoulders(place)))
      color = color.mixed(with: face(place, noise), coverage(head(place)))
      let isFringe = place.y < 0.42 + 0.25 * abs(place.x - 0.42)
      let fringe = isFringe ? coverage(hairline(place, noise, grows: 0.03)) : 0
      return color.mixed(with: hair(place, noise), fringe)
    }
  }

  private static func head(_ place: Place) -> Double {
    place.distance(fromEllipseAt: Place(0.5, 0.62), radii: Place(0.24, 0.33))
  }

  private static func neck(_ place: Place) -> Double {
    max(abs(place.x - 0.5) - 0.11, abs(place.y - 0.95) - 0.2)
  }

  private static func shoulders(_ place: Place) -> Double {
    let opening = 0.16 - (place.y - 1.02) * 0.5
    return max(
      place.distance(fromEllipseAt: Place(0.5, 1.5), radii: Place(0.47, 0.48)),
      opening - abs(place.x - 0.5))
  }

  private static func hairline(_ place: Place, _ noise: Noise, grows: Double) -> Double {
    let curl = 0.05 * (noise.cloud(place * 9) - 0.5)
    return place.distance(
      fromEllipseAt: Place(0.5, 0.57), radii: Place(0.27 + grows, 0.36 + grows)) + curl
  }

  private static func hair(_ place: Place, _ noise: Noise) -> Paint {
    let around = place - Place(0.44, 0.25)
    let strand = noise.cloud(Place(around.x * 60 - around.y * 9, place.y * 5), octaves: 3)
    let shine = max(0, 1 - abs(place.distance(from: Place(0.42, 0.62)) - 0.34) * 9)
    return Paint(0.2, 0.1, 0.05) * (0.4 + 1.5 * strand) + Paint(0.4, 0.27, 0.16) * shine * strand
  }

  private static func coat(_ place: Place, _ noise: Noise) -> Paint {
    let thread = noise.random(Int(place.x * 150), Int(place.y * 75)) * 0.3
    let fold = noise.cloud(Place(place.x * 6 + place.y * 3, place.y * 1.5))
    return Paint(0.45, 0.1, 0.14) * (0.35 + fold + thread - place.x * 0.5)
  }

  private static func skin(_ place: Place, _ noise: Noise) -> Paint {
    let across = (place.x - 0.5) / 0.24
    let up = (place.y - 0.62) / 0.33
    let light = (1 - 0.55 * (across + 0.5) * (across + 0.5) - 0.2 * up * up)
    let pores = 0.05 * (noise.cloud(place * 60, octaves: 3) - 0.45)
    return Paint(0.93, 0.7, 0.56) * (max(0.12, light) + pores)
  }

  private static func face(_ place: Place, _ noise: Noise) -> Paint {
    var color = skin(place, noise)
    for side in [-1.0, 1.0] {
      let eye = Place(0.5 + side * 0.095, 0.58)
      let white = place.distance(fromEllipseAt: eye, radii: Place(0.052, 0.022))
      color = color.mixed(with: color * 0.6, coverage(white - 0.01, softness: 0.05))
      color = color.mixed(with: Paint(0.9, 0.88, 0.86), coverage(white))
      let iris = place.distance(from: eye)
      color = color.mixed(with: Paint(0.16, 0.34, 0.38), coverage(max(white, iris - 0.021)))
      color = color.mixed(with: Paint(0.02, 0.02, 0.03), coverage(max(white, iris - 0.009)))
      let brow = place.distance(
        from: eye + Place(-0.06 * side, -0.045), to: eye + Place(0.065 * side, -0.055))
      color = color.mixed(with: Paint(0.16, 0.09, 0.05), coverage(brow - 0.009, softness: 0.012))
    }
    let nose = place.distance(from: Place(0.525, 0.58), to: Place(0.54, 0.72))
    color = color.mixed(with: color * 0.72, coverage(nose - 0.012, softness: 0.04))
    let lips = place.distance(fromEllipseAt: Place(0.495, 0.805), radii: Place(0.085, 0.028))
    color = color.mixed(with: Paint(0.68, 0.25, 0.25), coverage(lips, softness: 0.012))
    let mouth = abs(place.y - 0.805 - 0.6 * (place.x - 0.495) * (place.x - 0.495))
    return color.mixed(
      with: Paint(0.3, 0.08, 0.08), coverage(max(mouth - 0.004, abs(place.x - 0.495) - 0.085)))
  }
}
