import Keeping
import MoviesCore
import SafeText
import TerminalUI
import Testing

@testable import MoviesUI

@Suite("The statistics on the screen", .timeLimit(.minutes(5)))
struct StatisticsViewTests {
  private let statistics: LibraryStatistics

  init() throws { statistics = try MadeUpLibrary(films: 320).statistics() }

  @Test("All of it is on a screen of 120×40")
  func whole() {
    let lines = drawn(120, 40).canvas.lines
    for chart in StatisticsChart.allCases {
      #expect(lines.contains { $0.contains(" \(chart.title) ") })
    }
    #expect(!lines.contains { $0.contains("more ") })
  }

  @Test("On a smaller one, the foot tells where there is more")
  func more() {
    #expect(foot(drawn(80, 24)).hasSuffix("more ↓"))
    #expect(foot(drawn(80, 24, .genres)).hasSuffix("more ↑↓"))
    #expect(foot(drawn(80, 24, .disagreements)).hasSuffix("more ↑"))
  }

  @Test(
    "The selected bar is on the screen, whichever it is",
    arguments: [(40, 10), (45, 12), (80, 24), (120, 40), (200, 50)], StatisticsChart.allCases)
  func visible(size: (columns: Int, rows: Int), chart: StatisticsChart) throws {
    let bars = [0, 1, 5, 9, 24, 44, 49, 75, 99]
    for bar in bars {
      let drawing = drawn(size.columns, size.rows, chart, bar: bar)
      let selected = try #require(drawing.page.bar(of: chart, in: statistics))
      let place = drawing.places.first {
        $0.target == .item(HitArea.Item(.statistics, section: chart.index, selected))
      }
      let rect = try #require(place?.rect)
      #expect(rect.intersection(drawing.area) == rect)
      #expect(!foot(drawing).isEmpty)
    }
  }

  @Test("Places of bars do not lie on one another", arguments: [40, 80, 120, 200])
  func apart(columns: Int) {
    let places = drawn(columns, 50).places
    for (index, place) in places.enumerated() {
      #expect(places[..<index].allSatisfy { $0.rect.intersection(place.rect).isEmpty })
    }
  }

  @Test("Without colours the selection is a marker, a heavy line and a sentence")
  func marker() {
    let drawing = drawn(80, 24, .genres, bar: 1, depth: .mono)
    let lines = drawing.canvas.lines
    #expect(lines.contains { $0.contains("Genres ━━━") })
    #expect(lines.contains { $0.contains("Decades ───") })
    #expect(lines.contains { $0.contains("▌Comedy") })
    #expect(foot(drawing).hasPrefix("Comedy · 67 titles · your average 5.7"))
  }

  @Test("In a narrow window the foot has a shorter form")
  func shortFoot() {
    #expect(foot(drawn(45, 12, .genres, bar: 3)).hasPrefix("Thriller · 43 titles · avg 5.9 "))
  }

  @Test("A bar is as long or as high as its share of the greatest")
  func lengths() throws {
    var library = try MadeUpLibrary(films: 0)
    for number in 0..<5 { try library.addFilm(number, genre: "Some") }
    for number in 5..<15 { try library.addFilm(number, genre: "Most") }
    let rows = drawn(120, 40, of: library.statistics()).canvas.lines
    let (some, most) = (
      try #require(rows.first { $0.contains("Some") }),
      try #require(rows.first { $0.contains("Most") })
    )
    func length(_ line: String) -> Int {
      line.filter { $0 == "━" }.count * 2 + line.filter { $0 == "╸" }.count
    }
    #expect(length(some) * 2 == length(most))
  }

  @Test("A low bar is as high as its share of the greatest, to an eighth of a row")
  func heights() throws {
    var library = try MadeUpLibrary(films: 0)
    for (rating, films) in [(1, 4), (2, 16), (3, 64), (4, 256)] {
      for number in 0..<films { try library.addFilm(number, rating: rating) }
    }
    let lines = drawn(120, 40, .ratings, bar: 9, of: library.statistics()).canvas.lines
    let chart = try #require(lines.firstIndex { $0.contains("Your ratings") })
    let bottom = try #require(lines[chart...].first { $0.contains("▁") })
    #expect(bottom.contains("█") && bottom.contains { "▂▃▄▅▆▇".contains($0) })
  }

  @Test("Where a fact is known of some titles only, its chart says of how many")
  func coverage() throws {
    var library = try MadeUpLibrary(films: 0)
    for number in 0..<20 { try library.addFilm(number, genre: number < 5 ? "Drama" : nil) }
    let lines = drawn(160, 40, of: library.statistics()).canvas.lines
    #expect(lines.contains { $0.contains("Genres · known of 5 of 20 ") })
    let whole = drawn(160, 40).canvas.lines
    #expect(!whole.contains { $0.contains("Genres · known") })
  }

  @Test("All ten ratings are there, however many titles have them")
  func manyTitles() throws {
    let many = try MadeUpLibrary(films: 9_000).statistics()
    let drawing = drawn(80, 24, .ratings, bar: 3, of: many)
    let section = StatisticsChart.ratings.index
    for bar in 0...9 {
      let target = HitArea.Target.item(HitArea.Item(.statistics, section: section, bar))
      #expect(drawing.places.count { $0.target == target } == 1)
    }
    #expect(drawing.canvas.lines.contains { $0.contains("most: 1,936") })
    #expect(drawing.canvas.lines.contains { $0.contains("1936") })
  }

  @Test("In ASCII nothing is lost but the marks of letters")
  func ascii() {
    for chart in StatisticsChart.allCases {
      let lines = drawn(120, 40, chart).canvas.lines.map(\.transliterated)
      #expect(lines.allSatisfy { !$0.contains("?") })
    }
  }

  @Test("Where nothing is seen or rated, it says how to begin")
  func empty() {
    let lines = drawn(80, 24, of: LibraryStatistics([], today: nil)).canvas.lines
    #expect(lines[3].contains("Nothing seen or rated yet"))
    #expect(lines[5].contains("Press x on a title to mark it seen, or * to rate it 8 of 10."))
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("movies-tui library import FILE"))
  }

  @Test("What a library does not tell is said in the place of its chart")
  func absences() throws {
    var library = try MadeUpLibrary(films: 0)
    try library.addFilm(1, genre: nil)
    let lines = drawn(120, 40, of: library.statistics()).canvas.lines
    #expect(lines.contains { $0.contains("No viewing of a film has a day yet.") })
    #expect(lines.contains { $0.contains("No genre is known of any title.") })
    #expect(lines.contains { $0.contains("No title has both your rating and") })
  }

  @Test("Until it is counted, the page is empty")
  func awaited() {
    let size = TerminalSize(columns: 80, rows: 20)
    var canvas = Canvas(size: size)
    var metrics = FrameMetrics()
    view(.trueColor).draw(
      StatisticsProps(StatisticsPage(), of: nil), in: canvas.bounds, of: &canvas,
      metrics: &metrics)
    #expect(canvas == Canvas(size: size))
    #expect(metrics.hitAreas.isEmpty)
  }

  @Test("Narrow and wide", arguments: [(80, 24), (200, 50)])
  func goldens(size: (columns: Int, rows: Int)) throws {
    let canvas = drawn(size.columns, size.rows, .months, bar: 2).canvas
    try Golden(screen: "statistics-\(size.columns)x\(size.rows)").expect(canvas.attributedText)
  }

  @Test("Without colours and without Unicode")
  func asciiGolden() throws {
    let canvas = drawn(80, 24, .comparison, bar: 26, depth: .mono).canvas
    try Golden(screen: "statistics-ascii").expect(canvas.transliterated.attributedText)
  }
}

extension StatisticsViewTests {
  private struct Drawing {
    var page: StatisticsPage
    var canvas: Canvas
    var places: [HitArea]
    var area: Rect
  }

  /// The page on a screen of some size, with a bar selected.
  private func drawn(
    _ columns: Int, _ rows: Int, _ chart: StatisticsChart = .figures, bar: Int = 0,
    depth: ColorDepth = .trueColor, of library: LibraryStatistics? = nil
  ) -> Drawing {
    let statistics = library ?? statistics
    var page = StatisticsPage()
    page.reduce(
      .barSelected(chart, bar: bar), in: statistics, StatisticsGrid(width: columns))
    var canvas = Canvas(size: TerminalSize(columns: columns, rows: rows))
    let area = Layout(canvas.size, hasPane: false).body
    var metrics = FrameMetrics()
    view(depth).draw(
      StatisticsProps(page, of: statistics), in: area, of: &canvas, metrics: &metrics)
    return Drawing(page: page, canvas: canvas, places: metrics.hitAreas, area: area)
  }

  private func view(_ depth: ColorDepth) -> StatisticsView {
    StatisticsView(
      theme: Theme(.dark, depth: depth), emptiness: ListMessage(nothingToCountWith: "x", "*"))
  }

  /// The line about what is selected.
  private func foot(_ drawing: Drawing) -> String {
    let line = drawing.canvas.lines[drawing.area.rows.upperBound - 1]
    var words = line.trimmingPrefix { $0 == " " }
    while words.last == " " { words.removeLast() }
    return String(words)
  }
}
