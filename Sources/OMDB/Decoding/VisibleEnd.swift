import Titles

extension String {
  /// The text with `…` where it stops in the middle of a sentence, and with nothing behind a sentence
  /// that has ended.
  ///
  /// OMDb cuts plots hard, at 233 to 244 characters and elsewhere, and at times puts dots there.
  var withVisibleEnd: String {
    let text = withoutEllipsis
    guard !text.endsSentence, text.count < trimmed.count || text.stopsShort else { return text }
    let end = text.lastIndex { !$0.isWhitespace && !$0.leadsOn }
    return end.map { text[...$0] + "…" } ?? ""
  }

  /// The text without the `…` or the dots at its end; of four dots the first is a full stop.
  private var withoutEllipsis: String {
    var text = trimmed
    while true {
      let dots = text.reversed().prefix { $0 == "." }.count
      guard dots > 1 || text.last == "…" else { return text }
      text = text.dropLast(dots > 3 ? dots - 1 : max(1, dots)).trimmed
    }
  }

  /// Whether the last sentence is over, also inside quotation marks or brackets.
  private var endsSentence: Bool {
    reversed().first { !$0.closes }.map { ".!?。！？｡؟۔।".contains($0) } ?? false
  }

  /// Whether the text ends as no sentence does: without any mark, or with one that leads on.
  private var stopsShort: Bool { last.map { $0.isLetter || $0.isNumber || $0.leadsOn } ?? false }
}

extension Character {
  /// Whether the character closes a quotation or a bracket.
  fileprivate var closes: Bool { "\"'”’»›)]}".contains(self) }

  /// Whether something has to follow: commas, colons and dashes.
  fileprivate var leadsOn: Bool { ",;:-–—&".contains(self) }
}
