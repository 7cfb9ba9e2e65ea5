import Foundation

/// The bold shapes that posters of a genre show.
enum Motif: CaseIterable, Hashable, Sendable {
  case sun, orbits, stripes, peaks, waves, rays, teeth, tiles

  /// Chooses the motif of a genre; the sun for genres about everyday life.
  init(genre: String) {
    switch genre {
    case "Sci-Fi": self = .orbits
    case "Crime", "Film-Noir", "Mystery", "Thriller": self = .stripes
    case "Adventure", "Fantasy", "Western": self = .peaks
    case "Music", "Musical", "Romance": self = .waves
    case "Action", "Sport", "War": self = .rays
    case "Horror": self = .teeth
    case "Animation", "Comedy", "Family": self = .tiles
    default: self = .sun
    }
  }

  /// A shape of a motif with its tone; later shapes cover earlier ones.
  typealias Layer = (tone: PosterColors.Tone, path: Path)

  /// Returns the shapes, which fill a box and may extend beyond it.
  func layers(in box: Box, using random: inout SplitMix64) -> [Layer] {
    let (centre, radius) = (box.centre, min(box.width, box.height) * 0.44)
    let side = random.below(2) == 0 ? 1.0 : -1
    let chance = Double(random.below(1_000)) / 1_000
    switch self {
    case .sun:
      let tilt = chance * 0.3 - 0.15
      let cut = Point(cos(tilt * 2 * .pi), sin(tilt * 2 * .pi)) * radius
      let slip = cut * (0.22 * side) + Point(cut.y, -cut.x) * 0.04
      return [
        (.accent, .slice(centre + slip, radius, from: tilt - 0.5, to: tilt)),
        (.shape, .slice(centre - slip, radius, from: tilt, to: tilt + 0.5)),
      ]
    case .orbits:
      let rings = [0.8, 1.15, 1.5, 1.85].map {
        Path.ring(centre, outer: radius * $0 + 1.4, inner: radius * $0 - 1.4)
      }
      let moon = Point(cos((1 + chance) * .pi), sin((1 + chance) * .pi)) * (radius * 0.8)
      return [
        (.shape, Path(joining: rings)), (.second, .disc(centre, radius * 0.52)),
        (.accent, .disc(centre + moon, radius * 0.24)),
      ]
    case .stripes:
      let (step, lean) = (12 + 8 * chance, Point(box.height * 0.5 * side, 0))
      let stripes = (-8...14).map { place in
        let (top, foot) = (Point(Double(place) * step, box.top) + lean, box.bottom - box.top)
        let end = top + Point(-2 * lean.x, foot)
        return Path([top, top + Point(step / 2, 0), end + Point(step / 2, 0), end])
      }
      return [(.shape, Path(joining: stripes)), (.accent, stripes[9 + random.below(4)])]
    case .peaks:
      let sun = Point(50 - 24 * side, box.top + box.height * 0.3)
      let tops = [(50 + 32 * side, 0.36), (50 - 36 * side, 0.5), (42 + 16 * chance, 0.2)]
      let peaks = tops.flatMap { x, height -> [Layer] in
        let top = Point(x, box.top + box.height * height)
        let feet = [-0.7, 0.2, 0.7].map { Point(x + $0 * (box.bottom - top.y), box.bottom) }
        return [
          (.shape, Path([top, feet[0], feet[2]])), (.second, Path([top, feet[1], feet[2]])),
        ]
      }
      return [(.accent, .disc(sun, radius * 0.55))] + peaks
    case .waves:
      let step = box.height * 0.17
      let tones: [PosterColors.Tone] = [.accent, .shape, .second, .shape, .ground]
      return tones.enumerated().map { place, tone in
        let top = box.top + step * (Double(place) + 1)
        let crests = (-1...51).map { x in
          let turn = Double(x) / 26 + chance + Double(place) * 0.37
          return Point(Double(x) * 2, top + step * 0.45 * sin(turn * 2 * .pi))
        }
        return (tone, Path(crests + [Point(102, box.bottom + 1), Point(-2, box.bottom + 1)]))
      }
    case .rays:
      let foot = centre + Point(26 * side, radius * 0.5 * chance)
      let rays = (0..<12).map { ray in
        Path.slice(foot, 220, from: Double(ray) / 12, to: (Double(ray) + 0.5) / 12)
      }
      return [
        (.shape, Path(joining: rays)), (.ground, .disc(foot, radius * 0.62)),
        (.accent, .disc(foot, radius * 0.5)),
      ]
    case .teeth:
      let teeth = (-3...8).map { tooth in
        let root = Point(
          Double(tooth) * 12.5 + 12 * chance, tooth.isMultiple(of: 2) ? box.top : box.bottom)
        let tip = root + Point(12.5, (centre.y - root.y) * 0.72)
        return Path([root, tip, root + Point(25, 0)])
      }
      return [(.accent, .disc(centre, radius * 0.45)), (.shape, Path(joining: teeth))]
    case .tiles:
      let tones: [PosterColors.Tone] = [.shape, .second, .accent, .shape]
      return (0..<Int(box.height / 25 + 1) * 4).map { place in
        let origin = Point(Double(place % 4) * 25, box.top + Double(place / 4) * 25)
        let (corner, tone) = (random.below(5), tones[random.below(4)])
        if corner == 4 { return (tone, .disc(origin + Point(12.5, 12.5), 12.5)) }
        let foot = origin + Point(Double(corner % 2), Double(corner / 2)) * 25
        let turn = [0, 0.25, 0.75, 0.5][corner]
        return (tone, .slice(foot, 25, from: turn, to: turn + 0.25))
      }
    }
  }
}

extension SplitMix64 {
  /// Returns a random number from 0 up to, but not including, a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
