import Titles

extension String {
  /// The text with `…` if it stops in the middle of a sentence, and with nothing after a finished
  /// sentence.
  ///
  /// OMDb cuts plots abruptly, at 233 to 244 characters and elsewhere, and sometimes puts dots at
  /// the cut.
  var withVisibleEnd: String {
    let text = withoutEllipsis
    guard !text.endsSentence, text.count < trimmed.count || text.stopsShort else { return text }
    let end = text.lastIndex { !$0.isWhitespace && !$0.leadsOn }
    return end.map { text[...$0] + "…" } ?? ""
  }

  /// The text without `…` or dots at its end; the first of four dots is a full stop.
  private var withoutEllipsis: String {
    var text = trimmed
    while true {
      let dots = text.reversed().prefix { $0 == "." }.count
      guard dots > 1 || text.last == "…" else { return text }
      text = text.dropLast(dots > 3 ? dots - 1 : max(1, dots)).trimmed
    }
  }

  /// Whether the last sentence is finished, including inside quotation marks or brackets.
  private var endsSentence: Bool {
    reversed().first { !$0.closes }.map { ".!?。！？｡؟۔।".contains($0) } ?? false
  }

  /// Whether the text ends unlike any sentence: without punctuation, or with a mark that leads on.
  private var stopsShort: Bool { last.map { $0.isLetter || $0.isNumber || $0.leadsOn } ?? false }
}

extension Character {
  /// Whether the character closes a quotation or brackets.
  fileprivate var closes: Bool { "\"'”’»›)]}".contains(self) }

  /// Whether a sentence has to go on after the character: commas, colons, dashes and `&`.
  fileprivate var leadsOn: Bool { ",;:-–—&".contains(self) }
}
