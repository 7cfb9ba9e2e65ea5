import TerminalUI
import TestSupport
import Testing

@Suite("List viewport", .timeLimit(.minutes(5)))
struct ListViewportTests {
  @Test("The list follows the selection as little as needed")
  func following() {
    var viewport = ListViewport()
    viewport.selection = 4
    #expect(viewport.shown(count: 100, rows: 5) == ListViewport(top: 0, selection: 4))
    viewport.selection = 5
    viewport = viewport.shown(count: 100, rows: 5)
    #expect(viewport == ListViewport(top: 1, selection: 5))
    viewport.selection = 0
    #expect(viewport.shown(count: 100, rows: 5).top == 0)
  }

  @Test("Rows stay visible around the selection where a margin is wished")
  func margin() {
    #expect(ListViewport(selection: 4).shown(count: 100, rows: 6, margin: 2).top == 1)
    #expect(ListViewport(top: 50, selection: 51).shown(count: 100, rows: 6, margin: 2).top == 49)
    #expect(ListViewport(selection: 99).shown(count: 100, rows: 6, margin: 2).top == 94)
    #expect(ListViewport(selection: 3).shown(count: 100, rows: 1, margin: 9).top == 3)
    #expect(ListViewport(selection: 97).shown(count: 100, rows: 6, margin: 2).top == 94)
    #expect(ListViewport(selection: 96).shown(count: 100, rows: 6, margin: 2).top == 93)
  }

  @Test("A margin leaves the selection room to move: one row where rows are even, none where odd")
  func widestMargin() {
    func top(_ selection: Int, rows: Int) -> Int {
      ListViewport(top: 10, selection: selection).shown(count: 100, rows: rows, margin: 9).top
    }
    #expect([10, 11, 12, 13].map { top($0, rows: 4) } == [9, 10, 10, 11])
    #expect([10, 11, 12, 13].map { top($0, rows: 5) } == [8, 9, 10, 11])
  }

  @Test("The last page is full, also when rows vanish or the screen grows")
  func lastPage() {
    let viewport = ListViewport(top: 90, selection: 95)
    #expect(viewport.shown(count: 100, rows: 20) == ListViewport(top: 80, selection: 95))
    #expect(viewport.shown(count: 10, rows: 5) == ListViewport(top: 5, selection: 9))
    #expect(viewport.shown(count: 3, rows: 5) == ListViewport(top: 0, selection: 2))
    #expect(viewport.shown(count: 0, rows: 5) == ListViewport())
    #expect(viewport.visibleRows(count: 0, rows: 5).isEmpty)
  }

  @Test("The selection is always visible, whatever came before")
  func invariant() {
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...60, using: &random)
      let rows = Int.random(in: 1...20, using: &random)
      let viewport = ListViewport(
        top: .random(in: -5...80, using: &random), selection: .random(in: -5...80, using: &random))
      let shown = viewport.shown(
        count: count, rows: rows, margin: .random(in: 0...4, using: &random))
      let visible = shown.visibleRows(count: count, rows: rows)
      #expect(visible.contains(shown.selection))
      #expect(visible.count == min(count, rows))
    }
  }
}
