/// A value from 0 to 100 as a thin line, in halves of a cell.
struct Bar {
  let filled: String
  let empty: String

  init(score: Double, cells: Int) {
    let halves = Int((max(0, min(score, 100)) / 100 * Double(cells * 2)).rounded())
    filled = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
    empty = String(repeating: "─", count: max(0, cells - filled.count))
  }
}
