import Titles

extension TitleIndex {
  /// The name of somebody who was probably meant by a name that nobody has: each of its words
  /// begins one of theirs, or is like the beginning of one.
  ///
  /// - Parameter typed: The name.
  /// - Returns: The name with the fewest mistakes, and of these that of the most titles; `nil` if
  ///   nobody's is like it, or if it has more words than names have.
  /// - Throws: As ``Titles/TitleIndex/hits(for:in:)``.
  package func personMeant(by typed: String) async throws(CatalogueError) -> String? {
    let words = typed.personWords
    guard (1...MeantPerson.mostWords).contains(words.count) else { return nil }
    var choices: [[WordCorrection]] = []
    for word in words {
      choices.append(
        try await corrections(of: word, isUnfinished: true, limit: MeantPerson.mostChoices))
    }
    let person = MeantPerson(choices: choices)
    guard let condition = person.condition else { return nil }
    return person.name(in: try await hits(for: LocalSearch(condition), in: 0..<50).titles)
  }
}

/// Somebody of whose name the words are known that may have been meant by each typed one.
private struct MeantPerson {
  let choices: [[WordCorrection]]

  static let mostWords = 6
  static let mostChoices = 12

  /// Titles in which people have these words in their names; `nil` if one means nothing.
  var condition: TitleCondition? {
    guard !choices.contains(where: \.isEmpty) else { return nil }
    return TitleCondition(
      allOf: choices.compactMap { choices in
        TitleCondition(
          anyOf: choices.flatMap { choice in
            [TextField.director, .writer, .actor].map { .text($0, .beginnings(choice.word)) }
          })
      })
  }

  /// The name of the likeliest one in titles; `nil` if nobody there has such a name.
  func name(in titles: [TitleDetail]) -> String? {
    let likely = Filmography.people(named: "", in: titles).compactMap { person in
      mistakes(in: person.name).map { (name: person.name, mistakes: $0) }
    }
    // Of several, the first one comes from the most titles.
    return likely.min { $0.mistakes < $1.mistakes }?.name
  }

  /// How many mistakes lead from a name to the typed one; `nil` if it is another one.
  private func mistakes(in name: String) -> Int? {
    let words = name.personWords
    var sum = 0
    for choices in choices {
      let fitting = choices.filter { choice in words.contains { $0.hasPrefix(choice.word) } }
      guard let fewest = fitting.map(\.mistakes).min() else { return nil }
      sum += fewest
    }
    return sum
  }
}
