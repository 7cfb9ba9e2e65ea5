/// The lines that were entered, oldest first, and the place of the one recalled last.
struct LineHistory: Sendable {
  private var texts: [String] = []
  private var recalled: Int?
  private var draft = ""

  /// How many lines are kept.
  private static let limit = 100

  /// Adds a line as the newest; an equal one moves to the end.
  mutating func remember(_ text: String) {
    texts.removeAll { $0 == text }
    texts.append(text)
    texts.removeFirst(max(0, texts.count - Self.limit))
    recalled = nil
  }

  /// The line before the one recalled last; keeps `current` so that the user can come back to it.
  mutating func older(than current: String) -> String? {
    if recalled == nil { draft = current }
    var index = min(recalled ?? texts.count, texts.count)
    repeat { index -= 1 } while index >= 0 && texts[index] == current
    guard index >= 0 else { return nil }
    recalled = index
    return texts[index]
  }

  /// The line after the one recalled last; past the newest, the text typed before recalling.
  mutating func newer() -> String? {
    guard let index = recalled else { return nil }
    guard texts.indices.contains(index + 1) else {
      recalled = nil
      return draft
    }
    recalled = index + 1
    return texts[index + 1]
  }

  /// Forgets which line was recalled, since the text was edited.
  mutating func forgetRecall() {
    recalled = nil
  }
}
