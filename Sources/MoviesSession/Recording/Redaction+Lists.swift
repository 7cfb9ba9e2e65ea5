internal import Titles

extension Redaction {
  /// The redaction that also removes the names of lists, and whatever a query has in their place.
  func hidingLists(named names: Set<String>) -> Redaction {
    // The longest first: a name may be a part of another one.
    let names = names.sorted { ($1.count, $0) < ($0.count, $1) }
    return hiding { text in
      names.reduce(text.withoutListsAskedFor) { $0.masking(word: $1) }
    }
  }
}

extension String {
  /// The text with every occurrence of a word or a phrase masked, where it is not part of a word.
  fileprivate func masking(word: String) -> String {
    var masked = self
    for range in ranges(of: word).reversed() where isWord(range) {
      masked.replaceSubrange(range, with: word.masked)
    }
    return masked
  }

  private func isWord(_ range: Range<Index>) -> Bool {
    !(self[..<range.lowerBound].last?.isPartOfWord ?? false)
      && !(self[range.upperBound...].first?.isPartOfWord ?? false)
  }

  /// The text with the names of lists masked that a query asks for, even unfinished ones.
  fileprivate var withoutListsAskedFor: String {
    guard contains(where: { $0 == ":" || $0 == "=" }) else { return self }
    return replacing(/(?i)(\blist\s*[:=]\s*)([“”"][^“”"]*|[^\s()"“”]+)/) { match in
      let name = match.output.2
      return match.output.1 + (name == LibraryMark.watchlist ? String(name) : name.masked)
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
