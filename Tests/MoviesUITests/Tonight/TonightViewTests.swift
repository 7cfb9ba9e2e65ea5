import Keeping
import TerminalUI
import Testing

@testable import MoviesCore
@testable import MoviesUI

@Suite("The page for tonight on the screen", .timeLimit(.minutes(5)))
struct TonightViewTests {
  private let theme = Theme(.dark, depth: .trueColor)

  private func lines(_ canvas: Canvas) -> [String] {
    canvas.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("Wide, each proposal has its facts and its reason on one line")
  func wide() throws {
    let props = TonightScene.props(try TonightScene.offer())
    let lines = lines(TonightScene.canvas(props, columns: 120, rows: 40))
    #expect(
      lines[2...].prefix(12) == [
        " ▌ 1  The Grand Budapest Hotel   2014 · 99 min · 8.1"
          + "  you rated two others by Wes Anderson 9",
        "      Adventure, Comedy, Crime · Wes Anderson",
        "      A concierge who knows every guest by name is left a painting, and the heirs of the lady",
        "      who left it are after him and his lobby boy through half a continent.",
        "",
        "   2  Airplane!                  1980 · 88 min · 7.7  the shortest that fits",
        "      Comedy · Jim Abrahams",
        "      Who had the fish is ill, and somebody who is afraid of flying has to land.",
        "",
        "   3  Some Like It Hot          1959 · 121 min · 8.2  the best rated, one minute over",
        "      Comedy, Music · Billy Wilder",
        "      Two musicians have seen a murder and join a band in which they are the only men.",
      ])
  }

  @Test("At 80 columns the reason has a line of its own, and what does not fit ends in dots")
  func narrow() throws {
    let props = TonightScene.props(try TonightScene.offer())
    let lines = lines(TonightScene.canvas(props))
    #expect(
      lines[2...].prefix(8) == [
        " ▌ 1  The Grand Budapest Hotel                             2014 · 99 min · 8.1",
        " ▌    you rated two others by Wes Anderson 9",
        "      Adventure, Comedy, Crime · Wes Anderson",
        "      A concierge who knows every guest by name is left a painting, and the",
        "      heirs of the lady who left it are after him and his lobby boy through h…",
        "",
        "   2  Airplane!                                            1980 · 88 min · 7.7",
        "      the shortest that fits",
      ])
  }

  @Test("On the smallest screen all three are there, the years leave their room to the titles")
  func smallest() throws {
    let props = TonightScene.props(try TonightScene.offer(), selection: 2)
    let lines = lines(TonightScene.canvas(props, columns: 40, rows: 10))
    #expect(
      lines[2..<8] == [
        "   1  The Grand Budape…   99 min · 8.1",
        "      you rated two others by Wes And…",
        "   2  Airplane!           88 min · 7.7",
        "      the shortest that fits",
        " ▌ 3  Some Like It Hot   121 min · 8.2",
        " ▌    the best rated, one minute over",
      ])
  }

  @Test(
    "Whatever the size, every proposal shows, and nothing is drawn outside", arguments: 40...160)
  func sizes(columns: Int) throws {
    let full = try TonightScene.offer()
    let few = TonightOffer(
      Array(full.proposals.prefix(2)), candidates: 41, fitting: 2,
      loosenings: [TonightLoosening(.unseen, gain: 4)])
    for rows in [10, 11, 12, 14, 17, 24, 40] {
      for offer in [full, few] {
        let props = TonightScene.props(offer)
        let canvas = TonightScene.canvas(props, columns: columns, rows: rows)
        let lines = lines(canvas)
        let isDrawn = lines.map { !$0.isEmpty }
        #expect(!isDrawn[0] && !isDrawn[1] && !isDrawn[rows - 2] && !isDrawn[rows - 1])
        #expect(lines.allSatisfy { $0.count <= columns - 1 })
        for (place, proposal) in offer.proposals.enumerated() {
          let start = "\(place + 1)  \(proposal.title.title.prefix(9))"
          #expect(lines.contains { $0.dropFirst(3).hasPrefix(start) })
        }
      }
    }
  }

  @Test("The blocks are where the proposals are drawn")
  func blocks() throws {
    let props = TonightScene.props(try TonightScene.offer())
    let size = TerminalSize(columns: 80, rows: 24)
    let view = TonightView(theme: theme, keys: TonightScene.keys)
    let area = Layout(size, hasPane: false).body
    let canvas = TonightScene.canvas(props)
    let rects = view.layout(of: props, in: area).blocks.map(\.rect)
    #expect(rects.count == 3)
    for (rect, proposal) in zip(rects, try TonightScene.offer().proposals) {
      #expect(canvas.lines[rect.rows.lowerBound].contains(proposal.title.title))
      #expect(lines(canvas)[rect.rows].allSatisfy { !$0.isEmpty })
    }
  }

  @Test("The selected proposal stands out without colours")
  func selection() throws {
    for selected in 0..<3 {
      let canvas = TonightScene.canvas(
        TonightScene.props(try TonightScene.offer(), selection: selected))
      let marked = canvas.lines.filter { $0.hasPrefix(" ▌") }
      #expect(marked.count == 2)
      #expect(marked[0].contains("▌ \(selected + 1)  "))
    }
  }

  @Test("Where fewer than three fit, it says what to drop, and names the key")
  func shortage() throws {
    let offer = TonightOffer(
      Array(try TonightScene.offer().proposals.prefix(1)), candidates: 41, fitting: 1,
      loosenings: [
        TonightLoosening(.condition(.text(.genre, .beginnings("comedy"))), gain: 5),
        TonightLoosening(.unseen, gain: 1),
      ])
    let canvas = TonightScene.canvas(TonightScene.props(offer))
    let lines = lines(canvas)
    let start = try #require(lines.firstIndex(of: "   Only one title fits"))
    #expect(
      Array(lines[(start + 1)...].prefix(2)) == [
        "   Without “comedy”, 5 more would fit. With those you have seen, 1 more would",
        "   fit. Press X to include what you have seen. Press f to change what fits.",
      ])
    let key = try #require(canvas.lines[start + 2].firstIndex(of: "X"))
    let column = canvas.lines[start + 2].distance(
      from: canvas.lines[start + 2].startIndex, to: key)
    #expect(canvas[column, start + 2].style == theme.accent)
  }

  @Test("Until the first draw nothing is shown, and a failure is told with what is there")
  func drawing() throws {
    let waiting = TonightScene.canvas(TonightScene.props(nil))
    #expect(lines(waiting).joined() == "")
    let problem = "Another program is holding the library."
    let failed = lines(TonightScene.canvas(TonightScene.props(nil), problem: problem))
    #expect(failed[3] == "   \(problem)")
    let kept = lines(
      TonightScene.canvas(TonightScene.props(try TonightScene.offer()), problem: problem))
    #expect(kept.contains("   \(problem)"))
    #expect(kept[2].contains("Budapest"))
  }

  @Test("In ASCII everything can still be read")
  func ascii() throws {
    let canvas = TonightScene.canvas(TonightScene.props(try TonightScene.offer()))
    let text = canvas.transliterated.plainText
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("The Grand Budapest Hotel"))
    #expect(text.contains("2014 - 99 min - 8.1") || text.contains("2014 . 99 min . 8.1"))
  }

  @Test(
    "A proposal that is being read has its own name above it, and its place", arguments: [80, 120])
  func reading(columns: Int) throws {
    let offer = try TonightScene.offer()
    var state = try Samples.listed(columns: columns, rows: 30, source: .demo(titles: 747))
    for proposal in offer.proposals { state.titles.note(keptOnThisMachine: proposal.title) }
    var page = TonightPage(TonightScene.wish, seed: 1)
    page.offer = offer
    page.isDrawing = false
    page.selection = 1
    state.screen.pages.push(.tonight(page))
    state.screen.pages.push(.title(offer.proposals[1].title.id))
    let header = try Samples.frame(of: state).canvas.plainText.split(separator: "\n")[0]
    #expect(header.contains("  Airplane!"))
    #expect(header.hasSuffix("2 of 3"))
    #expect(!header.contains("batman"))
  }
}
