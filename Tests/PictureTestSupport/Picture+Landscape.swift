public import Pictures

extension Picture {
  /// A painted landscape: clouds, mountains one behind the other, and a lake that mirrors them.
  public static func landscape() -> Picture? {
    let noise = Noise(seed: 2)
    return painted { place in
      let shore = 1.02
      guard place.y > shore else { return land(place, noise) }
      let depth = (place.y - shore) / (1.484 - shore)
      let wave = noise.cloud(Place(place.x * 9, place.y * 90 * (1.2 - depth)), octaves: 3) - 0.45
      let mirrored = Place(place.x + 0.02 * wave, shore - (place.y - shore) * 1.6 + 0.08 * wave)
      let water = land(mirrored, noise) * 0.72 + Paint(0.0, 0.03, 0.06)
      return water + Paint(0.5, 0.45, 0.35) * max(0, wave) * depth
    }
  }

  private static func land(_ place: Place, _ noise: Noise) -> Paint {
    var color = heaven(place, noise)
    for layer in 0..<4 {
      let near = Double(layer) / 3
      let across = Place(place.x * (2.2 + near * 2.5), Double(layer) * 7)
      let ridge = 0.5 + 0.16 * Double(layer) - 0.34 * (1 - near * 0.5) * (noise.cloud(across) - 0.3)
      let below = place.y - ridge
      guard below > -0.01 else { continue }
      let rock = noise.cloud(Place(place.x * 30 + below * 12, place.y * 24))
      let far = Paint(0.45, 0.52, 0.68).mixed(with: Paint(0.1, 0.2, 0.08), near)
      let snow = max(0, 1 - near * 2) * coverage(below - 0.09 * rock, softness: 0.03)
      let ground = far * (0.45 + rock * (0.6 + 0.7 * near))
      color = color.mixed(with: ground.mixed(with: Paint(0.93, 0.93, 0.98), snow), coverage(-below))
    }
    return color
  }

  private static func heaven(_ place: Place, _ noise: Noise) -> Paint {
    let blue = Paint(0.2, 0.42, 0.78).mixed(with: Paint(0.98, 0.82, 0.62), place.y / 0.6)
    let cloud = noise.cloud(place * Place(3, 7) + Place(5, 5))
    let sun = place.distance(from: Place(0.3, 0.36))
    let light = blue + Paint(1, 0.8, 0.4) * (0.09 / (sun + 0.07) - 0.1)
    return light.mixed(with: Paint(1, 0.97, 0.94), (cloud - 0.45) * 4)
  }
}
