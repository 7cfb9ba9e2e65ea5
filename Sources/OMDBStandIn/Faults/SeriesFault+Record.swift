extension SeriesFault {
  /// The reply about a title or a season after the fault; only faults of whole replies change it.
  func applied(to record: Record) -> Record {
    switch self {
    case .totalSeasons(let number):
      record.replacing("totalSeasons", with: number.map(String.init) ?? CatalogueEntry.unknown)
    case .noTotalSeasons: record.removing("totalSeasons")
    case .orphan where record.isAboutEpisode:
      ["Season", "Episode", "seriesID"].reduce(record) {
        $0.replacing($1, with: CatalogueEntry.unknown)
      }
    default: record
    }
  }
}

extension Record {
  /// The record with another value for a name, if it has it at all.
  fileprivate func replacing(_ name: String, with text: String) -> Record {
    var record = self
    record.members = members.map { $0.name == name ? (name, .text(text)) : $0 }
    return record
  }

  fileprivate func removing(_ name: String) -> Record {
    var record = self
    record.members.removeAll { $0.name == name }
    return record
  }

  /// Whether this is a reply about one episode, which names its series, unlike one about a season.
  fileprivate var isAboutEpisode: Bool { members.contains { $0.name == "seriesID" } }
}
