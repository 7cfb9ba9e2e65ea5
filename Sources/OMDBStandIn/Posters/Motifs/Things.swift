import Foundation

/// Motifs of things that lie about.
enum Things {
  /// Balloons on strings.
  static func balloons(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let radius = stage.radius * 0.42
    let knot = Point(50 + random.number(-6, 6), stage.box.bottom + 2)
    let tones = [Tone.second, .figure, .accent].shuffled(using: &random)
    let places = [Point(-0.62, -0.1), Point(0.6, -0.32), Point(0.02, -0.62)].map {
      stage.centre + $0 * stage.radius
    }
    let strings = places.reduce(Path()) { $0.with(.line([$1, knot], thickness: 1.2)) }
    let balloons = zip(places, tones).flatMap { balloon(at: $0, radius, $1) }
    return [Layer(.figure, strings)] + balloons
  }

  /// A balloon with the knot below it and a light on it.
  private static func balloon(at place: Point, _ radius: Double, _ tone: Tone) -> [Layer] {
    let height: Double = radius * 1.38
    let (left, right) = (Point(-3.4, height), Point(3.4, height))
    let knot = Path([place + Point(0, radius), place + right, place + left])
    let shine: Point = place + Point(-radius * 0.48, -radius * 0.5)
    let light = Path.ellipse(Point(0, 0), radius * 0.13, radius * 0.28).placed(at: shine, turn: 0.1)
    return [
      Layer(tone, .ellipse(place, radius, radius * 1.18)), Layer(tone, knot), Layer(.light, light),
    ]
  }

  /// A record with its arm.
  static func record(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (centre, radius) = (stage.centre, stage.radius * 0.96)
    let grooves = [0.86, 0.72, 0.58].reduce(Path()) {
      $0.with(.ring(centre, outer: radius * $1, inner: radius * ($1 - 0.035)))
    }
    let turn = random.number(0, 1)
    let shine = Path.slice(centre, radius * 0.97, from: turn, to: turn + 0.06)
      .with(.slice(centre, radius * 0.97, from: turn + 0.5, to: turn + 0.56))
    let arm = Path.line(
      [
        centre + Point(radius * 1.02, -radius * 1.0), centre + Point(radius * 0.92, radius * 0.2),
        centre + Point(radius * 0.6, radius * 0.52),
      ], thickness: 3)
    return [
      Layer(.figure, .disc(centre, radius)), Layer(.second, shine), Layer(.second, grooves),
      Layer(.accent, .disc(centre, radius * 0.4)), Layer(.light, .disc(centre, radius * 0.07)),
      Layer(.light, arm.with(.disc(centre + Point(radius * 1.02, -radius * 1.0), 5))),
    ]
  }

  /// A keyhole with someone behind it.
  static func keyhole(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (centre, radius) = (stage.centre, stage.radius)
    let hole = Path.disc(centre - Point(0, radius * 0.3), radius * 0.5).with(
      Path([
        centre + Point(-radius * 0.2, -radius * 0.1), centre + Point(radius * 0.2, -radius * 0.1),
        centre + Point(radius * 0.48, radius * 0.86), centre + Point(-radius * 0.48, radius * 0.86),
      ]))
    let plate = Path.ellipse(centre, radius * 0.92, radius * 1.16)
    return [
      Layer(.figure, plate), Layer(.accent, hole),
      Layer(
        .figure,
        Signs.person(
          at: centre + Point(random.number(-5, 5), radius * 0.86), scale: radius / 27)),
    ]
  }

  /// An umbrella in the rain.
  static func umbrella(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (radius, top) = (stage.radius, stage.centre - Point(0, stage.radius * 0.06))
    func edge(_ side: Double) -> [Point] {
      (0...16).map { step in
        let angle = Double.pi / 2 * Double(step) / 16
        return top + Point(side * sin(angle), -cos(angle)) * radius
      }
    }
    func gore(_ place: Int) -> Path {
      let left = -1 + 0.5 * Double(place)
      let hem = Path.arc(
        top + Point(left + 0.25, 0) * radius, radius * 0.25, radius * 0.13, from: 0.5, to: 1)
      return Path(edge(left) + hem + edge(left + 0.5).reversed())
    }
    let hook = Path.arc(
      top + Point(-radius * 0.16, radius * 0.82), radius * 0.16, radius * 0.16, from: 0, to: 0.5)
    let handle = Path.line(
      [top - Point(0, radius * 1.1), top + Point(0, radius * 0.82)] + hook.dropFirst(), thickness: 3
    )
    let rain = (0..<16).reduce(Path()) { path, _ in
      let drop = Point(random.number(0, 100), random.number(stage.box.top, stage.box.bottom))
      return path.with(.line([drop, drop + Point(-2.4, 9)], thickness: 1.2))
    }
    return [
      Layer(.second, rain), Layer(.figure, handle), Layer(.accent, gore(0).with(gore(2))),
      Layer(.figure, gore(1).with(gore(3))),
    ]
  }

  /// A flower with wide petals.
  static func flower(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let count = Int(random.next() % 3) + 6
    let centre = stage.centre - Point(0, stage.radius * 0.24)
    let reach = stage.radius * 0.44
    let start = random.number(0, 1)
    func petals(_ scale: Double) -> Path {
      (0..<count).reduce(Path()) { path, place in
        let turn = start + Double(place) / Double(count)
        let petal = Path.ellipse(
          Point(0, -reach), reach * 2.3 / Double(count) * scale, reach * 0.78 * scale)
        return path.with(petal.placed(at: centre, turn: turn))
      }
    }
    let foot = Point(50, stage.box.bottom + 4)
    let leaf = Path.ellipse(Point(0, 0), 12, 4.6)
    return [
      Layer(.second, .line([centre, foot], thickness: 3.4)),
      Layer(
        .second,
        leaf.placed(at: foot + Point(11, -13), turn: -0.09).with(
          leaf.placed(at: foot + Point(-11, -20), turn: 0.09))),
      Layer(.figure, petals(1)), Layer(.accent, .disc(centre, reach * 0.52)),
    ]
  }

  /// A clock shortly before twelve.
  static func clock(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (centre, radius) = (stage.centre, stage.radius * 0.94)
    let marks = (0..<12).reduce(Path()) { path, hour in
      let isQuarter = hour.isMultiple(of: 3)
      let mark = Path(
        Box(
          left: isQuarter ? -0.04 : -0.02, top: -0.86, right: isQuarter ? 0.04 : 0.02,
          bottom: isQuarter ? -0.66 : -0.74))
      return path.with(mark.placed(at: centre, scale: radius, turn: Double(hour) / 12))
    }
    func hand(_ length: Double, _ half: Double, _ turn: Double) -> Path {
      Path(Box(left: -half, top: -length, right: half, bottom: 0.14)).placed(
        at: centre, scale: radius, turn: turn)
    }
    let minute = random.number(0.82, 0.97)
    return [
      Layer(.figure, .disc(centre, radius * 1.06)), Layer(.light, .disc(centre, radius * 0.93)),
      Layer(.accent, .slice(centre, radius * 0.93, from: minute - 0.25, to: 0.75)),
      Layer(.figure, marks), Layer(.figure, hand(0.72, 0.035, minute)),
      Layer(.figure, hand(0.48, 0.055, 0.92)), Layer(.figure, .disc(centre, radius * 0.09)),
    ]
  }

  /// A street lamp and someone under it.
  static func lamp(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let side = random.happens(0.5) ? 1.0 : -1.0
    let (top, foot) = (stage.height(0.1), stage.box.bottom - 6)
    let post = 50 + 20 * side
    let lantern = Point(post - 14 * side, top + 7)
    let cone = Path([
      lantern + Point(-4, 0), lantern + Point(4, 0), Point(lantern.x + 32, foot),
      Point(lantern.x - 32, foot),
    ])
    let frame = Path.line(
      [Point(post, foot + 1), Point(post, top), Point(lantern.x, top), lantern], thickness: 3)
    let shade = Path([
      lantern + Point(-3, -4), lantern + Point(3, -4), lantern + Point(7, 3),
      lantern + Point(-7, 3),
    ])
    return [
      Layer(.accent, cone),
      Layer(.accent, .ellipse(Point(lantern.x, foot), 32, 6)), Layer(.figure, frame.with(shade)),
      Layer(
        .figure,
        Signs.person(at: Point(lantern.x - random.number(-8, 8), foot + 2), scale: 1.5)),
    ]
  }

  /// A crown.
  static func crown(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (centre, radius) = (stage.centre, stage.radius)
    let rise = random.number(0.6, 0.8)
    let points = [
      Point(-0.8, 0.46), Point(-0.96, -rise * 0.7), Point(-0.46, -0.05), Point(0, -rise),
      Point(0.46, -0.05), Point(0.96, -rise * 0.7), Point(0.8, 0.46),
    ]
    let tips = [points[1], points[3], points[5]].reduce(Path()) { $0.with(.disc($1, 0.11)) }
    let band = Path(Box(left: -0.8, top: 0.54, right: 0.8, bottom: 0.76))
    let jewels = [-0.45, 0, 0.45].reduce(Path()) {
      $0.with(
        Path([Point($1, 0.14), Point($1 + 0.1, 0.28), Point($1, 0.42), Point($1 - 0.1, 0.28)]))
    }
    func placed(_ path: Path) -> Path { path.placed(at: centre, scale: radius) }
    return [
      Layer(.second, .disc(centre, radius * 0.98)),
      Layer(.accent, placed(Path(points).with(tips))), Layer(.figure, placed(band.with(jewels))),
    ]
  }
}
