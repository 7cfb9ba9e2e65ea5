import Exchange
import Keeping
import MoviesSession
import MoviesUI
import Storage
import Titles

/// An import whose titles are looked up, first on this machine and then at the service.
struct ImportResolving {
  private(set) var reading: Import
  /// The name of the import.
  let name: String
  /// The number of names of titles in the files.
  let nameCount: Int
  /// The names that stay open, with their possible meanings.
  private(set) var candidates: [ImportedName: [TitleSummary]] = [:]
  /// The names that the user has left out, now or before.
  private(set) var leftOut: Set<ImportedName> = []
  /// The titles that were found for names.
  private(set) var names = FoundNames()
  /// The reason why the service could not be asked for all names; `nil` if it could.
  private(set) var failure: Failure?
  /// Whether more requests are needed than the user has agreed to.
  private(set) var lacksConsent = false
  /// The titles that the user has chosen for names, now or before.
  private var meanings: [ImportedName: TitleID] = [:]
  /// All names in the files, whether open or not.
  private let named: ImportedNames

  /// Starts with the contents of files and the user's choices.
  ///
  /// - Parameters:
  ///   - reading: The contents of the files.
  ///   - name: The name of the import.
  ///   - choices: The titles that the user has chosen for lines.
  /// - Throws: A ``Failure`` if a line has no name.
  init(_ reading: Import, name: String, choices: [ImportChoice]) throws(Failure) {
    self.reading = reading
    self.name = name
    nameCount = reading.openNames.count
    // The other names are needed only if there are open names.
    named = reading.openNames.isEmpty ? ImportedNames() : ImportedNames(reading)
    for choice in choices {
      let (name, id) = try choice.meaning(in: reading)
      // For an episode that is named by its series, the user chooses the series.
      names.chosen[name.episode == nil ? name : name.series] = id
    }
  }

  /// Adds data from the library: the meanings of names, and the facts about titles that are known
  /// only by their ids.
  mutating func complete(from library: some Library) async throws(LibraryError) {
    meanings = names.chosen
    for meaning in try await library.meanings() where meanings[meaning.name] == nil {
      meanings[meaning.name] = meaning.id
      if meaning.id == nil { leftOut.insert(meaning.name) }
    }
    for name in reading.openNames where name.episode != nil && leftOut.contains(name.series) {
      leftOut.insert(name)
    }
    let meant = reading.openNames.flatMap { [meanings[$0], meanings[$0.series]] }
      .compactMap(\.self)
    let facts = try await library.entries(of: Set(reading.bareIDs + meant))
      .mapValues(\.facts).filter { $1.name != nil }
    reading.resolve(meanings.compactMapValues { facts[$0] })
    for name in reading.openNames where name.episode != nil {
      let series = meanings[name.series].flatMap { facts[$0] }
      if let episode = series.flatMap(name.episode(of:)) { reading.resolve([name: episode]) }
    }
    reading.complete(facts)
  }

  /// Whether a catalogue is needed.
  var isOpen: Bool {
    !openNames.isEmpty || !reading.bareIDs.isEmpty || !reading.progress.isEmpty
  }

  private var openNames: [ImportedName] { reading.openNames.filter { !leftOut.contains($0) } }

  /// Searches for the open names, and for missing facts.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue to ask.
  ///   - questions: The maximum number of requests to the service.
  ///   - asksForFacts: Whether to ask the service for facts about titles that are known only by
  ///     their ids.
  ///   - today: The date; `nil` if it is unknown.
  ///   - onProgress: Called before each search with the number of finished searches and of all
  ///     searches.
  mutating func resolve(
    in catalogue: any Catalogue, questions: Int = .max, asksForFacts: Bool, today: CalendarDate?,
    onProgress: @Sendable (Int, Int) -> Void
  ) async {
    let consented = ConsentedCatalogue(catalogue, questions: questions)
    // An earlier answer about a name stays valid, no matter how old it is.
    let frugal = FrugalCatalogue(consented)
    var search = NameSearch(
      matching: NameMatching(frugal, among: named, today: today), episodes: NamedEpisodes(frugal))
    let openNames = openNames
    let count = openNames.count + reading.bareIDs.count
    var titles: [ImportedName: TitleDetail] = [:]
    for (number, name) in openNames.enumerated() where !Task.isCancelled {
      onProgress(number, count)
      let id = meanings[name] ?? (name.episode == nil ? nil : meanings[name.series])
      switch await search.outcome(of: name, meaning: id) {
      case .found(let title):
        titles[name] = title.keepable(from: catalogue.source)
        if meanings[name] == nil { names.certain[name] = title.id }
      case .open(let found):
        candidates[name] = found.map {
          TitleSummary(TitleDetail($0).keepable(from: catalogue.source))
        }
      }
    }
    reading.resolve(titles)
    await advance(by: &search.episodes)
    var facts: [TitleID: TitleDetail] = [:]
    for (number, id) in reading.bareIDs.enumerated() where !Task.isCancelled {
      onProgress(openNames.count + number, count)
      let detail = await search.matching.facts(of: id, reach: asksForFacts ? .anywhere : .here)
      facts[id] = detail?.keepable(from: catalogue.source)
    }
    reading.complete(facts)
    lacksConsent = consented.hasRefused
    failure =
      lacksConsent
      ? nil
      : search.matching.failure.map {
        Failure(
          $0.error, to: CatalogueQuestion($0.question), source: catalogue.source,
          offersDemo: false)
      }
  }

  /// Replaces the progress in series with the seen episodes.
  private mutating func advance(by episodes: inout NamedEpisodes) async {
    var seen: [TitleID: [TitleDetail]] = [:]
    for (id, progress) in reading.progress {
      let series = reading.files.lazy.flatMap(\.rows).first { $0.id == id }?.facts
      seen[id] = await episodes.episodes(
        upTo: (progress.season, progress.episode),
        of: series ?? TitleDetail(id: id, title: nil))
    }
    reading.advance(seen)
  }
}

/// The search for names, which looks for each series only once.
private struct NameSearch {
  var matching: NameMatching
  var episodes: NamedEpisodes
  private var series: [ImportedName: NameMatching.Outcome] = [:]

  init(matching: NameMatching, episodes: NamedEpisodes) {
    self.matching = matching
    self.episodes = episodes
  }

  /// Finds the title that a name means, or the episode if the name includes one.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - id: The title or the series that the user has chosen; `nil` if it is still to be found.
  /// - Returns: The outcome.
  mutating func outcome(
    of name: ImportedName, meaning id: TitleID?
  ) async -> NameMatching.Outcome {
    guard name.episode != nil else { return await title(of: name, meaning: id) }
    let outcome: NameMatching.Outcome
    if let known = series[name.series] {
      outcome = known
    } else {
      outcome = await title(of: name.series, meaning: id)
      series[name.series] = outcome
    }
    guard case .found(let title) = outcome else { return outcome }
    if title.kind == .episode { return .found(title) }
    let episode = await episodes.episode(name, of: title)
    return episode.map { .found($0) } ?? .open(candidates: [TitleSummary(title)])
  }

  private mutating func title(
    of name: ImportedName, meaning id: TitleID?
  ) async -> NameMatching.Outcome {
    guard let id else { return await matching.outcome(of: name) }
    let facts = await matching.facts(of: id, reach: .anywhere)
    return .found(facts ?? TitleDetail(id, named: name))
  }
}

extension ImportedNames {
  /// Collects the names in files, including the names of titles that the files identify by id.
  fileprivate init(_ reading: Import) {
    self.init(
      reading.files.lazy.flatMap(\.rows).compactMap { row in
        switch row.reference {
        case .name(let name): name
        case .id:
          row.facts.map { ImportedName(title: $0.title, year: $0.years?.start, kind: $0.kind) }
        }
      })
  }
}

extension CatalogueQuestion {
  fileprivate init(_ question: CatalogueAsking.Question) {
    switch question {
    case .titles(let query): self = .titles(query)
    case .title(let key): self = .title(key)
    }
  }
}
