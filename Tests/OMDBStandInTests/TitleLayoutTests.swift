import Testing

@testable import OMDBStandIn

@Suite("Titles on posters", .timeLimit(.minutes(5)))
struct TitleLayoutTests {
  private let box = Box(left: 7, top: 8, right: 93, bottom: 66)

  @Test("Titles of 1 to 60 letters stay within their box", arguments: Era.allCases)
  func lengths(era: Era) throws {
    for count in 1...60 {
      let inOneWord = String(repeating: "W", count: count)
      let inWords = (0..<count).map { $0 % 7 == 6 ? " " : "M" }.joined()
      for text in [inOneWord, inWords, String(repeating: "I", count: count)] {
        let layout = layout(text, face: era.face)
        let bounds = try #require(layout.bounds)
        #expect(box.inset(by: -0.001).contains(bounds), "\(count): \(text)")
        #expect(layout.height > 0)
      }
    }
  }

  @Test("Every title of the bundled catalogue fits, usual ones in letters that are easy to read")
  func catalogue() throws {
    for entry in StandInCatalogue.bundled.titles {
      let poster = Poster(of: PosterSubject(entry))
      let bounds = try #require(poster.title.bounds, "\(entry[.title])")
      #expect(Box.poster.inset(by: 4).contains(bounds), "\(entry[.title])")
      let longest = Capitals.words(of: entry[.title]).map(\.count).max() ?? 0
      if entry[.title].count <= 40, longest <= 13 {
        #expect(poster.title.height >= Box.poster.height / 14, "\(entry[.title])")
      }
    }
  }

  @Test("Lines are broken where the letters become largest, and an article stands small above")
  func breaking() {
    let layout = layout("THE LAST BRIDGE", face: Era.flat.face)
    #expect(layout.lines.map(\.text) == ["THE", "LAST", "BRIDGE"])
    #expect(layout.lines[0].height < layout.lines[1].height)
    #expect(self.layout("UP", face: Era.flat.face).lines.map(\.text) == ["UP"])
  }

  @Test(
    "Accents are left off, other scripts become Latin letters, unknown signs are left out",
    arguments: [
      ("Amélie", "AMELIE"), ("Città – aperta", "CITTA APERTA"), ("Κυνόδοντας", "KYNODONTAS"),
      ("8½ ☃", "8"), ("Ocean’s ³", "OCEAN'S 3"), ("M*A*S*H", "MASH"),
    ])
  func capitals(text: String, capitals: String) {
    #expect(Capitals.words(of: text).joined(separator: " ") == capitals)
  }

  @Test("All letters and digits differ")
  func glyphs() {
    let signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789.,':!?-+/()&$"
    let paths = signs.map { Era.flat.face.path(of: String($0), height: 10) }
    #expect(Set(paths).count == signs.count)
    #expect(paths.allSatisfy { $0.bounds != nil })
  }

  private func layout(_ text: String, face: Face) -> TitleLayout {
    TitleLayout(text.split(separator: " ").map(String.init), face: face, in: box, alignment: .left)
  }
}
