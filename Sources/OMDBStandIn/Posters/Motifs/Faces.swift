import Foundation

/// Motifs that look back.
enum Faces {
  /// An eye with its iris and a few lashes.
  static func eye(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (half, centre) = (stage.radius * 1.08, stage.centre)
    let depth = half * random.number(0.5, 0.62)
    let upper = (0...40).map { step -> Point in
      let part = Double(step) / 40 * 2 - 1
      return centre + Point(part * half, -depth * (1 - part * part))
    }
    let lower = upper.reversed().map { Point($0.x, 2 * centre.y - $0.y) }
    let gaze = centre + Point(random.number(-5, 5), 0)
    let lashes = [-0.36, -0.18, 0, 0.18, 0.36].reduce(Path()) { path, lean in
      let ray = Point(sin(lean * 2.4), -cos(lean * 2.4))
      let inner = centre + Point(lean * half * 1.5, -depth * 0.95 * (1 - lean * lean * 2))
      return path.with(.line([inner, inner + ray * (half * 0.36)], thickness: 4))
    }
    return [
      Layer(.second, lashes), Layer(.figure, Path(upper + lower).placedAround(centre, 1.1)),
      Layer(.light, Path(upper + lower).placedAround(centre, 0.94)),
      Layer(.accent, .disc(gaze, depth * 0.84)), Layer(.figure, .disc(gaze, depth * 0.42)),
      Layer(.light, .disc(gaze + Point(depth * 0.26, -depth * 0.3), depth * 0.13)),
    ]
  }

  /// Two round faces, one glad and one sad.
  static func smile(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let radius = stage.radius * 0.64
    let side = random.happens(0.5) ? 1.0 : -1.0
    func face(_ centre: Point, isGlad: Bool, _ skin: Tone, _ lines: Tone) -> [Layer] {
      let mouth = Path.arc(
        centre + Point(0, isGlad ? radius * 0.05 : radius * 0.72), radius * 0.52, radius * 0.52,
        from: isGlad ? 0.04 : 0.58, to: isGlad ? 0.46 : 0.92)
      let eyes = Path.disc(centre + Point(-radius * 0.34, -radius * 0.2), radius * 0.13)
        .with(.disc(centre + Point(radius * 0.34, -radius * 0.2), radius * 0.13))
      return [
        Layer(skin, .disc(centre, radius)),
        Layer(lines, eyes.with(.line(mouth, thickness: radius * 0.16))),
      ]
    }
    let step = Point(radius * 0.62 * side, radius * 0.5)
    return face(stage.centre + step, isGlad: false, .figure, .light)
      + face(stage.centre - step, isGlad: true, .accent, .figure)
  }

  /// A round being with large eyes.
  static func creature(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (centre, radius) = (stage.centre + Point(0, stage.radius * 0.14), stage.radius * 0.82)
    let horns = random.happens(0.5)
    let ear =
      horns
      ? Path([Point(0.34, -0.8), Point(0.72, -1.36), Point(0.84, -0.5)])
      : Path.disc(Point(0.68, -0.84), 0.34)
    let body = Path.ellipse(Point(0, 0), 0.98, 1).with(
      Path(Box(left: -0.98, top: 0, right: 0.98, bottom: 1)))
    let eyeCount = random.happens(0.3) ? 1 : 2
    let spots = eyeCount == 1 ? [Point(0, -0.2)] : [Point(-0.36, -0.2), Point(0.36, -0.2)]
    let size = eyeCount == 1 ? 0.46 : 0.31
    let look = Point(random.number(-0.09, 0.09), random.number(-0.02, 0.1))
    func all(_ radius: Double, _ shift: Point) -> Path {
      spots.reduce(Path()) { $0.with(.disc($1 + shift, radius)) }
    }
    let mouth = Path(Path.arc(Point(0, 0.34), 0.42, 0.34, from: 0, to: 0.5))
    func placed(_ path: Path) -> Path { path.placed(at: centre, scale: radius) }
    return [
      Layer(.second, placed(ear.with(ear.mirrored(at: 0)))), Layer(.accent, placed(body)),
      Layer(.light, placed(all(size, Point(0, 0)))), Layer(.figure, placed(all(size * 0.52, look))),
      Layer(.figure, placed(mouth)),
      Layer(.light, placed(all(size * 0.16, look + Point(0.08, -0.08)))),
    ]
  }

  /// A skull.
  static func skull(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let radius = stage.radius * 0.8
    let centre = stage.centre - Point(0, radius * 0.12)
    let sockets = random.number(0.2, 0.26)
    let head = Path.ellipse(Point(0, -0.12), 0.92, 0.88).with(
      Path([Point(-0.56, 0.3), Point(0.56, 0.3), Point(0.48, 1.16), Point(-0.48, 1.16)]))
    let eyes = Path.ellipse(Point(-0.38, 0.02), sockets, sockets * 1.1).with(
      .ellipse(Point(0.38, 0.02), sockets, sockets * 1.1))
    let nose = Path([Point(0, 0.3), Point(0.13, 0.55), Point(-0.13, 0.55)])
    let teeth = [-0.24, 0, 0.24].reduce(Path()) {
      $0.with(Path(Box(left: $1 - 0.035, top: 0.8, right: $1 + 0.035, bottom: 1.2)))
    }
    func placed(_ path: Path) -> Path { path.placed(at: centre, scale: radius) }
    return [
      Layer(.second, .disc(stage.centre, stage.radius * 1.05)),
      Layer(.light, placed(head)),
      Layer(.figure, placed(eyes.with(nose).with(teeth))),
      Layer(
        .accent, placed(Path.disc(Point(-0.36, 0.04), 0.08).with(.disc(Point(0.4, 0.04), 0.08)))),
    ]
  }
}

extension Path {
  /// This shape, larger or smaller around a point.
  func placedAround(_ centre: Point, _ scale: Double) -> Path {
    map { centre + ($0 - centre) * scale }
  }
}
