import SafeText

/// A bar for a value from 0 to 100: a thin line, in halves of a cell.
struct Bar {
  let filled: String
  let empty: String

  private static let heavy = RepeatedCharacter("━")
  private static let light = RepeatedCharacter("─")

  init(score: Double, cells: Int) {
    let halves = Int((max(0, min(score, 100)) / 100 * Double(cells * 2)).rounded())
    filled = Self.heavy.times(halves / 2) + (halves % 2 == 1 ? "╸" : "")
    empty = Self.light.times(cells - (halves + 1) / 2)
  }
}
