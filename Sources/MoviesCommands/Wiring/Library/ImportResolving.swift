import Exchange
import MoviesSession
import MoviesUI
import Titles

/// An import whose titles are looked for, first on this machine and then further away.
struct ImportResolving {
  private(set) var reading: Import
  /// The names that stay open, and what they could mean.
  private(set) var candidates: [ImportedName: [TitleSummary]] = [:]
  /// Why the service could not be asked for all of them.
  private(set) var failure: Failure?
  private let choices: [ImportedName: TitleID]

  /// - Parameters:
  ///   - reading: What was read.
  ///   - choices: What the user says about lines.
  /// - Throws: A ``Failure`` if a line has no name.
  init(_ reading: Import, choices: [ImportChoice]) throws(Failure) {
    self.reading = reading
    var meanings: [ImportedName: TitleID] = [:]
    for choice in choices {
      let (name, id) = try choice.meaning(in: reading)
      meanings[name] = id
    }
    self.choices = meanings
  }

  /// Takes the facts that the library has of titles that are known only by their ids.
  mutating func complete(from library: some Library) async throws(LibraryError) {
    let entries = try await library.entries(of: Set(reading.bareIDs))
    reading.complete(entries.mapValues(\.facts).filter { $1.isNamed })
  }

  /// Whether a catalogue is needed.
  var isOpen: Bool { !reading.openNames.isEmpty || !reading.bareIDs.isEmpty }

  /// Looks for what is open.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue to ask.
  ///   - asksForFacts: Whether to ask the service for facts about titles known by their ids.
  mutating func resolve(in catalogue: any Catalogue, asksForFacts: Bool) async {
    var matching = NameMatching(catalogue)
    var titles: [ImportedName: TitleDetail] = [:]
    for name in reading.openNames {
      if let id = choices[name] {
        let facts = await matching.facts(of: id, reach: .anywhere)
        titles[name] = facts ?? TitleDetail(id, named: name)
        continue
      }
      switch await matching.outcome(of: name) {
      case .found(let title): titles[name] = title
      case .open(let titles): candidates[name] = titles
      }
    }
    reading.resolve(titles.mapValues { $0.keepable(from: catalogue.source) })
    var facts: [TitleID: TitleDetail] = [:]
    for id in reading.bareIDs {
      facts[id] = await matching.facts(of: id, reach: asksForFacts ? .anywhere : .here)
    }
    reading.complete(facts.mapValues { $0.keepable(from: catalogue.source) })
    failure = matching.failure.map {
      Failure($0.error, to: $0.question, source: catalogue.source)
    }
  }
}

extension TitleDetail {
  fileprivate init(_ id: TitleID, named name: ImportedName) {
    self.init(id: id, title: name.title, years: name.year.map { YearRange($0) }, kind: name.kind)
  }
}
