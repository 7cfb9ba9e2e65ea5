/// Finds the titles that files only name.
///
/// A name means a title of the same words, apart from case, accents and punctuation, from the same
/// year; if there is none, from the year before or after. What is on this machine is asked first,
/// and only then the service.
package struct NameMatching {
  /// What became of a name.
  package enum Outcome: Sendable {
    case found(TitleDetail)
    /// None of these is certainly meant.
    case open(candidates: [TitleSummary])
  }

  /// Why the service could not be asked, and what for.
  package struct Failure: Sendable {
    package var error: CatalogueError
    package var question: Question
  }

  /// What the service was asked for.
  package enum Question: Sendable {
    case titles(TitleQuery)
    case title(TitleKey)
  }

  private let catalogue: any Catalogue
  /// The first reason why the service could not be asked.
  package private(set) var failure: Failure?
  private var isServiceGone = false

  package init(_ catalogue: any Catalogue) { self.catalogue = catalogue }

  /// Finds a title.
  package mutating func outcome(of name: ImportedName) async -> Outcome {
    let here = await search(name, .here).filter { $0.isCalled(name.title) }
    let fitting = here.fitting(name)
    if fitting.count == 1 { return .found(fitting[0]) }
    if fitting.count > 1, name.year != nil { return .open(fitting) }
    guard !isServiceGone else { return .open(here) }
    let query = TitleQuery(name.title, kind: name.kind, years: name.year.map { Years($0) })
    guard let best = await ask(.name(query)) else {
      guard !isServiceGone else { return .open(here) }
      let titles = await search(name, .anywhere)
      let fitting = titles.fitting(name)
      return fitting.count == 1 ? .found(fitting[0]) : .open(titles)
    }
    return [best].fitting(name).isEmpty ? .open([best] + here) : .found(best)
  }

  /// What a text could mean: the title of an id or an address, or else those that its words find
  /// here and at the service, beginning with those of that very name.
  ///
  /// - Parameter text: What the user has typed, perhaps with a year in brackets at its end.
  /// - Returns: The titles; none if there are none, or nobody can be asked.
  package mutating func candidates(meant text: String) async -> [TitleDetail] {
    if let id = TitleReference.parse(text) {
      return [await facts(of: id, reach: .anywhere)].compactMap(\.self)
    }
    guard let query = TitleQuery(typed: text) else { return [] }
    let name = ImportedName(title: query.text, year: query.years?.range.lowerBound)
    var titles = await search(name, .here)
    for title in await search(name, .anywhere) where !titles.contains(where: { $0.id == title.id })
    {
      titles.append(title)
    }
    let fitting = titles.fitting(name)
    return fitting + titles.filter { title in !fitting.contains { $0.id == title.id } }
  }

  /// The facts about a title; `nil` if they are not to be had.
  ///
  /// - Parameters:
  ///   - id: The title.
  ///   - reach: How far the question may go.
  /// - Returns: The facts.
  package mutating func facts(of id: TitleID, reach: Reach) async -> TitleDetail? {
    if let known = await catalogue.known(.id(id)) { return known }
    return reach == .here || isServiceGone ? nil : await ask(.id(id))
  }

  /// Asks for one title, and notes if nobody can be asked.
  private mutating func ask(_ key: TitleKey) async -> TitleDetail? {
    do throws(CatalogueError) {
      return try await catalogue.title(key, plot: .short, reach: .anywhere).value
    } catch {
      note(error, .title(key))
      return nil
    }
  }

  private mutating func search(_ name: ImportedName, _ reach: Reach) async -> [TitleDetail] {
    let query = TitleQuery(name.title, kind: name.kind)
    do throws(CatalogueError) {
      let page = try await catalogue.titles(matching: query, page: 1, reach: reach).value
      let facts = Dictionary((page.details + page.known).map { ($0.id, $0) }) { first, _ in first }
      return page.titles.map { facts[$0.id] ?? TitleDetail($0) }
    } catch {
      if reach != .here { note(error, .titles(query)) }
      return []
    }
  }

  private mutating func note(_ error: CatalogueError, _ question: Question) {
    switch error {
    case .notFound, .tooManyResults, .nothingToAsk, .oneYearOnly, .incorrectID: return
    case .keyMissing, .keyRefused, .limitReached, .notHere, .cannotResolve, .cannotConnect,
      .insecure, .invalidAddress:
      isServiceGone = true
    case .blocked, .connectionLost, .timedOut, .tooSlow, .serviceFailing, .refused, .unreadable,
      .tooLarge, .failed, .cancelled:
      break
    }
    failure = failure ?? Failure(error: error, question: question)
  }
}

extension NameMatching.Outcome {
  fileprivate static func open(_ titles: [TitleDetail]) -> Self {
    .open(candidates: titles.prefix(5).map { TitleSummary($0) })
  }
}

extension [TitleDetail] {
  /// Those that a name can mean: of several from one year, the film.
  fileprivate func fitting(_ name: ImportedName) -> [TitleDetail] {
    let called = filter { title in
      title.isCalled(name.title)
        && (name.kind == nil || title.kind == nil || title.kind == name.kind)
    }
    guard let year = name.year else { return called }
    let sameYear = called.filter { $0.years?.start == year }
    let near = called.filter { $0.years.map { abs($0.start - year) <= 1 } ?? false }
    let fitting = sameYear.isEmpty ? near : sameYear
    let films = fitting.filter { $0.kind == .movie }
    return fitting.count > 1 && films.count == 1 ? films : fitting
  }
}

extension TitleDetail {
  fileprivate func isCalled(_ name: String) -> Bool {
    let key = name.comparisonKey
    return title.comparisonKey == key || originalTitle?.comparisonKey == key
  }
}
