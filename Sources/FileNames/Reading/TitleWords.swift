/// The words of a name that may be its title, with the years among and behind them.
struct TitleWords {
  let tokens: NameTokens
  let start: Int
  /// The end of the words that may belong to the title.
  let end: Int
  /// Whether the number of an episode follows.
  let isBeforeNumber: Bool

  var guesses: [TitleGuess] {
    var guesses: [TitleGuess] = []
    let years = (start..<end).filter { tokens.year($0) != nil }
    if let first = years.first, first == start { guesses += withYearInFront }
    let inner = years.filter { $0 > start }
    if let last = yearOfRelease(among: inner) {
      guesses += withYear(at: last, others: inner)
    } else {
      guesses += withoutYear
    }
    return guesses.flatMap(\.withVariants)
  }

  /// The place of the year of release: the last one in brackets, else the last one.
  private func yearOfRelease(among years: [Int]) -> Int? {
    years.last { tokens.isAloneInBrackets($0) } ?? years.last
  }

  private func withYear(at place: Int, others: [Int]) -> [TitleGuess] {
    guard let year = tokens.year(place) else { return [] }
    let isBracketed = tokens.isAloneInBrackets(place)
    var guesses = titles(from: start, to: place, year: year, end: place + 1, weight: 1)
    // The year may belong to the title, unless it stands in brackets: `Wonder Woman 1984`.
    if !isBracketed {
      let whole = stripped(to: place + 1)
      let isEnd = place + 1 >= end || tokens.isWeak(place + 1)
      guesses.append(guess(start..<whole, weight: isBeforeNumber ? 0.3 : isEnd ? 0.25 : 0.15))
      if !isEnd, place + 1 < end {
        guesses.append(
          guess(
            start..<stripped(to: end),
            weight: isBeforeNumber && tokens.number(end) == nil ? 0.35 : 0.2))
      }
    }
    if let earlier = others.last(where: { $0 < place }), let other = tokens.year(earlier) {
      guesses += titles(from: start, to: earlier, year: other, end: earlier + 1, weight: 0.15)
    }
    return guesses
  }

  private var withoutYear: [TitleGuess] {
    let whole = stripped(to: end)
    // A year behind what the release says: `Heat.1080p.1995`.
    let later = isBeforeNumber ? nil : (end..<tokens.count).first { tokens.year($0) != nil }
    let year = later.flatMap { tokens.year($0) }
    var guesses = titles(from: start, to: whole, year: year, end: end, weight: 1)
    if whole < end { guesses.append(guess(start..<end, year: year, weight: 0.15)) }
    return guesses
  }

  /// `(1999) The Matrix`, `1999 - The Matrix`; `2001 A Space Odyssey` is rather a title.
  private var withYearInFront: [TitleGuess] {
    guard start + 1 < end, let year = tokens.year(start) else { return [] }
    let isMarked =
      tokens.isAloneInBrackets(start)
      || tokens.joint(start + 1) == .dash
        && tokens.year(start + 1) == nil
    let behind = TitleWords(
      tokens: tokens, start: start + 1, end: end, isBeforeNumber: isBeforeNumber)
    guard isMarked || tokens.year(start + 1) == nil else { return [] }
    let hasOtherYear = (start + 1..<end).contains { tokens.year($0) != nil }
    if hasOtherYear { return [] }
    return behind.titles(
      from: start + 1, to: behind.stripped(to: end), year: year, end: end,
      weight: isMarked ? 2 : 0.1)
  }

  /// The title before its year or end; with what stands in brackets as its other name.
  private func titles(
    from first: Int, to last: Int, year: Int?, end: Int, weight: Double
  ) -> [TitleGuess] {
    guard first < last else { return [] }
    let range = first..<last
    let bracket = range.dropFirst().first {
      tokens[$0].bracketNumber > 0 && tokens[$0].bracketNumber != tokens[first].bracketNumber
    }
    guard let bracket, bracket > first else {
      var guesses = [guess(range, year: year, end: end, weight: weight)]
      if tokens.isNumbered(first), first + 1 < last {
        // `01 - Iron Man (2008)` in a folder of a collection.
        let isPadded = tokens.word(first).hasPrefix("0")
        guesses.append(
          guess(first + 1..<last, year: year, end: end, weight: weight * (isPadded ? 2 : 0.4)))
      }
      if let edition = Edition.find(in: tokens, from: first + 1), edition.end == last {
        // `Das Boot Director's Cut 1981`; a single word may be the title's.
        let isSure = edition.end - edition.index > 1
        guesses.append(
          guess(first..<edition.index, year: year, end: end, weight: weight * (isSure ? 2 : 0.3)))
      }
      return guesses
    }
    let number = tokens[bracket].bracketNumber
    let close = range.last { tokens[$0].bracketNumber == number } ?? bracket
    // `You Are (Not) Alone` goes on behind the bracket; `Léon (The Professional)` does not.
    let goesOn = close + 1 < last
    let inner = tokens.text(bracket..<(close + 1))
    var before = guess(first..<bracket, year: year, end: end, weight: weight * (goesOn ? 0.3 : 1))
    if !goesOn, !tokens.isWeak(bracket), !inner.isCountry { before.alternativeTitle = inner }
    return [before, guess(range, year: year, end: end, weight: weight * (goesOn ? 1 : 0.3))]
  }

  private func guess(
    _ range: Range<Int>, year: Int? = nil, end: Int? = nil, weight: Double
  ) -> TitleGuess {
    TitleGuess(
      title: tokens.text(range), year: year, weight: weight, end: end ?? range.upperBound)
  }

  private func stripped(to end: Int) -> Int {
    // Before a year or a number, weak words belong to the title: `Charlotte's Web 2006`.
    let isBeforeRelease = end < tokens.count && !isBeforeNumber
    return isBeforeRelease || !isBeforeNumber && end == tokens.count
      ? tokens.withoutWeakWords(from: start, to: end) : end
  }
}

extension NameTokens {
  /// Whether a word is a number that only orders the names: `01 - Iron Man`, `1. Iron Man`.
  func isNumbered(_ index: Int) -> Bool {
    guard number(index) != nil, tokens[index].place.count <= 2, index + 1 < count else {
      return false
    }
    let gap = scalars[tokens[index].place.upperBound..<tokens[index + 1].place.lowerBound]
    return joint(index + 1) == .dash || gap.elementsEqual([".", " "])
  }
}
