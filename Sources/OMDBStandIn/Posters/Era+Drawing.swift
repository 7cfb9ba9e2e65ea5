import Foundation

/// How each era draws what is behind the picture, and the picture itself.
extension Era {
  /// Draws what is behind everything.
  func drawGround(
    on raster: inout Raster, _ scheme: Scheme, stage: Stage, isScene: Bool, isTitleOnTop: Bool,
    using random: inout SplitMix64
  ) {
    let ground = scheme[.ground]
    let all = Path(Box.poster.inset(by: -1))
    switch self {
    case .deco:
      raster.fill(all, ground)
      raster.fill(Self.rays(from: stage.centre), ground.mixed(with: scheme[.second], 0.28))
    case .cutout:
      raster.fill(all, ground)
      let paper = ground.mixed(with: scheme[.light], 0.26)
      raster.fill(Self.scrap(around: stage.box.inset(by: 5), &random), paper)
    case .stripes:
      raster.fill(all, ground)
      Self.drawBands(on: &raster, scheme, stage: stage, comesDown: isTitleOnTop, &random)
    case .neon:
      let night = ground.mixed(with: .black, 0.3)
      raster.fill(
        all,
        .falling(
          [night, night, scheme[.second], scheme[.figure], scheme[.accent]],
          in: Box(left: 0, top: 0, right: 100, bottom: stage.height(0.95))))
      if !isScene { Self.drawGrid(on: &raster, scheme, horizon: stage.height(0.76)) }
    case .glow:
      let light = [
        scheme[.accent].mixed(with: .white, 0.35), scheme[.accent],
        scheme[.ground].mixed(with: scheme[.accent], 0.35), scheme[.ground], scheme[.second],
        scheme[.figure],
      ]
      raster.fill(
        all,
        isScene
          ? .falling(
            light.dropFirst(2).reversed() + [light[1]],
            in: Box(left: 0, top: 0, right: 100, bottom: stage.height(0.92)))
          : .glow(light, centre: stage.centre, radius: 96))
    case .flat:
      raster.fill(
        all, .falling([ground.mixed(with: .white, 0.06), ground], in: .poster))
    }
  }

  /// Draws a shape of the picture.
  func draw(_ layer: Layer, on raster: inout Raster, _ scheme: Scheme) {
    let colour = scheme[layer.tone]
    switch self {
    case .cutout: raster.fill(layer.path.cutByHand, colour)
    case .stripes where layer.tone == .accent:
      let large = Path(
        outlines: layer.path.outlines.filter {
          Path(outlines: [$0]).bounds.map { $0.width > 20 } ?? false
        })
      for (step, part) in [(5.2, 0.62), (2.6, 0.3)] {
        let echo = colour.mixed(with: scheme[.ground], part)
        raster.fill(large.with(large.outline(thickness: step * 2)), echo)
      }
      raster.fill(layer.path, colour)
    case .neon: drawNeon(layer, on: &raster, scheme)
    case .glow: drawGlow(layer, on: &raster, scheme)
    default: raster.fill(layer.path, colour)
    }
  }

  private func drawNeon(_ layer: Layer, on raster: inout Raster, _ scheme: Scheme) {
    let dark = scheme[.ground].mixed(with: .black, 0.35)
    switch layer.tone {
    case .accent:
      let box = layer.path.bounds ?? .poster
      raster.fill(
        layer.path,
        .falling([scheme[.light], scheme[.accent], scheme[.figure]], in: box))
    case .figure, .second:
      let edge = layer.tone == .figure ? scheme[.figure].mixed(with: .white, 0.35) : scheme[.second]
      for (thickness, opacity) in [(5.0, 0.22), (3, 0.35), (1.3, 1)] {
        raster.fill(layer.path.outline(thickness: thickness), edge.opacity(opacity))
      }
      raster.fill(layer.path, layer.tone == .figure ? dark : dark.mixed(with: scheme[.second], 0.5))
    case .light, .ground: raster.fill(layer.path, scheme[layer.tone])
    }
  }

  private func drawGlow(_ layer: Layer, on raster: inout Raster, _ scheme: Scheme) {
    switch layer.tone {
    case .accent:
      let box = layer.path.bounds ?? .poster
      raster.fill(
        layer.path.outline(thickness: 4), scheme[.light].opacity(0.25))
      raster.fill(
        layer.path, .falling([scheme[.light], scheme[.accent]], in: box))
    case .second:
      raster.fill(layer.path, scheme[.second].opacity(0.8))
    case .figure, .light, .ground: raster.fill(layer.path, scheme[layer.tone])
    }
  }

  /// A floor of lines of light that ends in the dark.
  private static func drawGrid(on raster: inout Raster, _ scheme: Scheme, horizon: Double) {
    let (dark, light) = (scheme[.ground].mixed(with: .black, 0.35), scheme[.figure])
    let floor = Box(left: -1, top: horizon, right: 101, bottom: 149)
    raster.fill(Path(floor), dark)
    let across = [0, 0.05, 0.13, 0.25, 0.43, 0.7].map { horizon + floor.height * $0 }
      .reduce(Path()) { $0.with(.line([Point(-1, $1), Point(101, $1)], thickness: 0.8)) }
    let along = (-9...9).reduce(Path()) { path, place in
      let x = Double(place)
      return path.with(
        .line([Point(50 + x * 9, horizon), Point(50 + x * 30, 149)], thickness: 0.8))
    }
    raster.fill(across, light)
    raster.fill(along, light)
    raster.fill(
      Path(floor),
      .falling([dark.opacity(0), dark], in: Box(left: 0, top: horizon, right: 100, bottom: 137)))
  }

  private static func rays(from centre: Point) -> Path {
    (0..<14).reduce(Path()) { path, ray in
      let start = Double(ray) / 14 + 0.009
      return path.with(.slice(centre, 180, from: start, to: start + 0.0357))
    }
  }

  /// A crooked piece of paper.
  private static func scrap(around box: Box, _ random: inout SplitMix64) -> Path {
    let corners = [
      Point(box.left, box.top), Point(box.right, box.top), Point(box.right, box.bottom),
      Point(box.left, box.bottom),
    ]
    return Path(corners.map { $0 + Point(random.number(-5, 5), random.number(-5, 5)) })
  }

  /// Parallel bands that come from the left and turn upwards.
  private static func drawBands(
    on raster: inout Raster, _ scheme: Scheme, stage: Stage, comesDown: Bool,
    _ random: inout SplitMix64
  ) {
    let isLeft = random.happens(0.5)
    let colours = [
      scheme[.accent], scheme[.accent].mixed(with: scheme[.ground], 0.4),
      scheme[.second].mixed(with: scheme[.ground], 0.3),
      scheme[.ground].mixed(with: scheme[.figure], 0.12),
    ]
    let (side, fall) = (isLeft ? 1.0 : -1, comesDown ? -1.0 : 1)
    let turn = comesDown ? stage.box.top + 66 : stage.box.bottom - 66
    let corner = Point(isLeft ? 34 : 66, turn)
    for (place, colour) in colours.enumerated() {
      let radius = 60 - Double(place) * 9.5
      let bend = Path.arc(corner, radius * side, radius * fall, from: 0, to: 0.25)
      let line =
        [Point(corner.x + radius * side, comesDown ? 160 : -10)] + bend
        + [Point(isLeft ? -10 : 110, corner.y + radius * fall)]
      raster.fill(.line(line, thickness: 9.6), colour)
    }
  }
}

extension Path {
  /// This shape as if cut with scissors: its outlines waver a little.
  fileprivate var cutByHand: Path {
    map { point in
      point
        + Point(
          0.9 * sin(point.y * 0.12 + point.x * 0.05) + 0.4 * sin(point.y * 0.34),
          0.9 * sin(point.x * 0.11 + 1) + 0.4 * sin(point.x * 0.29 + point.y * 0.06))
    }
  }
}
