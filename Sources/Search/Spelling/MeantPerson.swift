import Titles

extension TitleIndex {
  /// Finds the person who was probably meant by an unknown name: each typed word is similar to a
  /// word of the person's name, or to the beginning of one.
  ///
  /// - Parameter typed: The unknown name.
  /// - Returns: The name with the fewest mistakes, or of several, the one with the most titles;
  ///   `nil` if no name is similar, or if there are more words than names have.
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

/// A person described by the likely corrections of each typed word.
private struct MeantPerson {
  let choices: [[WordCorrection]]

  static let mostWords = 6
  static let mostChoices = 12

  /// The condition for titles with people of such names; `nil` if a word has no correction.
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

  /// Returns the likeliest name among the people of titles; `nil` if none matches.
  func name(in titles: [TitleDetail]) -> String? {
    let likely = Filmography.people(named: "", in: titles).compactMap { person in
      mistakes(in: person.name).map { (name: person.name, mistakes: $0) }
    }
    // Of several equally likely names, the first one has the most titles.
    return likely.min { $0.mistakes < $1.mistakes }?.name
  }

  /// Returns the number of mistakes between a name and the typed one; `nil` if it does not match.
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
