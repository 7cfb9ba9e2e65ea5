import Titles

/// The matching of names in files with titles.
///
/// A name with a year means the title with the same words, apart from case, accents and
/// punctuation, and the same year; failing that, one from the year before or after, unless anything
/// rules that out. A name without a year means the only title with its words, if that title is
/// released. If several titles could be meant, the name stays open.
///
/// Only the service's answers about exactly this name decide, whether old or new, rather than
/// anything else that this machine happens to know; an import therefore decides as its dry run did.
/// Only a well-known title of the same year is taken from this machine without asking, since the
/// service would give the same one. All other titles on this machine are candidates.
///
/// If IMDb's data is on this machine, it replaces the service: a title of the same year is meant if
/// no other one has its name, and one from the year before or after if the data has no other one
/// within two years. If two fit, the name stays open, without a request.
///
/// | Name | Requests |
/// |---|---|
/// | asked about before, or meaning a well-known film that this machine knows | 0 |
/// | of another well-known film | 1 |
/// | of a title that is less known or not the best match of its year, or one year off | 2 |
/// | one year off, where its year has a best match of another name | 3 |
/// | that stays open | 2 to 4 |
/// | without a year | 1, or 2 with a kind |
/// | without a year, whose words find nothing | 2 or 3 |
package struct NameMatching {
  /// The outcome for a name.
  package enum Outcome: Sendable {
    case found(TitleDetail)
    /// No title is certain; these are the candidates.
    case open(candidates: [TitleSummary])
  }

  private var asking: CatalogueAsking
  private let names: ImportedNames
  private let today: CalendarDate?

  /// The first question that the service could not answer, with its error.
  package var failure: CatalogueAsking.Failure? { asking.failure }

  /// The maximum number of candidates for a name.
  private static let mostCandidates = 5

  /// Makes a matching without asking anything yet.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue to ask.
  ///   - names: All names in the import.
  ///   - today: The date, for titles that are not released yet; `nil` if it is unknown.
  package init(
    _ catalogue: any Catalogue, among names: ImportedNames = ImportedNames(),
    today: CalendarDate? = nil
  ) {
    asking = CatalogueAsking(catalogue)
    self.names = names
    self.today = today
  }

  /// Finds the title that a name means, or the candidates if none is certain.
  package mutating func outcome(of name: ImportedName) async -> Outcome {
    var evidence = NameEvidence(about: name, among: names, today: today)
    if let title = try? await title(meantAfter: &evidence) { return .found(title) }
    let likely = name.likeliest(of: evidence.titles + (await titlesHere(like: name)))
    return .open(candidates: likely.prefix(Self.mostCandidates).map { TitleSummary($0) })
  }

  /// Returns the titles that a text could mean: the title of an id or an address, or else the
  /// titles that its words find on this machine and at the service, the likeliest first.
  ///
  /// - Parameter text: The typed text, perhaps with a year in brackets at its end.
  /// - Returns: The titles; empty if none is found, or if no source can be asked.
  package mutating func candidates(meant text: String) async -> [TitleDetail] {
    if let id = TitleReference.parse(text) {
      return [await facts(of: id, reach: .anywhere)].compactMap(\.self)
    }
    guard let query = TitleQuery(typed: text) else { return [] }
    let name = ImportedName(title: query.text, year: query.years?.range.lowerBound)
    var titles = await titlesHere(like: name)
    titles += (try? await asking.titles(matching: TitleQuery(name.title)))?.titles ?? []
    if titles.isEmpty { titles = (try? await search(beginningOf: name))?.titles ?? [] }
    return name.likeliest(of: titles, keepsOthers: true)
  }

  /// Returns the facts about a title; `nil` if they are not available.
  ///
  /// - Parameters:
  ///   - id: The title.
  ///   - reach: The reach of the question: this machine, or the service, too.
  /// - Returns: The facts.
  package mutating func facts(of id: TitleID, reach: CachePolicy) async -> TitleDetail? {
    if let known = await asking.catalogue.known(.id(id)) { return known }
    return reach == .here ? nil : try? await asking.title(.id(id))
  }
}

extension NameMatching {
  /// Returns the title that a name means.
  ///
  /// - Parameter evidence: The answers about the name so far; new ones are added.
  /// - Returns: The title; `nil` if none is certain.
  /// - Throws: The reason why a necessary question has no answer.
  private mutating func title(
    meantAfter evidence: inout NameEvidence
  ) async throws(CatalogueError) -> TitleDetail? {
    let name = evidence.name
    guard name.year != nil else { return try await onlyTitle(meantAfter: &evidence) }
    if let near = await asking.allTitlesHere(matching: name.queryOfNearYears.wholeName) {
      evidence.add(near)
      if !evidence.namesakes.isEmpty { return evidence.onlyNamesake }
    }
    let here = await certainTitlesHere(for: name)
    if !here.isEmpty {
      evidence.add(here)
      return here.only
    }
    if let best = try await asking.title(.name(name.query)) {
      if name.certainlyMeans(best) { return best }
      evidence.add([best])
      evidence.add(try await asking.titles(matching: name.query.literal).titles)
    }
    if evidence.namesakesOfYear.isEmpty {
      evidence.add(try await asking.titles(matching: name.queryOfAnyYear.literal).titles)
    }
    let namesakes = evidence.namesakesOfYear
    if let title = namesakes.isEmpty ? evidence.namesakeOfNextYear : namesakes.only {
      return title
    }
    guard !name.isLikely(among: evidence.titles) else { return nil }
    evidence.add(try await search(beginningOf: name).titles)
    return evidence.namesakesOfYear.only
  }

  /// Returns the title that a name without a year means: the only one of this name, if the service
  /// has listed all titles with these words.
  private mutating func onlyTitle(
    meantAfter evidence: inout NameEvidence
  ) async throws(CatalogueError) -> TitleDetail? {
    let name = evidence.name
    let found = try await asking.titles(matching: name.query.literal)
    evidence.add(found.titles)
    if found.areAll, let title = evidence.onlyNamesakeOfAnyYear { return title }
    if found.titles.isEmpty || name.kind != nil,
      let best = try await asking.title(.name(name.query))
    {
      evidence.add([best])
      // With a kind, a well-known title is meant unless another one turns up.
      if name.kind != nil, best.votes ?? 0 >= ImportedName.votesOfWellKnown,
        evidence.onlyNamesakeOfAnyYear?.id == best.id
      {
        return best
      }
    }
    guard !name.isLikely(among: evidence.titles) else { return nil }
    let similar = try await search(beginningOf: name)
    evidence.add(similar.titles)
    return similar.areAll ? evidence.onlyNamesakeOfAnyYear : nil
  }

  /// Returns the only title that a name can mean, if all titles of the name are on this machine.
  func onlyNamesakeHere(of name: ImportedName) async -> TitleDetail? {
    guard let titles = await asking.allTitlesHere(matching: name.queryOfNearYears.wholeName) else {
      return nil
    }
    var evidence = NameEvidence(about: name, among: names, today: today)
    evidence.add(titles)
    return name.year == nil ? evidence.onlyNamesakeOfAnyYear : evidence.onlyNamesake
  }

  /// Returns the titles on this machine that a name certainly means; an earlier answer of the
  /// service about exactly this name takes precedence.
  private func certainTitlesHere(for name: ImportedName) async -> [TitleDetail] {
    let asked = await asking.titleHere(.name(name.query))
    if let asked, name.certainlyMeans(asked) { return [asked] }
    return await asking.titlesHere(matching: name.query.literal).filter(name.certainlyMeans)
  }

  /// Finds the titles on this machine that have a name, or else a similar one.
  ///
  /// The search for misspelt words takes the longest, so it comes last.
  private func titlesHere(like name: ImportedName) async -> [TitleDetail] {
    let beginning = name.title.beginningToSearch.map { TitleQuery($0, kind: name.kind).literal }
    let queries = [name.queryOfAnyYear.literal, beginning, name.queryOfAnyYear]
    var titles: [TitleDetail] = []
    for query in queries.compactMap(\.self) where !name.isLikely(among: titles) {
      titles += await asking.titlesHere(matching: query)
    }
    return titles
  }

  /// Searches for titles of the same year whose names begin with similar words.
  private mutating func search(
    beginningOf name: ImportedName
  ) async throws(CatalogueError) -> CatalogueAsking.Hits {
    guard let beginning = name.title.beginningToSearch else { return CatalogueAsking.Hits() }
    let query = TitleQuery(beginning, kind: name.kind, years: name.query.years)
    return try await asking.titles(matching: query.literal)
  }
}

extension ImportedName {
  /// The query for titles of this name, kind and year.
  fileprivate var query: TitleQuery {
    TitleQuery(title, kind: kind, years: year.map { Years($0) })
  }

  fileprivate var queryOfAnyYear: TitleQuery { TitleQuery(title, kind: kind) }

  /// The query for titles from the year, or up to two years before or after.
  fileprivate var queryOfNearYears: TitleQuery {
    // A file may contain any year.
    let near = year.map { min(max($0, 0), 9_999) }.map { Years(($0 - 2)...($0 + 2)) }
    return TitleQuery(title, kind: kind, years: near)
  }
}

extension TitleQuery {
  /// The query for exactly these words.
  fileprivate var literal: TitleQuery {
    var query = self
    query.isLiteral = true
    return query
  }

  /// The query for titles with exactly this name.
  fileprivate var wholeName: TitleQuery {
    var query = literal
    query.isWholeName = true
    return query
  }
}
