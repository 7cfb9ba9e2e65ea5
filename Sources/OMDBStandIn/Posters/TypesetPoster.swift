/// A poster made from the catalogue's facts about a title.
///
/// It is a pure function of title, years and genres: genre and year determine motif, colours and
/// lettering, and the title determines everything else.
struct TypesetPoster: Sendable {
  /// The position of the title: above its motif, on a band across it, or below it.
  enum Layout: Double, CaseIterable, Sendable { case above = 0, across = 0.5, below = 1 }

  let layout: Layout
  let motif: Motif
  let palette: PosterColors
  let title: TitleLayout
  /// The shape of years and genre, in small letters below the title.
  let caption: Path
  private let random: SplitMix64

  /// Makes the poster of a title.
  init(of entry: CatalogueEntry) {
    func known(_ column: CatalogueEntry.Column) -> String {
      entry[column] == CatalogueEntry.unknown ? "" : entry[column]
    }
    // FNV-1a, since Swift's own hashes differ from run to run.
    var random = SplitMix64(
      seed: "\(entry[.title]) \(known(.year))".utf8.reduce(0xCBF2_9CE4_8422_2325) {
        ($0 ^ UInt64($1)) &* 0x0100_0000_01B3
      })
    let year = Int(entry.startYear) ?? 2020
    let genres = known(.genre).split(separator: ", ").map(String.init)
    let telling = genres.filter { Motif(genre: $0) != .sun }
    let genre = telling.isEmpty ? genres.first ?? "" : telling[random.below(telling.count)]
    motif = Motif(genre: genre)
    palette = PosterColors(of: motif, year: year, using: &random)
    // A band would hide the middle of these motifs.
    let isWhole = [.sun, .orbits, .peaks, .waves].contains(motif)
    let layouts = isWhole ? [.below, .above] : Layout.allCases
    layout = layouts[random.below(layouts.count)]
    let words = Capitals.words(of: entry[.title])
    let top = 9 + 58 * layout.rawValue
    title = TitleLayout(
      words.isEmpty ? ["?"] : words, face: .fashion(of: year),
      in: Box(left: 8, top: top, right: 92, bottom: top + 62), anchor: layout.rawValue)
    let line = Capitals.words(of: "\(known(.year)) \(genre)").joined(separator: " ")
    let foot = Point(8, title.bounds.bottom + 5)
    caption = Face.small.path(of: line, height: 4).map { $0 + foot }
    self.random = random
  }

  /// Draws the poster with a width in pixels.
  func raster(width: Int) -> Raster {
    var raster = Raster(width: width, colour: palette[.ground])
    var random = random
    let (top, bottom) = (title.bounds.top - 9, title.bounds.bottom + 18)
    let (stage, panel) =
      switch layout {
      case .below: (Box(top: 0, bottom: top), Box(top: top, bottom: 148))
      case .across: (Box.poster, Box(top: top, bottom: bottom))
      case .above: (Box(top: bottom, bottom: 164), Box(top: 0, bottom: bottom))
      }
    for layer in motif.layers(in: stage, using: &random) {
      raster.fill(layer.path, palette[layer.tone])
    }
    raster.fill(Path(panel), palette[.ground])
    raster.fill(title.path, palette[.ink])
    raster.fill(caption, palette[.ink])
    return raster
  }
}
