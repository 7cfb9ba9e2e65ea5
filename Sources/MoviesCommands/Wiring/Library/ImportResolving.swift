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
      names.chosen[name] = id
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
    let meant = reading.openNames.compactMap { meanings[$0] }
    let facts = try await library.entries(of: Set(reading.bareIDs + meant))
      .mapValues(\.facts).filter { $1.name != nil }
    reading.resolve(meanings.compactMapValues { facts[$0] })
    reading.complete(facts)
  }

  /// Whether a catalogue is needed.
  var isOpen: Bool { !openNames.isEmpty || !reading.bareIDs.isEmpty }

  private var openNames: [ImportedName] { reading.openNames.filter { !leftOut.contains($0) } }

  /// Looks for what is open.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue to ask.
  ///   - asksForFacts: Whether to ask the service for facts about titles known by their ids.
  ///   - today: The day; `nil` where nobody knows it.
  ///   - onProgress: Is told before each question how many were asked, and how many there are.
  mutating func resolve(
    in catalogue: any Catalogue, asksForFacts: Bool, today: CalendarDate?,
    onProgress: @Sendable (Int, Int) -> Void
  ) async {
    // What was once answered about a name holds, however long ago that was.
    var matching = NameMatching(FrugalCatalogue(catalogue), among: named, today: today)
    var titles: [ImportedName: TitleDetail] = [:]
    let openNames = openNames
    for (number, name) in openNames.enumerated() {
      onProgress(number, openNames.count + reading.bareIDs.count)
      if let id = meanings[name] {
        let facts = await matching.facts(of: id, reach: .anywhere)
        titles[name] = facts ?? TitleDetail(id, named: name)
        continue
      }
      switch await matching.outcome(of: name) {
      case .found(let title):
        titles[name] = title
        names.certain[name] = title.id
      case .open(let titles):
        candidates[name] = titles.map {
          TitleSummary(TitleDetail($0).keepable(from: catalogue.source))
        }
      }
    }
    reading.resolve(titles.mapValues { $0.keepable(from: catalogue.source) })
    var facts: [TitleID: TitleDetail] = [:]
    let ids = reading.bareIDs
    for (number, id) in ids.enumerated() {
      onProgress(openNames.count + number, openNames.count + ids.count)
      facts[id] = await matching.facts(of: id, reach: asksForFacts ? .anywhere : .here)
    }
    reading.complete(facts.mapValues { $0.keepable(from: catalogue.source) })
    failure = matching.failure.map {
      Failure(
        $0.error, to: CatalogueQuestion($0.question), source: catalogue.source, offersDemo: false)
    }
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
