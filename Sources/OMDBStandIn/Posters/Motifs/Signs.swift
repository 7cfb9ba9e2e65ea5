import Foundation

/// Motifs of plain geometry.
enum Signs {
  /// A spiral that grows thicker outwards, and someone falling into it.
  static func spiral(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let turns = 3.5
    let start = random.number(0, 1)
    let side = random.happens(0.5) ? 1.0 : -1.0
    let count = 140
    let arm = (0...count).map { step in
      let part = Double(step) / Double(count)
      let angle = 2 * Double.pi * (start + turns * part) * side
      return stage.centre + Point(cos(angle), sin(angle)) * (stage.radius * 1.12 * part)
    }
    let band = Path(
      joining: zip(arm, arm.dropFirst()).enumerated().map { place, piece in
        let step = (piece.1 - piece.0) * 0.15
        return .line(
          [piece.0 - step, piece.1 + step], thickness: 1 + 8 * Double(place) / Double(count))
      })
    return [
      Layer(.figure, band), Layer(.accent, .disc(stage.centre, stage.radius * 0.13)),
    ]
  }

  /// Beams of light from a corner, crossing.
  static func beams(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    func beam(_ foot: Point, _ turn: Double, _ half: Double) -> Path {
      Path([Point(-2.5, 0), Point(-half, -190), Point(half, -190), Point(2.5, 0)])
        .placed(at: foot, turn: turn)
    }
    let foot = stage.box.bottom - 6
    let lean = random.number(0.05, 0.09)
    let disc = stage.centre + Point(0, -stage.radius * 0.1)
    return [
      Layer(.second, beam(Point(10, foot), lean, 26).with(beam(Point(90, foot), -lean, 26))),
      Layer(.accent, .disc(disc, stage.radius * 0.5)),
      Layer(
        .figure,
        Path([Point(-8, 0), Point(8, 0), Point(12, -9), Point(-12, -9)]).placed(
          at: Point(10, foot + 3), turn: lean
        )
        .with(
          Path([Point(-8, 0), Point(8, 0), Point(12, -9), Point(-12, -9)]).placed(
            at: Point(90, foot + 3), turn: -lean))),
      Layer(.figure, person(at: disc + Point(0, stage.radius * 0.5))),
    ]
  }

  /// Rings around a cross.
  static func target(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let centre = stage.centre + Point(random.number(-6, 6), 0)
    let radius = stage.radius
    let cross = Path.line(
      [centre + Point(-radius * 1.3, 0), centre + Point(radius * 1.3, 0)], thickness: 2.6
    ).with(
      .line([centre + Point(0, -radius * 1.3), centre + Point(0, radius * 1.3)], thickness: 2.6))
    return [
      Layer(.figure, .ring(centre, outer: radius, inner: radius * 0.78)),
      Layer(.second, .ring(centre, outer: radius * 0.62, inner: radius * 0.4)),
      Layer(.figure, cross), Layer(.accent, .disc(centre, radius * 0.24)),
    ]
  }

  /// The four suits in the four quarters of a card.
  static func cards(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let half = stage.radius * 0.9
    let suits = [spade, heartShape, club, diamond].shuffled(using: &random)
    let corners = [Point(-1, -1), Point(1, -1), Point(-1, 1), Point(1, 1)]
    let tones: [(Tone, Tone)] = [
      (.figure, .light), (.accent, .figure), (.accent, .figure), (.figure, .light),
    ]
    return zip(zip(corners, tones), suits).flatMap { place, suit -> [Layer] in
      let (corner, tone) = place
      let centre = stage.centre + corner * (half * 0.52)
      let square = Box(
        left: centre.x - half * 0.5, top: centre.y - half * 0.5, right: centre.x + half * 0.5,
        bottom: centre.y + half * 0.5)
      return [
        Layer(tone.0, Path(square)),
        Layer(tone.1, suit.placed(at: centre, scale: half * 0.36)),
      ]
    }
  }

  /// A heart in two halves that do not quite fit.
  static func heart(_ stage: Stage, _ random: inout SplitMix64) -> [Layer] {
    let centre = stage.centre
    let scale = stage.radius * 0.92
    let shift = random.happens(0.35) ? 0 : random.number(2, 6)
    let points = heartPoints
    let right = Path(points.filter { $0.x >= 0 })
      .placed(at: centre + Point(shift * 0.3, shift), scale: scale)
    let left = Path(points.filter { $0.x <= 0 } + [Point(0, points[0].y)])
      .placed(at: centre + Point(-shift * 0.3, -shift), scale: scale)
    return [Layer(.figure, left), Layer(.accent, right)]
  }

  /// Someone standing upright.
  static func person(at foot: Point, scale: Double = 1) -> Path {
    Path([Point(-4.4, 0), Point(-2.8, -18), Point(2.8, -18), Point(4.4, 0)])
      .with(.disc(Point(0, -21.5), 3.7)).placed(at: foot, scale: scale)
  }

  /// The outline of a heart of radius 1, from the notch to the right.
  private static let heartPoints: [Point] = (0...80).map { step in
    let angle = 2 * Double.pi * Double(step) / 80
    let x = pow(sin(angle), 3)
    let y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
    return Point(x * 1.02, -y / 16)
  }

  private static let heartShape = Path(heartPoints)

  private static let stem = Path([Point(0, 0.1), Point(0.42, 1), Point(-0.42, 1)])

  private static let spade = Path(heartPoints.map { Point($0.x * 0.95, -$0.y * 0.8 - 0.1) })
    .with(stem)

  private static let club = Path.disc(Point(0, -0.5), 0.44)
    .with(.disc(Point(-0.48, 0.2), 0.44)).with(.disc(Point(0.48, 0.2), 0.44)).with(stem)

  private static let diamond = Path([Point(0, -1), Point(0.74, 0), Point(0, 1), Point(-0.74, 0)])
}
