extension TmuxSession {
  /// What is seen of each row: its characters, each with the styles that show.
  ///
  /// Of a blank only the background shows. Which colour it has besides depends on the way to the
  /// frame: a terminal clears what others write blanks over.
  public func seenCells() async throws -> [[String]] {
    var styles: [String: Substring] = [:]
    var rows: [[String]] = [[]]
    let parts = try await attributedText().split(
      separator: "\u{1B}[", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let style = index == 0 ? "" : part.prefix { $0 != "m" }
      switch style {
      case "": break
      case "0": styles = [:]
      // The terminal's own colour of the text, and of the background.
      case "39", "49": styles["\(style.prefix(1))8"] = nil
      default: styles["\(style.prefix(2))"] = style
      }
      for character in index == 0 ? part : part.dropFirst(style.count + 1) {
        if character == "\n" {
          rows.append([])
        } else {
          let seen = styles.filter { character != " " || $0.key == "48" }
          rows[rows.count - 1].append("\(character)\(seen.values.sorted())")
        }
      }
    }
    return rows
  }
}
