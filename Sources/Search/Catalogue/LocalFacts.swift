public import Titles

/// What this machine knows about titles: what an index has of them, and what the user's library
/// keeps.
///
/// The rows of every list take their facts from here, so that nothing has to be requested which is
/// known already.
public struct LocalFacts: Sendable {
  private let index: (any TitleIndex)?
  private let library: (any Library)?

  /// Names the sources; nothing is read.
  public init(_ index: (any TitleIndex)?, library: (any Library)? = nil) {
    self.index = index
    self.library = library
  }

  /// What is known about these titles; those that are not known are left out.
  ///
  /// The index counts first, since it learns from every answer. The library is read only if the
  /// index leaves a row with gaps; one that cannot be read adds nothing.
  public func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    var details = await index?.details(of: ids) ?? [:]
    let gaps = Set(ids.filter { details[$0]?.fillsRow != true })
    if !gaps.isEmpty, let kept = try? await library?.entries(of: gaps) {
      for (id, entry) in kept {
        details[id] = details[id]?.completed(by: entry.facts) ?? entry.facts
      }
    }
    let named = await naming(Array(details.values))
    return Dictionary(named.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The same titles, episodes with the names of their series as far as the index knows them.
  func naming(_ titles: [TitleDetail]) async -> [TitleDetail] {
    let nameless = Set(titles.lazy.filter { $0.seriesTitle == nil }.compactMap(\.seriesID))
    guard !nameless.isEmpty, let series = await index?.details(of: Array(nameless)) else {
      return titles
    }
    return titles.map { title in
      var title = title
      title.seriesTitle = title.seriesTitle ?? title.seriesID.flatMap { series[$0]?.title }
      return title
    }
  }
}

extension [LibraryEntry] {
  /// The same entries, whose facts are completed by what else this machine knows.
  public func completed(by facts: LocalFacts) async -> [LibraryEntry] {
    let known = await facts.details(of: filter { !$0.facts.fillsRow }.map(\.id))
    let completed = map { entry in known[entry.id].map(entry.facts.completed) ?? entry.facts }
    return zip(self, await facts.naming(completed)).map { entry, facts in
      var entry = entry
      entry.facts = facts
      return entry
    }
  }
}
