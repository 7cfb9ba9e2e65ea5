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
    guard !gaps.isEmpty, let library, let kept = try? await library.entries(of: gaps) else {
      return details
    }
    for (id, entry) in kept { details[id] = details[id]?.completed(by: entry.facts) ?? entry.facts }
    return details
  }
}

extension [LibraryEntry] {
  /// The same entries, whose facts are completed by what else this machine knows.
  public func completed(by facts: LocalFacts) async -> [LibraryEntry] {
    let known = await facts.details(of: filter { !$0.facts.fillsRow }.map(\.id))
    guard !known.isEmpty else { return self }
    return map { entry in
      guard let detail = known[entry.id] else { return entry }
      var entry = entry
      entry.facts = entry.facts.completed(by: detail)
      return entry
    }
  }
}
