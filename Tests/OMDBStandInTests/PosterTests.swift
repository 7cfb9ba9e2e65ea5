import Foundation
import Testing

@testable import OMDBStandIn

@Suite("The posters that the stand-in draws", .timeLimit(.minutes(5)))
struct PosterTests {
  private let titles = StandInCatalogue.bundled.titles

  @Test("The same title always has the same file, and others have other ones")
  func deterministic() {
    let files = titles.prefix(60).map { TypesetPoster(of: $0).raster(width: 40).jpeg }
    #expect(Set(files).count == files.count)
    #expect(titles.prefix(60).map { TypesetPoster(of: $0).raster(width: 40).jpeg } == files)
  }

  @Test("A poster is a JPEG file of the asked width", arguments: [40, 333])
  func size(width: Int) {
    for entry in titles.prefix(5) {
      let picture = DecodedPicture(TypesetPoster(of: entry).raster(width: width).jpeg)
      let height = Int((Double(width) * 1.48).rounded())
      #expect(picture?.width == width && picture?.height == height, "\(entry[.imdbID])")
      #expect(picture?.pixels.count == width * height * 3, "\(entry[.imdbID])")
    }
  }

  @Test("Every title of the bundled catalogue stands on its poster, whole and easy to read")
  func legible() throws {
    for entry in titles {
      let poster = TypesetPoster(of: entry)
      let words = Capitals.words(of: entry[.title])
      #expect(poster.title.lines.joined(separator: " ") == words.joined(separator: " "))
      let (ink, ground) = (poster.palette[.ink], poster.palette[.ground])
      #expect(contrast(ink, ground) >= 4.5, "\(entry[.title])")
      for letters in [poster.title.path, poster.caption] {
        let bounds = try #require(letters.bounds, "\(entry[.title])")
        #expect(bounds.isInside(margin: 7), "\(entry[.title])")
      }
      if entry[.title].count <= 40, (words.map(\.count).max() ?? 0) <= 13 {
        #expect(poster.title.height >= Box.poster.height / 14, "\(entry[.title])")
      }
    }
  }

  @Test(
    "A title in another script, an endless one, and one without letters have posters, too",
    arguments: [
      "千と千尋の神隠し", "Левиафан", "Κυνόδοντας", "جدایی نادر از سیمین", "…", "",
      "Of the \(String(repeating: "Interminable ", count: 20))",
      String(repeating: "Interminable", count: 20),
    ])
  func unusual(title: String) throws {
    let poster = TypesetPoster(of: CatalogueEntry([.imdbID: "tt7000009", .title: title]))
    let bounds = try #require(poster.title.path.bounds)
    #expect(bounds.isInside(margin: 7))
    #expect(DecodedPicture(poster.raster(width: 50).jpeg)?.height == 74)
  }

  @Test(
    "The genre decides the motif, dramas only if they are nothing else",
    arguments: [
      ("Sci-Fi", [Motif.orbits]), ("Drama, Western", [.peaks]), ("Horror", [.teeth]),
      ("Action, Crime, Drama", [.rays, .stripes]), ("Drama, Romance", [.waves]),
      ("Comedy", [.tiles]), ("Biography, Drama", [.sun]), ("N/A", [.sun]),
    ])
  func genres(genres: String, motifs: [Motif]) {
    let seen = (1...30).map { poster("Clock \($0)", genres: genres).motif }
    #expect(Set(seen) == Set(motifs))
  }

  @Test("Every motif differs from the others, and titles stand above, across and below")
  func variety() {
    let genres = ["Drama", "Sci-Fi", "Crime", "Western", "Music", "War", "Horror", "Comedy"]
    let posters = genres.map { poster("The Clock", genres: $0) }
    #expect(Set(posters.map(\.motif)) == Set(Motif.allCases))
    #expect(Set(posters.map { $0.raster(width: 40).pixels }).count == genres.count)
    #expect(Set(titles.prefix(60).map { TypesetPoster(of: $0).layout }).count == 3)
  }

  @Test("The year decides the lettering")
  func fashion() {
    #expect(Set([1950, 1970, 1990, 2020].map(Face.fashion)).count == 4)
    #expect(Face.fashion(of: 1927) == .fashion(of: 1959))
  }

  @Test("Twenty posters of the usual width are drawn in less than a second each")
  func quick() {
    let time = ContinuousClock().measure {
      for entry in titles.prefix(20) { _ = TypesetPoster(of: entry).raster(width: 300).jpeg }
    }
    // Usually one second, without optimisation.
    #expect(time < .seconds(20))
  }

  private func poster(_ title: String, genres: String) -> TypesetPoster {
    TypesetPoster(of: CatalogueEntry([.title: title, .year: "1999", .genre: genres]))
  }

  /// How well one colour can be told from another, from 1 to 21, as WCAG 2 counts it.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func light(_ colour: UInt32) -> Double {
      zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0.05) { sum, channel in
        let part = Double(colour >> UInt32(channel.0) & 0xFF) / 255
        let linear = part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        return sum + linear * channel.1
      }
    }
    return max(light(one), light(other)) / min(light(one), light(other))
  }
}

extension Box {
  /// Whether it keeps a distance from the edges of the sheet.
  fileprivate func isInside(margin: Double) -> Bool {
    left >= margin && top >= margin && right <= 100 - margin && bottom <= 148 - margin
  }
}
