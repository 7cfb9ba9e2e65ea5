internal import Titles

/// A reader of Trakt's lists, which are arrays of items.
enum TraktReading {
  static func read(
    _ text: String, into target: ImportTarget
  ) throws(ExchangeError) -> ImportedFile {
    var rows: [(row: ImportedRow, rank: Int)] = []
    var problems: [ImportProblem] = []
    for element in try JSONElements.split(JSONElements.element(text)) {
      switch Self.rows(element, into: target, &problems) {
      case .success(let found): rows += found.rows.map { ($0, found.rank) }
      case .failure(let refusal): problems.append(ImportProblem(refusal.kind, at: element.place))
      }
    }
    let inOrder = rows.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return ImportedFile(
      format: .trakt, rows: inOrder.map(\.element.row), problems: problems)
  }

  /// The reason why an item is skipped.
  private struct Refusal: Error {
    var kind: ImportProblem.Kind
  }

  private static func rows(
    _ element: JSONElements.Element, into target: ImportTarget, _ problems: inout [ImportProblem]
  ) -> Result<(rows: [ImportedRow], rank: Int), Refusal> {
    guard let item = JSONLines.value(TraktItem.self, in: element) else {
      return .failure(Refusal(kind: .invalidItem))
    }
    guard let title = TraktTitle(item) else {
      let type = (item.type ?? "").cleanLine
      return .failure(Refusal(kind: type.isEmpty ? .noTitle : .noTitleOfItsOwn(type)))
    }
    guard let reference = title.reference else { return .failure(Refusal(kind: .noTitle)) }
    var row = ImportedRow(place: element.place, reference: reference, facts: title.facts)
    var statements = TraktStatements(item, isSeries: title.kind == .series, place: element.place)
    statements.state(in: &row, orListIn: target)
    let episodes = statements.episodes().compactMap { season, number, viewings -> ImportedRow? in
      guard let episode = title.episode(season, number), let reference = episode.reference else {
        return nil
      }
      var row = ImportedRow(place: element.place, reference: reference, facts: episode.facts)
      (row.viewings, row.isAggregate) = (viewings, true)
      return row
    }
    problems += statements.problems
    return .success(([row] + episodes, item.rank ?? .max))
  }
}
