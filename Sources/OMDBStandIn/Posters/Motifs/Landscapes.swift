import Foundation

/// Motifs of wide land and water.
enum Landscapes {
  /// A large sun going down behind the horizon, with its stripes on the water.
  static func sunset(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let horizon = stage.height(0.72)
    let middle = random.number(34, 66)
    let radius = stage.box.height * 0.38
    let sun = Path.disc(Point(middle, horizon - radius * 0.35), radius)
    let count = Int((stage.box.bottom - horizon - 3) / 5.5)
    let glints = (0..<min(max(count, 0), 4)).map { row in
      let half = radius * (0.8 - 0.17 * Double(row))
      let top = horizon + 4 + Double(row) * 5.5
      return Path(
        Box(left: middle - half, top: top, right: middle + half, bottom: top + 2.2))
    }
    return [
      Layer(.accent, sun), Layer(.figure, stage.ground(from: 0.72)),
      Layer(.accent, glints.reduce(Path()) { $0.with($1) }),
    ]
  }

  /// Rows of round waves under a disc, with a sail on the last but one.
  static func waves(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let sun = Path.disc(Point(random.number(26, 74), stage.height(0.32)), stage.radius * 0.52)
    let shift = random.number(0, 20)
    func row(_ part: Double, shift: Double) -> Path {
      let top = stage.height(part)
      let crest = (0...100).map { step in
        let x = -5 + Double(step) * 1.1
        let turns = (x + shift) / 22
        let phase = (turns - turns.rounded(.down)) * 2 - 1
        return Point(x, top - 7 * (1 - (1 - phase * phase).squareRoot()))
      }
      return Path(crest + [Point(105, 155), Point(-5, 155)])
    }
    let mast = random.number(30, 70)
    let deck = stage.height(0.7)
    let sail = Path([
      Point(mast, deck - 34), Point(mast + 17, deck - 5), Point(mast, deck - 5),
    ])
    let jib = Path([
      Point(mast - 2, deck - 27), Point(mast - 2, deck - 5), Point(mast - 13, deck - 5),
    ])
    let hull = Path([
      Point(mast - 16, deck - 3), Point(mast + 19, deck - 3), Point(mast + 11, deck + 9),
      Point(mast - 10, deck + 9),
    ])
    return [
      Layer(.accent, sun), Layer(.light, sail.with(jib)), Layer(.figure, hull),
      Layer(.second, row(0.72, shift: shift)), Layer(.accent, row(0.8, shift: shift + 8)),
      Layer(.second, row(0.82, shift: shift + 8)), Layer(.figure, row(0.9, shift: shift + 16)),
    ]
  }

  /// Peaks with snow before a disc.
  static func mountains(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let foot = stage.height(1)
    let summit = Point(random.number(38, 62), stage.height(0.2))
    let left = Point(summit.x - 62, foot)
    let right = Point(summit.x + 58, foot)
    let sunX = summit.x + (random.happens(0.5) ? 24 : -24)
    let teeth = [0.30, 0.22, 0.34, 0.2, 0.27]
    let snow = Path(
      [summit, summit.towards(right, 0.3)]
        + teeth.enumerated().dropFirst().dropLast().map { place, depth in
          summit
            + Point(
              (right.x - left.x) * 0.3 * (0.5 - Double(place) / 4), (foot - summit.y) * depth)
        } + [summit.towards(left, 0.3)])
    func peak(_ x: Double, _ part: Double, _ spread: Double) -> Path {
      Path([
        Point(x, stage.height(part)), Point(x + spread, foot + 6), Point(x - spread, foot + 6),
      ])
    }
    return [
      Layer(.accent, .disc(Point(sunX, stage.height(0.25)), stage.radius * 0.42)),
      Layer(.second, peak(summit.x - 34, 0.5, 46).with(peak(summit.x + 38, 0.44, 50))),
      Layer(.figure, Path([summit, right, left])), Layer(.light, snow),
      Layer(.figure, stage.ground(from: 0.99)),
    ]
  }

  /// Tall trunks with a light between them.
  static func forest(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let top = stage.box.top < 10 ? -5 : stage.box.top
    func trunks(_ count: Int, _ thickness: Double, _ random: inout SplitMix64) -> Path {
      (0..<count).reduce(Path()) { path, place in
        let x = (Double(place) + 0.5) * 100 / Double(count) + random.number(-4, 4)
        let lean = random.number(-3, 3)
        let half = thickness * random.number(0.8, 1.2) / 2
        return path.with(
          Path([
            Point(x + lean - half * 0.7, top), Point(x + lean + half * 0.7, top),
            Point(x + half, stage.height(0.98)), Point(x - half, stage.height(0.98)),
          ]))
      }
    }
    let light = Point(random.number(40, 60), stage.height(0.62))
    let walker = Path([
      light + Point(-3, 22), light + Point(-2.4, 4), light + Point(2.4, 4), light + Point(3, 22),
    ])
    return [
      Layer(.accent, .disc(light, stage.radius * 0.7)),
      Layer(.second, trunks(7, 5, &random)),
      Layer(.figure, walker.with(.disc(light, 3.4))),
      Layer(.figure, trunks(4, 10, &random)),
      Layer(.figure, stage.ground(from: 0.86)),
    ]
  }

  /// Table mountains, a cactus and a sun.
  static func desert(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let ground = stage.height(0.84)
    let side = random.happens(0.5) ? 1.0 : -1.0
    func mesa(_ x: Double, _ half: Double, _ part: Double) -> Path {
      let top = stage.height(part)
      return Path([
        Point(x - half, top), Point(x + half, top), Point(x + half * 1.1, top + 9),
        Point(x + half * 1.6, ground + 2), Point(x - half * 1.6, ground + 2),
        Point(x - half * 1.1, top + 9),
      ])
    }
    let foot = Point(50 + 26 * side, ground + 6)
    func limb(_ points: [Point]) -> Path {
      points.dropFirst().reduce(.line(points.map { foot + $0 }, thickness: 6)) { path, point in
        path.with(.disc(foot + point, 3))
      }
    }
    let cactus = limb([Point(0, 0), Point(0, -40)])
      .with(limb([Point(0, -14), Point(-11, -14), Point(-11, -28)]))
      .with(limb([Point(0, -20), Point(11, -20), Point(11, -33)]))
    return [
      Layer(.accent, .disc(Point(50 - 10 * side, stage.height(0.42)), stage.radius * 0.75)),
      Layer(.second, mesa(50 - 22 * side, 15, 0.5).with(mesa(50 + 30 * side, 10, 0.62))),
      Layer(.figure, stage.ground(from: 0.84)), Layer(.figure, cactus),
    ]
  }

  /// A road to its vanishing point under a sun.
  static func road(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let horizon = stage.height(0.52)
    let goal = Point(random.number(40, 60), horizon)
    let foot = Box.poster.bottom + 2
    func stripe(_ half: Double, from start: Double, to end: Double) -> Path {
      func edge(_ side: Double, _ part: Double) -> Point {
        goal.towards(Point(50 + side, foot), part)
      }
      return Path([
        edge(-half, start), edge(half, start), edge(half, end), edge(-half, end),
      ])
    }
    let last = (stage.box.bottom - horizon) / (foot - horizon)
    let dashes = [(0.08, 0.14), (0.2, 0.32), (0.42, 0.64), (0.8, 1)]
      .reduce(Path()) { $0.with(stripe(4, from: $1.0 * last, to: $1.1 * last)) }
    return [
      Layer(.accent, .disc(goal, stage.radius * 0.8)),
      Layer(.second, stage.ground(from: 0.52)),
      Layer(.figure, stripe(66, from: 0, to: 1)), Layer(.light, dashes),
    ]
  }
}
