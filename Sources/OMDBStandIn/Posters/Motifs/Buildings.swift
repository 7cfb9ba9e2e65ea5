/// Motifs of houses, towers and rooms.
enum Buildings {
  /// Towers in two rows with a few lit windows, and a moon.
  static func skyline(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    func row(_ widths: ClosedRange<Double>, _ tops: ClosedRange<Double>, _ random: inout SplitMix64)
      -> [Box]
    {
      var towers: [Box] = []
      var left = -random.number(1, 6)
      while left < 100 {
        let right = left + random.number(widths.lowerBound, widths.upperBound)
        let top = stage.height(random.number(tops.lowerBound, tops.upperBound))
        towers.append(Box(left: left, top: top, right: right, bottom: 155))
        left = right
      }
      return towers
    }
    let far = row(9...15, 0.3...0.65, &random)
    let near = row(13...22, 0.46...0.86, &random)
    var lit = Path()
    for tower in near {
      for (column, line) in [(0.22, 6.0), (0.58, 6), (0.22, 15), (0.58, 15), (0.58, 24)]
      where random.happens(0.5) && tower.top + line + 8 < stage.box.bottom {
        let left = tower.left + tower.width * column
        lit = lit.with(
          Path(
            Box(
              left: left, top: tower.top + line, right: left + tower.width * 0.2,
              bottom: tower.top + line + 5)))
      }
    }
    let moon = Point(random.number(24, 76), stage.height(0.24))
    return [
      Layer(.accent, .disc(moon, stage.radius * 0.5)),
      Layer(.second, far.reduce(Path()) { $0.with(Path($1)) }),
      Layer(.figure, near.reduce(Path()) { $0.with(Path($1)) }),
      Layer(.accent, lit), Layer(.figure, stage.ground(from: 1)),
    ]
  }

  /// A house with one lit window on a hill, in front of a huge moon.
  static func moonHouse(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let side = random.happens(0.5) ? 1.0 : -1.0
    let top = stage.height(0.72)
    let moon = Path.disc(Point(50 + 8 * side, stage.height(0.45)), stage.radius)
    let hill = Path.ellipse(Point(50 + 12 * side, top + 62), 92, 64)
    let foot = Point(50 + 8 * side, top + 3)
    func at(_ x: Double, _ y: Double) -> Point { foot + Point(x * side, y) }
    let house = Path([at(-17, 0), at(-17, -20), at(-8, -31), at(1, -20), at(1, 0)])
      .with(Path([at(0, 0), at(0, -34), at(7, -47), at(14, -34), at(14, 0)]))
    let tree = [
      [at(-31, 8), at(-32, -18), at(-38, -32)], [at(-32, -14), at(-26, -30)],
      [at(-33, -20), at(-31, -36)],
    ].reduce(Path()) { $0.with(.line($1, thickness: 2.4)) }
    let window = Path([at(4.2, -26), at(9.8, -26), at(9.8, -17), at(4.2, -17)])
    return [
      Layer(.accent, moon), Layer(.figure, hill), Layer(.figure, house), Layer(.figure, tree),
      Layer(.light, window), Layer(.figure, stage.ground(from: 1)),
    ]
  }

  /// Towers with pointed roofs and flags on a rock.
  static func castle(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let ground = stage.height(0.9)
    let heights = [0.62, 0.34, 0.5, 0.2, 0.56].shuffled(using: &random)
    let lefts = [16.0, 30, 43, 57, 72]
    var (towers, roofs, flags) = (Path(), Path(), Path())
    for (left, height) in zip(lefts, heights) {
      let top = stage.height(height) + 10
      towers = towers.with(
        Path(Box(left: left, top: top, right: left + 11, bottom: ground + 4)))
      roofs = roofs.with(
        Path([Point(left - 2, top), Point(left + 5.5, top - 19), Point(left + 13, top)]))
      flags = flags.with(
        Path([
          Point(left + 5.2, top - 25), Point(left + 12, top - 22.5), Point(left + 5.2, top - 20),
        ])
      ).with(Path(Box(left: left + 5.2, top: top - 25, right: left + 6, bottom: top - 17)))
    }
    let wall = Path(Box(left: 18, top: stage.height(0.74), right: 81, bottom: ground + 4))
    let gate = Path.disc(Point(50, stage.height(0.86)), 6)
      .with(Path(Box(left: 44, top: stage.height(0.86), right: 56, bottom: ground + 8)))
    return [
      Layer(.accent, .disc(Point(50, stage.height(0.5)), stage.radius * 0.98)),
      Layer(.second, roofs.with(flags)), Layer(.figure, towers.with(wall)),
      Layer(.light, gate), Layer(.figure, stage.ground(from: 0.9)),
    ]
  }

  /// An open door, its light on the floor, and someone in it.
  static func door(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let left = random.number(38, 46)
    let sill = stage.height(0.74)
    let opening = Box(left: left, top: stage.height(0.14), right: left + 20, bottom: sill)
    let foot = stage.box.bottom
    let beam = Path([
      Point(left, sill), Point(left + 20, sill), Point(left + 40, foot), Point(left - 28, foot),
    ])
    let person = Path([
      Point(left + 6, sill), Point(left + 7, sill - 20), Point(left + 13, sill - 20),
      Point(left + 14, sill),
    ]).with(.disc(Point(left + 10, sill - 23), 3.6))
    let shadow = Path([
      Point(left + 6, sill), Point(left + 14, sill), Point(left + 18, foot), Point(left - 2, foot),
    ])
    return [
      Layer(.figure, stage.ground(from: 0.74)), Layer(.accent, Path(opening)),
      Layer(.accent, beam), Layer(.figure, shadow), Layer(.figure, person),
    ]
  }

  /// Steps that rise across the poster, someone on them, and a disc.
  static func stairs(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let risesRight = random.happens(0.5)
    let count = 6
    func side(_ x: Double) -> Double { risesRight ? x : 100 - x }
    let (foot, rise) = (stage.height(0.92), stage.box.height * 0.6 / Double(count))
    let corners = (0..<count).flatMap { step -> [Point] in
      let y = foot - rise * Double(step)
      let width = 100 / Double(count)
      return [
        Point(side(width * Double(step)), y), Point(side(width * Double(step + 1)), y),
      ]
    }
    let steps = Path(corners + [Point(side(105), 155), Point(side(0), 155)])
    let stand = Point(side(100 / Double(count) * 3.5), foot - rise * 3)
    let person = Path([
      stand + Point(-4.4, 0), stand + Point(-2.6, -19), stand + Point(2.6, -19),
      stand + Point(4.4, 0),
    ]).with(.disc(stand + Point(0, -22.5), 3.8))
    return [
      Layer(.accent, .disc(Point(side(40), stage.height(0.36)), stage.radius * 0.72)),
      Layer(.figure, steps), Layer(.figure, person), Layer(.figure, stage.ground(from: 0.93)),
    ]
  }

  /// A wall of windows, one of them lit, with someone in it.
  static func windows(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let (columns, rows) = (4, 4)
    let area = Box(
      left: 10, top: stage.height(0.06), right: 90, bottom: stage.height(0.96))
    let (width, height) = (area.width / Double(columns), area.height / Double(rows))
    func pane(_ place: Int) -> Box {
      let left = area.left + Double(place % columns) * width
      let top = area.top + Double(place / columns) * height
      return Box(left: left, top: top, right: left + width, bottom: top + height).inset(by: 2)
    }
    let lit = Int(random.next() % 8) + 4
    let window = pane(lit)
    let person = Path.disc(Point(window.centre.x, window.centre.y - 1), 3.4).with(
      Path([
        Point(window.centre.x - 6, window.bottom),
        Point(window.centre.x - 4.4, window.centre.y + 3),
        Point(window.centre.x + 4.4, window.centre.y + 3),
        Point(window.centre.x + 6, window.bottom),
      ]))
    let panes = (0..<(columns * rows)).filter { $0 != lit }
    let isHalf = panes.map { _ in random.happens(0.3) }
    func all(_ isWanted: Bool) -> Path {
      zip(panes, isHalf).filter { $0.1 == isWanted }.reduce(Path()) { $0.with(Path(pane($1.0))) }
    }
    return [
      Layer(.second, all(true)), Layer(.figure, all(false)), Layer(.accent, Path(window)),
      Layer(.figure, person),
    ]
  }
}
