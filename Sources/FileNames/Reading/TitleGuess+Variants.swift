extension TitleGuess {
  /// The guess, and others that its title allows: two names of one title, two titles, a country.
  var withVariants: [TitleGuess] {
    if let names = title.namesAroundAKA {
      var guess = self
      guess.title = names.0
      guess.alternativeTitle = names.1
      return [guess]
    }
    if let title = title.withArticleInFront {
      var guess = self
      guess.title = title
      return [guess]
    }
    var guesses = [self]
    if let names = title.scriptsApart {
      var guess = self
      guess.title = names.0
      guess.alternativeTitle = names.1
      guess.weight *= 0.95
      guesses.insert(guess, at: 0)
      guesses[1].weight *= 0.4
    }
    for (sign, weight) in [("&", 0.1), ("+", 0.3)] {
      guard let halves = title.halves(around: sign) else { continue }
      for half in [halves.0, halves.1] {
        var guess = self
        guess.title = half
        guess.isOneOfTwo = true
        guess.weight *= weight
        guesses.append(guess)
      }
    }
    if let shorter = title.withoutCountry {
      var guess = self
      guess.title = shorter
      guess.weight *= 0.3
      guesses.append(guess)
    }
    return guesses
  }
}

extension String {
  /// Whether the text is the sign of a country, which tells series of one name apart.
  var isCountry: Bool { ["US", "UK", "AU", "NZ", "CA", "USA"].contains(self) }

  /// The two names around `aka`.
  fileprivate var namesAroundAKA: (String, String)? {
    // Most titles are spared the splitting.
    guard utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "k") }) else { return nil }
    let words = split(separator: " ")
    guard
      let place = words.firstIndex(where: {
        ["aka", "a.k.a", "a.k.a.", "a.k.a:"].contains($0.lowercased())
      }), place > 0, place + 1 < words.count
    else { return nil }
    return (
      words[..<place].joined(separator: " ").tidied,
      words[(place + 1)...].joined(separator: " ").tidied
    )
  }

  /// The title with its article in front: `The Matrix` for `Matrix, The`.
  fileprivate var withArticleInFront: String? {
    guard let comma = utf8.lastIndex(of: UInt8(ascii: ",")), comma > startIndex else { return nil }
    let article = self[index(after: comma)...].drop { $0 == " " }
    guard Self.articles.contains(article.lowercased()) else { return nil }
    return "\(article) \(self[..<comma])"
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "le", "la", "les", "il", "der", "die", "das", "el", "los", "las",
  ]

  /// The parts of a name that has words in Latin letters beside those in another alphabet.
  fileprivate var scriptsApart: (String, String)? {
    if utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let words = split(separator: " ")
    // Numbers go with the words before them.
    var isLatin: [Bool] = []
    for word in words {
      let letter = word.unicodeScalars.first { $0.properties.isAlphabetic }
      isLatin.append(letter.map { $0.value < 0x250 } ?? isLatin.last ?? true)
    }
    guard let change = isLatin.indices.dropFirst().first(where: { isLatin[$0] != isLatin[$0 - 1] }),
      isLatin[change...].allSatisfy({ $0 == isLatin[change] }), change > 0
    else { return nil }
    let first = words[..<change].joined(separator: " ").tidied
    let second = words[change...].joined(separator: " ").tidied
    guard !first.isEmpty, !second.isEmpty, first.contains(where: \.isLetter) else { return nil }
    return (first, second)
  }

  /// The two titles around a sign that stands between blanks.
  fileprivate func halves(around sign: String) -> (String, String)? {
    guard utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "+") }) else {
      return nil
    }
    let words = split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == sign }), place > 0, place + 1 < words.count
    else { return nil }
    return (
      words[..<place].joined(separator: " ").tidied,
      words[(place + 1)...].joined(separator: " ").tidied
    )
  }

  /// The title without a country at its end: `The Office` for `The Office US`.
  fileprivate var withoutCountry: String? {
    guard let byte = utf8.last, (0x41...0x5A).contains(byte) else { return nil }
    let words = split(separator: " ")
    guard words.count > 1, let last = words.last, String(last).isCountry
    else { return nil }
    return words.dropLast().joined(separator: " ").tidied
  }
}
