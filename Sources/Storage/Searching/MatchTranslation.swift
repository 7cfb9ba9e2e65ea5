import Search
import Titles

/// A translation of conditions about words for the table of a source.
struct MatchTranslation {
  let columns: WordColumns

  /// The maximum depth of nested conditions: the parser of FTS5 has a small stack.
  private static let deepest = 12

  /// The expression for every title; `nil` if the index has no word for it.
  private var everything: MatchExpression? {
    columns.hasKinds
      ? .word(WordColumns.everyTitle, in: [WordColumns.kind]) : nil
  }

  /// The expression for no title.
  var nothing: MatchExpression {
    columns.hasKinds
      ? .word("nothing", in: [WordColumns.kind])
      // A key has at least one letter.
      : .word(columns.endOfKey, in: [WordColumns.key])
  }

  /// Translates a condition; returns `nil` if it is not about words alone, if it is too deep, or if
  /// it has a phrase and the index has no positions.
  func expression(_ condition: TitleCondition, depth: Int = 0) -> MatchExpression? {
    guard depth < Self.deepest else { return nil }
    func translated(_ conditions: [TitleCondition]) -> [MatchExpression]? {
      let expressions = conditions.compactMap { expression($0, depth: depth + 1) }
      return expressions.count == conditions.count ? expressions : nil
    }
    switch condition {
    case .words(let typed):
      let words = SearchedWords(typed)
      return any(([words] + words.readings).map(anywhere))
    case .phrase(let phrase):
      return any(TextField.general.map { self.phrase(phrase, in: $0, isAnybody: true) })
    case .text(let field, let test): return text(field, test)
    case .number, .form, .library: return nil
    case .kind(let kind):
      return columns.hasKinds ? .word(kind.rawValue, in: [WordColumns.kind]) : nil
    case .not(let condition):
      return translated([condition])?.first.flatMap { everything?.without($0) }
    case .all(let conditions): return translated(conditions).flatMap(MatchExpression.all)
    case .any(let conditions): return translated(conditions).map { any($0) }
    }
  }

  private func text(_ field: TextField, _ test: TextTest) -> MatchExpression? {
    guard columns.has(field) else { return nothing }
    let test = test.meant(in: field)
    if let genres = genres(test, in: field) { return genres }
    switch test {
    case .phrase(let text): return phrase(text, in: field)
    case .beginnings(let text):
      let words = field.words(of: text)
      return .all(words.map { .beginning($0, in: [field.rawValue]) }) ?? nothing
    }
  }

  /// Translates a phrase in a field; returns `nil` if the index has no positions.
  ///
  /// - Parameters:
  ///   - phrase: The words, which must follow each other.
  ///   - field: The field.
  ///   - isAnybody: Whether a whole name matches all namesakes.
  /// - Returns: The expression.
  private func phrase(
    _ phrase: String, in field: TextField, isAnybody: Bool = false
  ) -> MatchExpression? {
    guard columns.has(field) else { return nothing }
    if let genres = genres(.phrase(phrase), in: field) { return genres }
    let words = field.words(of: phrase)
    guard !words.isEmpty else { return nothing }
    let isWordEnough = words.count == 1 && (isAnybody || !field.isAboutPeople)
    guard columns.hasPositions || isWordEnough else { return nil }
    return any(
      [.phrase(words, in: [field.rawValue])]
        + [field == .name ? neighbours(in: phrase) : nil].compactMap(\.self))
  }

  /// Translates a phrase in names that are stored as other words; returns `nil` if no names are.
  func neighbours(in phrase: String) -> MatchExpression? {
    guard columns.hasNamesAsOtherWords else { return nil }
    let words = TextField.name.words(of: phrase)
    let pairs = words.count > 1 ? zip(words, words.dropFirst()).map { $0 + $1 } : words
    return .all(pairs.map { .word($0, in: [WordColumns.otherWords]) })
  }

  /// Translates the words of a phrase, in any order, in one of some fields.
  func words(of phrase: String, inOneOf fields: [TextField]) -> MatchExpression {
    any(
      fields.filter(columns.has).map { field in
        genres(.phrase(phrase), in: field)
          ?? .all(field.words(of: phrase).map { .word($0, in: [field.rawValue]) }) ?? nothing
      } + [fields.contains(.name) ? neighbours(in: phrase) : nil].compactMap(\.self))
  }

  private func genres(_ test: TextTest, in field: TextField) -> MatchExpression? {
    guard field == .genre, let words = columns.wordsOfGenres?(test) else { return nil }
    return any(words.map { .word($0, in: [field.rawValue]) })
  }

  private func any(_ expressions: [MatchExpression]) -> MatchExpression {
    .any(expressions) ?? nothing
  }

  private func any(_ expressions: [MatchExpression?]) -> MatchExpression? {
    let known = expressions.compactMap(\.self)
    return known.count == expressions.count ? any(known) : nil
  }
}

// MARK: - Typed words

extension MatchTranslation {
  /// Returns a query for the names of a tier and of better ones; `nil` if there are no such titles.
  func names(of tier: MatchTier, for words: SearchedWords) -> MatchExpression? {
    switch tier {
    case .nameWithArticle:
      words.wholeWithArticle.flatMap {
        .all([name(words), .word($0, in: [WordColumns.otherWords])].compactMap(\.self))
      }
    case .name: name(words)
    case .beginningWithArticle:
      words.wholeWithArticle.flatMap {
        .all(
          [nameBeginning(words), .beginning($0, in: [WordColumns.otherWords])].compactMap(\.self))
      }
    case .nameBeginning: nameBeginning(words)
    case .nameInAnotherOrder:
      inOtherOrders(words).flatMap { .all([$0, inNames(words)].compactMap(\.self)) }
    case .nameWords: standElsewhere(words) ? inNames(words) : nil
    case .anywhere: nil
    }
  }

  /// Returns an expression for titles that have all words in their names.
  private func inNames(_ words: SearchedWords) -> MatchExpression? {
    all(words) { .beginning($0, in: WordColumns.ofNames) }
  }

  /// Returns an expression for names that have the words in another order; `nil` if there is no
  /// other order to look up.
  func inOtherOrders(_ words: SearchedWords) -> MatchExpression? {
    .any(words.keysInOtherOrders.map { .word($0 + columns.endOfKey, in: [WordColumns.key]) })
  }

  /// Returns whether some of the words may be found outside of names.
  private func standElsewhere(_ words: SearchedWords) -> Bool {
    words.words.contains { word in
      columns.general(for: word).contains { !WordColumns.ofNames.contains($0) }
        || genres(begunBy: word) != nil
    }
  }

  /// Returns an expression for the genres with a prefix; `nil` if there are none, or if genres are
  /// indexed with their own words.
  private func genres(begunBy word: String) -> MatchExpression? {
    guard TextField.general(for: word).contains(.genre),
      let words = columns.wordsOfGenres?(.beginnings(word)), !words.isEmpty
    else { return nil }
    return any(words.map { .word($0, in: [TextField.genre.rawValue]) })
  }

  /// Returns an expression for names that equal the words; `nil` for words without a key.
  private func name(_ words: SearchedWords) -> MatchExpression? {
    guard !words.key.isEmpty else { return nil }
    let name = MatchExpression.word(words.key + columns.endOfKey, in: [WordColumns.key])
    guard let lastLetter = words.lastLetter else { return name }
    return .all([name, .word(lastLetter, in: WordColumns.ofNames)])
  }

  /// Returns an expression for names that begin with the words; `nil` for words without a key.
  private func nameBeginning(_ words: SearchedWords) -> MatchExpression? {
    words.key.isEmpty ? nil : .beginning(words.key, in: [WordColumns.key])
  }

  /// Translates typed words, which may be anywhere in a title.
  private func anywhere(_ words: SearchedWords) -> MatchExpression {
    let everywhere = all(words) { word in
      let columns = columns.general(for: word) + [WordColumns.key, WordColumns.otherWords]
      return any([.beginning(word, in: columns)] + [genres(begunBy: word)].compactMap(\.self))
    }
    let beginning = words.words == [words.key] ? nil : nameBeginning(words)
    return any(everywhere.map { [beginning, $0].compactMap(\.self) } ?? [])
  }

  /// Returns an expression that requires all words, each by itself or, in names, joined with the
  /// previous word.
  ///
  /// A repeated word, such as `the`, is looked for once: by itself, or else joined with the
  /// previous word each time.
  private func all(
    _ words: SearchedWords, _ expression: (String) -> MatchExpression
  ) -> MatchExpression? {
    let places = Dictionary(grouping: words.words.indices) { words.words[$0] }
    let expressions = places.sorted { $0.value[0] < $1.value[0] }.map { word, places in
      let pairs = words.signPairs[places[0]].map {
        MatchExpression.word($0, in: WordColumns.ofNames)
      }
      let joined = places.compactMap(words.joinedWithWord(before:)).map {
        MatchExpression.beginning($0, in: WordColumns.ofNames)
      }
      let everyTime = joined.count == places.count ? MatchExpression.all(joined) : nil
      return any([expression(word), everyTime, MatchExpression.all(pairs)].compactMap(\.self))
    }
    return .all(expressions)
  }
}
