/// The history of entered lines, oldest first, with the place of the last recalled one.
struct LineHistory: Sendable {
  private var texts: [String] = []
  private var recalled: Int?
  private var draft = ""

  /// The most lines that are kept.
  private static let limit = 100

  /// Adds a line as the newest; an equal one moves to the end.
  mutating func remember(_ text: String) {
    texts.removeAll { $0 == text }
    texts.append(text)
    texts.removeFirst(max(0, texts.count - Self.limit))
    recalled = nil
  }

  /// Returns the line before the last recalled one; keeps `current` to come back to.
  mutating func older(than current: String) -> String? {
    if recalled == nil { draft = current }
    var index = min(recalled ?? texts.count, texts.count)
    repeat { index -= 1 } while index >= 0 && texts[index] == current
    guard index >= 0 else { return nil }
    recalled = index
    return texts[index]
  }

  /// Returns the line after the last recalled one; past the newest, the text before recalling.
  mutating func newer() -> String? {
    guard let index = recalled else { return nil }
    guard texts.indices.contains(index + 1) else {
      recalled = nil
      return draft
    }
    recalled = index + 1
    return texts[index + 1]
  }

  /// Forgets the place of the recalled line, since the text was edited.
  mutating func forgetRecall() {
    recalled = nil
  }
}
