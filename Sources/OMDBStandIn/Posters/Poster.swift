/// A poster, drawn from what the catalogue says about a title.
///
/// A pure function of the subject: genre and decade choose colours, fashion and picture, the id
/// everything else.
struct Poster: Sendable {
  let subject: PosterSubject
  let era: Era
  let motif: Motif
  let scheme: Scheme
  let title: TitleLayout
  let stage: Stage
  private let isTitleOnTop: Bool
  private let random: SplitMix64

  /// The poster of a title.
  ///
  /// - Parameters:
  ///   - subject: The title.
  ///   - motif: What it shows; one that suits the genre if `nil`.
  init(of subject: PosterSubject, motif: Motif? = nil) {
    var random = subject.random
    self.subject = subject
    era = Era(year: subject.year)
    let mood = Mood(subject.genres)
    let usual = random.one(of: mood.motifs) ?? .sunset
    let motif = motif ?? usual
    self.motif = motif
    let palette = era.palette(random.one(of: mood.palettes) ?? Mood.life.palettes[0])
    scheme = random.one(of: era.schemes)?(palette) ?? .paper(palette)
    isTitleOnTop = motif.isTitleOnTop ?? (era == .neon || random.happens(0.4))
    let words = Capitals.words(of: subject.title)
    let area = Box(left: 7, top: 8, right: 93, bottom: 66)
    let alignment: TitleLayout.Alignment =
      era == .cutout || era == .flat ? (random.happens(0.6) ? .left : .centre) : .centre
    let title = TitleLayout(
      words.isEmpty ? ["?"] : words, face: era.face, in: area, alignment: alignment)
    let depth = (title.bounds?.bottom ?? area.top) - area.top
    if isTitleOnTop {
      self.title = title
      stage = Stage(
        box: Box(
          left: 0, top: area.top + depth + 4, right: 100, bottom: motif.isScene ? 134 : 136))
    } else {
      let top = 134 - depth
      self.title = title.moved(by: top - area.top)
      stage = Stage(box: Box(left: 0, top: 4, right: 100, bottom: top - 5))
    }
    self.random = random
  }

  /// The picture.
  ///
  /// - Parameter width: In pixels, from 1.
  /// - Returns: The drawn pixels.
  func raster(width: Int) -> Raster {
    var raster = Raster(width: width)
    var random = random
    era.drawGround(
      on: &raster, scheme, stage: stage, isScene: motif.isScene, isTitleOnTop: isTitleOnTop,
      using: &random)
    for layer in motif.layers(on: stage, using: &random) {
      era.draw(layer, on: &raster, scheme)
    }
    drawFrame(on: &raster)
    drawLettering(on: &raster)
    return raster
  }

  /// The colour of the title's letters.
  var ink: Colour { scheme.ink(on: wall, contrast: era == .deco ? 6.5 : 4.5) }

  /// What is behind the names at the foot, in eras whose ground is plain.
  private var foot: Colour { motif.isScene ? figure : scheme[.ground] }

  /// The colour of figures as the era draws them.
  private var figure: Colour {
    era == .neon ? scheme[.ground].mixed(with: .black, 0.35) : scheme[.figure]
  }

  /// What is behind the title.
  var wall: Colour {
    switch era {
    case .neon: scheme[.ground]
    case .glow: scheme[.figure]
    default: isTitleOnTop ? scheme[.ground] : foot
    }
  }

  private func drawFrame(on raster: inout Raster) {
    guard era == .deco else { return }
    let colour = scheme.ink(on: scheme[.ground])
    for (margin, thickness) in [(2.0, 1.4), (4, 0.5)] {
      raster.fill(
        Path(Box.poster.inset(by: margin)).outline(thickness: thickness), colour)
    }
  }

  private func drawLettering(on raster: inout Raster) {
    let path = title.path
    switch era {
    case .neon, .glow:
      let halo = era == .neon ? scheme[.figure] : scheme[.figure].mixed(with: .black, 0.5)
      let steps = [Point(-1, -1), Point(1, -1), Point(-1, 1), Point(1, 1)]
      raster.fill(Path(joining: steps.lazy.map(path.moved)), halo.opacity(0.6))
      raster.fill(path, ink)
    default: raster.fill(path, ink)
    }
    let small = Face(weight: 0.17, width: 0.55, roundness: 0.6, spacing: 0.16)
    let line = Capitals.words(of: "\(subject.director)  \(subject.years)").joined(separator: " ")
    let credit = TitleLayout(
      line: line, face: small, height: 3.6,
      in: Box(left: 7, top: 0, right: 93, bottom: 143))
    let ground = era == .neon || era == .glow ? wall : foot
    raster.fill(credit.path, scheme.ink(on: ground))
  }
}

extension TitleLayout {
  /// The same lines, further down.
  func moved(by step: Double) -> TitleLayout {
    var layout = self
    for place in layout.lines.indices { layout.lines[place].origin.y += step }
    return layout
  }
}
