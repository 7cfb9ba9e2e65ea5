import Exchange
import Keeping
import MoviesSession
import MoviesUI
import Storage
import Titles

/// An import whose titles are looked for, first on this machine and then further away.
struct ImportResolving {
  private(set) var reading: Import
  /// What the import is called.
  let name: String
  /// How many names of titles there are in the files.
  let nameCount: Int
  /// The names that stay open, and what they could mean.
  private(set) var candidates: [ImportedName: [TitleSummary]] = [:]
  /// The names that the user has left out, now or before.
  private(set) var leftOut: Set<ImportedName> = []
  /// The titles that were found for names.
  private(set) var names = FoundNames()
  /// Why the service could not be asked for all of them.
  private(set) var failure: Failure?
  /// Whether more questions would have been asked than the user has agreed to.
  private(set) var lacksConsent = false
  /// The titles that names have by the user's word, now or before.
  private var meanings: [ImportedName: TitleID] = [:]
  /// All that the files name, whatever becomes of it.
  private let named: ImportedNames

  /// - Parameters:
  ///   - reading: What was read.
  ///   - name: What the import is called.
  ///   - choices: What the user says about lines.
  /// - Throws: A ``Failure`` if a line has no name.
  init(_ reading: Import, name: String, choices: [ImportChoice]) throws(Failure) {
    self.reading = reading
    self.name = name
    nameCount = reading.openNames.count
    // Without open names, nobody asks what the other rows say about them.
    named = reading.openNames.isEmpty ? ImportedNames() : ImportedNames(reading)
    for choice in choices {
      let (name, id) = try choice.meaning(in: reading)
      // Of an episode that is named by its series, the user says which series that is.
      names.chosen[name.episode == nil ? name : name.series] = id
    }
  }

  /// Takes what the library has: what names mean, and the facts of titles that are known only by
  /// their ids.
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

  /// Looks for what is open.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue to ask.
  ///   - questions: How many questions may go to the service.
  ///   - asksForFacts: Whether to ask the service for facts about titles known by their ids.
  ///   - today: The day; `nil` where nobody knows it.
  ///   - onProgress: Is told before each question how many were asked, and how many there are.
  mutating func resolve(
    in catalogue: any Catalogue, questions: Int = .max, asksForFacts: Bool, today: CalendarDate?,
    onProgress: @Sendable (Int, Int) -> Void
  ) async {
    let consented = ConsentedCatalogue(catalogue, questions: questions)
    // What was once answered about a name holds, however long ago that was.
    var matching = NameMatching(consented, among: named, today: today)
    var episodes = NamedEpisodes(consented)
    var seriesOutcomes: [ImportedName: NameMatching.Outcome] = [:]
    var titles: [ImportedName: TitleDetail] = [:]
    let openNames = openNames
    let count = openNames.count + reading.bareIDs.count
    for (number, name) in openNames.enumerated() {
      if Task.isCancelled { break }
      onProgress(number, count)
      let subject = name.episode == nil ? name : name.series
      let outcome: NameMatching.Outcome
      if let id = meanings[name] ?? meanings[subject] {
        let facts = await matching.facts(of: id, reach: .anywhere)
        outcome = .found(facts ?? TitleDetail(id, named: subject))
      } else if let known = seriesOutcomes[subject] {
        outcome = known
      } else {
        outcome = await matching.outcome(of: subject)
        if name.episode != nil { seriesOutcomes[subject] = outcome }
      }
      switch outcome {
      case .found(let title) where name.episode == nil || title.kind == .episode:
        titles[name] = title
      case .found(let series):
        titles[name] = await episodes.episode(name, of: series)
        if titles[name] == nil { candidates[name] = [TitleSummary(series)] }
      case .open(let titles):
        candidates[name] = titles.map {
          TitleSummary(TitleDetail($0).keepable(from: catalogue.source))
        }
      }
      if let title = titles[name], meanings[name] == nil { names.certain[name] = title.id }
    }
    reading.resolve(titles.mapValues { $0.keepable(from: catalogue.source) })
    await advance(by: &episodes)
    var facts: [TitleID: TitleDetail] = [:]
    let ids = reading.bareIDs
    for (number, id) in ids.enumerated() {
      if Task.isCancelled { break }
      onProgress(openNames.count + number, openNames.count + ids.count)
      facts[id] = await matching.facts(of: id, reach: asksForFacts ? .anywhere : .here)
    }
    reading.complete(facts.mapValues { $0.keepable(from: catalogue.source) })
    lacksConsent = consented.hasRefused
    failure =
      lacksConsent
      ? nil
      : matching.failure.map {
        Failure(
          $0.error, to: CatalogueQuestion($0.question), source: catalogue.source, offersDemo: false)
      }
  }

  /// Takes the episodes of series that were seen up to one of them.
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

extension ImportedNames {
  /// The names in files, and what these tell about titles that they know by their ids.
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
