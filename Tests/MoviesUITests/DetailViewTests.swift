import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The details on the screen", .timeLimit(.minutes(5)))
struct DetailViewTests {
  @Test("Every rating is a bar on one scale, with what its source writes and the votes")
  func ratings() throws {
    let state = try Samples.listed(columns: 160, then: [Samples.details(try Samples.detail())])
    let lines = try Samples.frame(of: state).canvas.lines.dropFirst(2)
    let imdb = try #require(lines.first { $0.contains("IMDb  ") })
    #expect(imdb.contains("7.5  410k votes"))
    let tomatoes = try #require(lines.first { $0.contains("Rotten Tomatoes") })
    #expect(tomatoes.contains("77"))
    #expect(tomatoes.filter { $0 == "━" || $0 == "╸" }.count > imdb.filter { $0 == "━" }.count)
  }

  @Test("Votes are shown without a rating too, also where other votes have no room")
  func votesWithoutRating() throws {
    var film = try Samples.detail()
    film.ratings.removeAll { $0.source == .imdb }
    func row(columns: Int) throws -> String {
      let state = try Samples.listed(
        columns: columns, then: [Samples.details(film), try Samples.reading()])
      return try #require(
        Samples.frame(of: state).canvas.lines.first { $0.contains("  IMDb  ") })
    }
    #expect(
      try row(columns: 80).contains(
        "  IMDb             \(String(repeating: "─", count: 25))    –  410k votes"))
    #expect(try row(columns: 40).contains("  IMDb          410k votes         –"))
  }

  @Test("With IMDb's data alone, it is said once what would bring plot and poster")
  func needsKey() throws {
    var film = try Samples.detail()
    func text(of source: DataSource) throws -> String {
      let state = try Samples.listed(
        columns: 80, source: source, then: [Samples.details(film), try Samples.reading()])
      return try Samples.frame(of: state).canvas.plainText
    }
    let imdb = DataSource.imdb(titles: 3, day: nil)
    let words = "Plot and poster need an OMDb key (free)"
    #expect(try !text(of: imdb).contains(words))
    film.plot = nil
    #expect(try text(of: imdb).contains(words))
    #expect(try !text(of: .omdb).contains(words))
  }

  @Test("A remark tells who rates a title higher, if it is by 20 points or more")
  func remark() throws {
    func remark(critics: Double, voters: Double) throws -> String? {
      var film = try Samples.detail()
      film.ratings = [
        Rating(imdb: voters), Rating(source: .rottenTomatoes, score: 0),
        Rating(source: .metacritic, score: critics),
      ]
      let state = try Samples.listed(columns: 160, then: [Samples.details(film)])
      let lines = try Samples.frame(of: state).canvas.lines
      let row = try #require(lines.firstIndex { $0.contains("Metacritic") }) + 1
      return lines[row].contains("Critics") ? String(lines[row].drop { $0 != "C" }.prefix(52)) : nil
    }
    #expect(
      try remark(critics: 44, voters: 65) == "Critics rate it 21 points lower than IMDb's voters. ")
    #expect(
      try remark(critics: 95, voters: 75) == "Critics rate it 20 points higher than IMDb's voters.")
    #expect(try remark(critics: 94, voters: 75) == nil)
    #expect(try remark(critics: 56, voters: 75) == nil)
  }

  @Test("While details load, their labels stand where they stand when they have come")
  func loadingLabels() throws {
    let loading = try Samples.frame(of: Samples.listed()).canvas.lines
    let loaded = try Samples.frame(
      of: Samples.listed(then: [Samples.details(try Samples.detail())])
    ).canvas.lines
    for label in ["Director ", "IMDb  "] {
      let row = try #require(loading.firstIndex { $0.contains("│  \(label)") })
      #expect(loaded[row].contains("│  \(label)"))
    }
    for label in ["Writers", "Cast", "Released", "Country", "Language", "Awards"] {
      #expect(loading.contains { $0.contains("│  \(label)") })
    }
    #expect(loaded.contains { $0.contains("https://www.imdb.com/title/tt0096895/") })
  }

  @Test("Years, running time and genres have the weight of what is read, the director more")
  func weights() throws {
    let state = try Samples.listed(columns: 120, then: [Samples.details(try Samples.detail())])
    let canvas = try Samples.frame(of: state).canvas
    let theme = Theme(.dark, depth: .trueColor)
    func style(of text: String) -> Style? {
      for (row, line) in canvas.lines.enumerated() {
        guard let range = line.firstRange(of: text) else { continue }
        return canvas[line.distance(from: line.startIndex, to: range.lowerBound), row].style
      }
      return nil
    }
    #expect(style(of: "126 min") == theme.text)
    #expect(style(of: "Action, Adventure") == theme.text)
    #expect(style(of: "PG-13") == theme.dim)
    #expect(style(of: "Tim Burton") == theme.strong)
  }

  @Test("The address of the title's page stays in one piece", arguments: [40, 80, 100, 120])
  func link(columns: Int) throws {
    let state = try Samples.listed(
      columns: columns, then: [Samples.details(try Samples.detail()), try Samples.reading()])
    #expect(try Samples.frame(of: state).canvas.plainText.contains("imdb.com/title/tt0096895/"))
  }

  @Test("Nothing is written for what is not known")
  func unknowns() throws {
    let bare = TitleDetail(id: try Samples.id("tt0096895"), title: "Batman")
    let text = try Samples.frame(of: Samples.listed(then: [Samples.details(bare)])).canvas
      .plainText
    for label in ["Director", "Cast", "Released", "Awards", "━", "N/A", "nil"] {
      #expect(!text.contains(label))
    }
  }

  @Test("Details that are too long tell that there is more, and how far they scroll")
  func scrolling() throws {
    let state = try Samples.listed(
      columns: 80, rows: 12,
      then: [Samples.details(try Samples.detail()), try Samples.reading()])
    let frame = try Samples.frame(of: state)
    #expect(frame.canvas.lines[9].contains("↓"))
    #expect(frame.metrics[.details].scrollLimit > 0)
    var scrolled = state
    AppState.reduce(
      &scrolled, ScreenAction.scrolled(.details, by: 99, limit: frame.metrics[.details].scrollLimit)
    )
    let end = try Samples.frame(of: scrolled)
    #expect(end.canvas.plainText.contains("tt0096895"))
    #expect(!end.canvas.lines[9].contains("↓"))
  }
}
