extension NameTokens {
  /// The first word of the title: behind the group in square brackets that a name begins with.
  ///
  /// `[REC]` and `[REC]² (2009)` are titles themselves.
  var titleStart: Int {
    guard let first = tokens.first else { return 0 }
    if first.word == "www" { return endOfAddress }
    guard first.bracket == "[" else { return 0 }
    var index = 0
    while index < count, tokens[index].bracket == "[", tokens[index].bracketNumber > 0 {
      index += 1
    }
    guard index < count, isSeparate(index), !isEndOfTitle(index), year(index) == nil else {
      return 0
    }
    return index
  }

  /// The first word behind the address of a site: `www.example.com - Heat`.
  private var endOfAddress: Int {
    let end = (1..<min(7, count)).first { [.dash, .bracket].contains(joint($0)) }
    return end ?? 0
  }

  /// The number of words that the title may have at most: up to what only releases say, or a
  /// bracket.
  var endOfTitle: Int { endOfTitle(from: titleStart) }

  /// The end of a title that begins at a word: before what only releases say, or a square bracket.
  func endOfTitle(from start: Int) -> Int {
    var index = start + 1
    while index < count, !isEndOfTitle(index) { index += 1 }
    return min(index, count)
  }

  /// Whether the title ends before a word.
  func isEndOfTitle(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.bracketNumber > 0, token.bracket != "(", token.joint == .bracket { return true }
    if isID(index) { return true }
    switch releaseWord(index)?.word {
    case .strong, .resolution: return true
    case .weak, nil: return false
    }
  }

  /// Whether a word may only say something of the release.
  func isWeak(_ index: Int) -> Bool { releaseWord(index) != nil }

  /// Returns the end of a title without the weak words before its end, one word at least.
  func withoutWeakWords(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start + 1, isWeak(end - 1), !isWordOfTitle(end - 1) { end -= 1 }
    return end
  }

  /// Whether a weak word is written as words of titles are, in a name that is not in small letters:
  /// `Charlottes.Web.1080p`, but `Heat.WEB.1080p` and `heat.web.1080p`.
  private func isWordOfTitle(_ index: Int) -> Bool {
    let scalars = scalars[tokens[index].place]
    guard Self.sources.contains(word(index)), let first = scalars.first else { return false }
    return first.properties.isUppercase && scalars.dropFirst().allSatisfy(\.properties.isLowercase)
  }

  private static let sources: Set<String> = ["web", "cam", "rip", "max", "real", "proper", "red"]

  /// Whether a word is not joined to the bracket before it.
  private func isSeparate(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let gap = scalars[tokens[index - 1].place.upperBound..<tokens[index].place.lowerBound]
    // The raised number of `[REC]²` belongs to the title in brackets.
    return gap.count > 1 || scalars[tokens[index].place.lowerBound].properties.numericType != .digit
  }
}
