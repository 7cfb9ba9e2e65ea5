import GRDB
import Titles

/// The user's decisions about open names, to be carried out as one step.
struct NameSettlement: Sendable {
  private let decisions: [NameDecision]

  init(_ decisions: [NameDecision]) {
    self.decisions = decisions.map { NameDecision($0.number, means: $0.title?.harmless) }
  }

  /// The titles that the waiting names turn out to mean.
  var titles: [TitleDetail] { decisions.compactMap(\.title) }

  /// Returns the kind of the step.
  ///
  /// - Throws: `LibraryError.noOpenName(_:)`, or a `DatabaseError`.
  func kind(in database: Database) throws -> UndoEntry.Kind {
    let name = try decisions.first.map { try open($0, in: database).name.text }
    return .namesSettled(
      titles.count, leftOut: decisions.count - titles.count, name: name ?? "")
  }

  /// Carries out the decisions.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds since 1970.
  ///   - database: The database.
  /// - Throws: `LibraryError.noOpenName(_:)`, or a `DatabaseError`.
  func apply(at time: Int, in database: Database) throws {
    var settled: Set<Int> = []
    for decision in decisions where !settled.contains(decision.number) {
      let name = try open(decision, in: database)
      guard name.name.episode != nil, decision.title?.kind != .episode else {
        try MeaningRows.keep([NameMeaning(name.name, means: decision.title?.id)], in: database)
        try apply(decision.title, to: name, at: time, in: database)
        continue
      }
      // A decision about a series applies to all its waiting episodes.
      let series = name.name.series
      try MeaningRows.keep([NameMeaning(series, means: decision.title?.id)], in: database)
      for open in try OpenNameRows.all(in: database) where open.name.series == series {
        settled.insert(open.number)
        guard let title = decision.title else {
          try OpenNameRows.remove(open.number, in: database)
          continue
        }
        if let episode = open.name.episode == nil ? title : open.name.episode(of: title) {
          try apply(episode, to: open, at: time, in: database)
        }
      }
    }
  }

  private func apply(
    _ title: TitleDetail?, to name: OpenName, at time: Int, in database: Database
  ) throws {
    if let title {
      try OpenNameRows.settle(
        name, as: title, from: FactOrigin(.service, time: time), in: database)
    } else {
      try OpenNameRows.remove(name.number, in: database)
    }
  }

  private func open(_ decision: NameDecision, in database: Database) throws -> OpenName {
    guard let name = try OpenNameRows.name(decision.number, in: database) else {
      throw LibraryError.noOpenName(decision.number)
    }
    return name
  }
}
