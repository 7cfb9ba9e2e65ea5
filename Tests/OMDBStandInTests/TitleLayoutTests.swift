import Testing

@testable import OMDBStandIn

@Suite("Titles on posters", .timeLimit(.minutes(5)))
struct TitleLayoutTests {
  private let box = Box(left: 8, top: 9, right: 92, bottom: 71)

  @Test("Titles of 1 to 60 letters stay within their box", arguments: [1950, 1970, 1990, 2020])
  func lengths(year: Int) throws {
    for count in 1...60 {
      let inWords = (0..<count).map { $0 % 7 == 6 ? " " : "M" }.joined()
      for text in [String(repeating: "W", count: count), inWords] {
        let layout = layout(text, face: .fashion(of: year))
        let bounds = try #require(layout.path.bounds)
        #expect(bounds.left >= 7.999 && bounds.right <= 92.001, "\(count): \(text)")
        #expect(bounds.top >= 8.999 && bounds.bottom <= 71.001, "\(count): \(text)")
        #expect(layout.height > 0)
      }
    }
  }

  @Test("Lines are broken where the letters become largest, and an article stands small above")
  func breaking() throws {
    let layout = layout("THE LAST BRIDGE")
    #expect(layout.lines == ["THE", "LAST", "BRIDGE"])
    let space = 2.0 * 0.18
    #expect(abs(layout.bounds.height - layout.height * (2.5 + space)) < 0.001)
    #expect(self.layout("UP").lines == ["UP"])
    #expect(self.layout("THE").lines == ["THE"])
  }

  @Test("A title stands at the top of its box, in the middle or at the foot")
  func anchors() {
    let tops = [0, 0.5, 1].map {
      TitleLayout(["UP"], face: .fashion(of: 2020), in: box, anchor: $0).bounds
    }
    #expect(tops[0].top == 9 && tops[2].bottom == 71)
    #expect(abs(tops[1].centre.y - box.centre.y) < 0.001)
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
    let paths = signs.map { Face.small.path(of: String($0), height: 10) }
    #expect(Set(paths).count == signs.count)
    #expect(paths.allSatisfy { $0.bounds != nil })
  }

  private func layout(_ text: String, face: Face = .fashion(of: 2020)) -> TitleLayout {
    TitleLayout(text.split(separator: " ").map(String.init), face: face, in: box)
  }
}
