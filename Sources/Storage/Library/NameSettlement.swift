import GRDB
import Titles

/// The user's decisions about open names, to be carried out as one step.
struct NameSettlement: Sendable {
  private let decisions: [NameDecision]

  init(_ decisions: [NameDecision]) {
    self.decisions = decisions.map { NameDecision($0.number, means: $0.title?.harmless) }
  }

  /// The titles that get what waited.
  var titles: [TitleDetail] { decisions.compactMap(\.title) }

  /// The kind of the step.
  ///
  /// - Throws: `LibraryError.noOpenName(_:)`, or a `DatabaseError`.
  func kind(in database: Database) throws -> LibraryStep.Kind {
    let name = try decisions.first.map { try open($0, in: database).name.text }
    return .namesSettled(
      titles.count, leftOut: decisions.count - titles.count, name: name ?? "")
  }

  /// Does it.
  ///
  /// - Parameters:
  ///   - time: When, in seconds since 1970.
  ///   - database: The database.
  /// - Throws: `LibraryError.noOpenName(_:)`, or a `DatabaseError`.
  func apply(at time: Int, in database: Database) throws {
    for decision in decisions {
      let name = try open(decision, in: database)
      try MeaningRows.keep([NameMeaning(name.name, means: decision.title?.id)], in: database)
      if let title = decision.title {
        try OpenNameRows.settle(
          name, as: title, from: FactOrigin(.service, time: time), in: database)
      } else {
        try OpenNameRows.remove(name.number, in: database)
      }
    }
  }

  private func open(_ decision: NameDecision, in database: Database) throws -> OpenName {
    guard let name = try OpenNameRows.name(decision.number, in: database) else {
      throw LibraryError.noOpenName(decision.number)
    }
    return name
  }
}
