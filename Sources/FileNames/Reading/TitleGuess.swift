/// A part of a name as a title with a year.
struct TitleGuess {
  var title: String
  var alternativeTitle: String?
  var year: Int?
  var isOneOfTwo = false
  /// Whether a folder tells the title, and not the file.
  var isByFolder = false
  var weight: Double
  /// The first word behind the title, the year and whatever belongs to them.
  var end: Int

  /// The titles that some words may be, the likeliest first.
  ///
  /// - Parameters:
  ///   - tokens: The words of the name.
  ///   - limit: The end of the words, if the title ends before an episode's number.
  /// - Returns: The titles with their weights; none if there are no words for one.
  static func all(in tokens: NameTokens, before limit: Int? = nil) -> [TitleGuess] {
    guard tokens.count > 0, limit != 0 else { return [] }
    let start = tokens.titleStart
    var guesses: [TitleGuess] = []
    if let limit, limit <= start {
      // Only a group stands before the number.
      return limit > 0 && start > limit ? [] : []
    }
    let end = min(limit ?? .max, tokens.endOfTitle(from: start))
    let words = TitleWords(tokens: tokens, start: start, end: end, isBeforeNumber: limit != nil)
    guesses = words.guesses
    if start > 0 {
      // `[REC] 2` names its title in brackets.
      let title = tokens.text(0..<end)
      guesses.append(TitleGuess(title: title, year: guesses.first?.year, weight: 0.1, end: end))
      let isNumber = guesses.first.map { $0.title.allSatisfy(\.isNumber) } ?? false
      if isNumber, let first = guesses.first {
        var whole = first
        whole.title = tokens.text(0..<start) + " " + first.title
        whole.weight = first.weight * 2
        guesses.insert(whole, at: 0)
      }
    }
    return guesses.filter { !$0.title.isEmpty }
  }
}
