import TerminalUI
import Testing
import Titles

@testable import MoviesCore
@testable import MoviesUI

@Suite("A poster made of letters", .timeLimit(.minutes(5)))
struct TypographicPosterTests {
  private func canvas(
    _ title: String, genres: [String] = [], columns: Int, rows: Int
  ) -> Canvas {
    var canvas = Canvas(size: TerminalSize(columns: columns, rows: rows))
    let poster = PosterProps(title: title, kind: .movie, genres: genres, arrivals: 0)
    TypographicPoster(poster: poster).draw(into: &canvas)
    return canvas
  }

  @Test("The name is as large as its longest word allows")
  func large() {
    let canvas = canvas("Alien", columns: 26, rows: 19)
    #expect(
      canvas.lines.dropFirst().prefix(3) == [
        " ▄▀▄ █   ▀█▀ █▀▀ █▀▄      ", " █▀█ █    █  █▀  █ █      ", " ▀ ▀ ▀▀▀ ▀▀▀ ▀▀▀ ▀ ▀      ",
      ])
    #expect(self.canvas("Up", columns: 26, rows: 19).plainText.contains("██"))
  }

  @Test("Where that has no room, and in letters of other scripts, it stands there in capitals")
  func small() {
    #expect(canvas("Alien Resurrection", columns: 14, rows: 10).plainText.contains("RESURRECTION"))
    #expect(canvas("Amélie", columns: 40, rows: 30).plainText.contains("AMÉLIE"))
  }

  @Test("It is as large as the box, on one colour of its genre, and says what it is")
  func paper() {
    let horror = canvas("Alien", genres: ["Horror", "Sci-Fi"], columns: 20, rows: 12)
    let backgrounds = (0..<12).flatMap { row in (0..<20).map { horror[$0, row].style.background } }
    #expect(Set(backgrounds) == [PosterPaper.colors["Horror"]])
    #expect(horror.plainText.contains("film"))
    let unknown = canvas("Alien", genres: ["Something"], columns: 20, rows: 12)
    #expect(unknown[0, 0].style.background == PosterPaper.plain)
  }

  @Test("Every genre has a colour on which the letters are read")
  func contrast() {
    for (genre, paper) in PosterPaper.colors {
      #expect(PosterPaper.ink.contrast(to: paper) >= 4.5, "\(genre)")
    }
    #expect(PosterPaper.ink.contrast(to: PosterPaper.plain) >= 4.5)
  }
}
