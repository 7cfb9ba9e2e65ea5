import Foundation

/// Motifs of the sky and what flies in it.
enum Heavens {
  /// A planet with a ring and two moons.
  static func planet(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let radius = stage.radius * 0.66
    let tilt = random.number(-0.1, -0.04) * (random.happens(0.5) ? 1 : -1)
    func ring(_ start: Double, _ end: Double) -> Path {
      let outer = Path.arc(Point(0, 0), radius * 1.72, radius * 0.5, from: start, to: end)
      let inner = Path.arc(Point(0, 0), radius * 1.28, radius * 0.3, from: start, to: end)
      return Path(outer + inner.reversed()).placed(at: stage.centre, turn: tilt)
    }
    let shade = Path(
      Path.arc(Point(0, 0), radius, radius, from: -0.17, to: 0.33)
        + Path.arc(
          Point(-radius * 0.3, -radius * 0.18), radius * 1.04, radius * 1.04, from: -0.17, to: 0.33
        )
        .reversed()
    ).moved(by: stage.centre)
    let moons = Path.disc(stage.centre + Point(radius * 1.15, -radius * 1.05), radius * 0.17)
      .with(.disc(stage.centre + Point(-radius * 1.3, radius * 0.95), radius * 0.1))
    return [
      Layer(.light, stars(stage, &random)), Layer(.second, ring(0.5, 1)),
      Layer(.accent, .disc(stage.centre, radius)), Layer(.figure, shade),
      Layer(.light, ring(0, 0.5)), Layer(.figure, moons),
    ]
  }

  /// A rocket that rises from its own smoke.
  static func rocket(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let turn = random.number(0.03, 0.09) * (random.happens(0.5) ? 1 : -1)
    let scale = stage.radius / 46
    func placed(_ path: Path) -> Path {
      path.placed(at: stage.centre, scale: scale, turn: turn)
    }
    let right = (0...20).map { step -> Point in
      let part = Double(step) / 20
      return Point(14 * sin(.pi * (0.08 + 0.72 * part)), -46 + 64 * part)
    }
    let hull = Path([Point(0, -52)] + right + right.reversed().map { Point(-$0.x, $0.y) })
    let fins = Path([Point(8, 2), Point(23, 16), Point(23, 30), Point(7, 18)])
    let flame = Path([Point(-8, 20), Point(8, 20), Point(4.5, 40), Point(0, 62), Point(-4.5, 40)])
    let heart = Path([Point(-4, 20), Point(4, 20), Point(0, 42)])
    return [
      Layer(.light, stars(stage, &random)),
      Layer(.second, .disc(stage.centre, stage.radius * 0.94)),
      Layer(.accent, placed(flame)), Layer(.light, placed(heart)),
      Layer(.accent, placed(fins.with(fins.mirrored(at: 0)))), Layer(.figure, placed(hull)),
      Layer(.light, placed(.disc(Point(0, -18), 7))),
      Layer(.second, placed(.disc(Point(0, -18), 4.2))),
    ]
  }

  /// A globe with its circles.
  static func globe(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let radius = stage.radius * 0.86
    let turn = random.number(-0.07, 0.07)
    let thickness = radius * 0.075
    let meridians = [0.36, 0.78].reduce(Path()) { path, part in
      path.with(
        .line(
          Path.arc(Point(0, 0), radius * part, radius, from: 0, to: 1).dropLast(),
          thickness: thickness, isClosed: true))
    }
    let parallels = [-0.5, 0, 0.5].reduce(Path()) { path, height in
      let half = radius * (1 - height * height).squareRoot()
      return path.with(
        .line(
          [Point(-half, radius * height), Point(half, radius * height)], thickness: thickness))
    }
    let orbit = Path.arc(Point(0, 0), radius * 1.24, radius * 1.24, from: 0.55, to: 0.86)
    return [
      Layer(.figure, .disc(stage.centre, radius)),
      Layer(
        .accent, meridians.with(parallels).placed(at: stage.centre, turn: turn)),
      Layer(
        .second, Path.line(orbit, thickness: thickness).placed(at: stage.centre, turn: turn)),
      Layer(
        .light,
        Path.disc(orbit.last ?? Point(0, 0), thickness * 1.7).placed(at: stage.centre, turn: turn)),
    ]
  }

  /// A bird with wide wings before a disc.
  static func wings(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let scale = stage.radius / 42
    let lift = random.number(0.8, 1.2)
    let half = [
      Point(0, -15), Point(3.4, -11), Point(4, -5), Point(12, -17 * lift), Point(24, -33 * lift),
      Point(40, -44 * lift), Point(61, -48 * lift), Point(50, -38 * lift), Point(55, -33 * lift),
      Point(43, -27 * lift), Point(47, -21 * lift), Point(35, -17 * lift), Point(37, -9 * lift),
      Point(25, -6), Point(24, 1), Point(13, 3), Point(6, 11), Point(12, 34), Point(4, 29),
      Point(0, 35),
    ]
    let bird = Path(half + half.reversed().map { Point(-$0.x, $0.y) })
    let turn = random.number(-0.05, 0.05)
    return [
      Layer(.accent, .disc(stage.centre - Point(0, stage.radius * 0.3), stage.radius * 0.72)),
      Layer(
        .second, .disc(stage.centre - Point(0, stage.radius * 0.3), stage.radius * 0.5)),
      Layer(
        .figure,
        bird.placed(at: stage.centre + Point(0, stage.radius * 0.3), scale: scale * 0.8, turn: turn)
      ),
    ]
  }

  /// A five-pointed star over stripes.
  static func star(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let radius = stage.radius
    let points = (0..<10).map { place in
      let reach = place.isMultiple(of: 2) ? radius : radius * 0.42
      let angle = Double(place) / 10 * 2 * .pi - .pi / 2
      return stage.centre + Point(cos(angle) * reach, sin(angle) * reach)
    }
    let leansLeft = random.happens(0.5)
    let stripes = (0..<3).reduce(Path()) { path, place in
      let x = 2 + Double(place) * 38
      let lean = leansLeft ? 30.0 : -30
      return path.with(
        Path([
          Point(x + lean, stage.box.top), Point(x + 16 + lean, stage.box.top),
          Point(x + 16 - lean, stage.box.bottom), Point(x - lean, stage.box.bottom),
        ]))
    }
    let facets = stride(from: 0, to: 10, by: 2).reduce(Path()) { path, place in
      path.with(Path([points[place], points[(place + 1) % 10], stage.centre]))
    }
    return [
      Layer(.second, stripes), Layer(.figure, Path(points)), Layer(.accent, facets),
    ]
  }

  private static func stars(_ stage: Stage, _ random: inout SplitMix64) -> Path {
    (0..<16).reduce(Path()) { path, _ in
      let place = Point(random.number(3, 97), random.number(stage.box.top, stage.box.bottom))
      return path.with(.disc(place, random.number(0.5, 1.1)))
    }
  }
}
