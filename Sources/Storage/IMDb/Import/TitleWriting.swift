/// The step that writes staged titles and episodes to the database: another thread sorts them and
/// folds their words, while this one fills the tables.
struct TitleWriting {
  let kept: KeptFacts
  let watch: ImportWatch

  /// The facts about titles that the other thread needs.
  struct KeptFacts: Sendable {
    let series: NumberSet
    let adult: NumberSet
    let people: People
    let namesAbroad: FinishedParts?
  }

  /// A title that is ready for the tables.
  private struct ReadyTitle: Sendable {
    let title: IMDbTitle
    let words: IMDbWords
  }

  /// A batch of seasons, and the numbers of skipped episodes.
  private struct ReadySeasons: Sendable {
    var seasons: [IMDbSeason] = []
    var orphaned = 0
    var adult = 0
  }

  /// The number of titles handed over at once.
  private static let batchSize = 512
  /// The number of seasons handed over at once.
  private static let seasonBatchSize = 128
  /// The number of batches that may wait to be written.
  private static let batchesAhead = 8

  /// Writes all titles in the order of their ranks, followed by the rated episodes.
  ///
  /// - Parameters:
  ///   - staged: The titles.
  ///   - count: The number of titles.
  ///   - writer: Fills the tables.
  /// - Throws: Any error of the writer, or a `SystemError` about staging.
  func write(titles staged: FinishedParts, count: Int, with writer: inout IMDbWriter) throws {
    let kept = kept
    try Handover<[ReadyTitle]>.run(capacity: Self.batchesAhead) { give in
      for part in staged.numbers {
        let abroad = try NamesAbroad(kept.namesAbroad?.records(of: part) ?? [])
        var batch: [ReadyTitle] = []
        var isWanted = true
        try staged.records(of: part).forEachTitle { title in
          try watch.check()
          guard isWanted, title.episode.map({ kept.series.contains($0.series) }) ?? true else {
            return
          }
          var title = title
          title.namesAbroad = abroad.names(of: title)
          kept.people.add(to: &title)
          batch.append(ReadyTitle(title: title, words: IMDbWords(title)))
          guard batch.count == Self.batchSize else { return }
          isWanted = give(batch)
          batch = []
        }
        guard isWanted, give(batch) else { return }
      }
    } using: { batch in
      try watch.check()
      for ready in batch { try writer.add(ready.title, words: ready.words) }
      watch.tell(
        IMDbProgress(.writing, done: writer.titles + writer.ratedEpisodes, total: count))
    }
  }

  /// Writes all seasons.
  ///
  /// - Parameters:
  ///   - staged: The episodes.
  ///   - writer: Fills the tables.
  ///   - tally: Counts the episodes whose series are skipped or unknown.
  /// - Throws: Any error of the writer, or a `SystemError` about staging.
  func write(
    episodes staged: FinishedParts, with writer: inout IMDbWriter, into tally: inout DumpTally
  ) throws {
    let kept = kept
    try Handover<ReadySeasons>.run(capacity: Self.batchesAhead) { give in
      for part in staged.numbers {
        var ready = ReadySeasons()
        var isWanted = true
        try staged.records(of: part).forEachSeason { season in
          try watch.check()
          guard isWanted else { return }
          if kept.series.contains(season.series) {
            ready.seasons.append(season)
          } else if kept.adult.contains(season.series) {
            ready.adult += season.episodes.count
          } else {
            ready.orphaned += season.episodes.count
          }
          guard ready.seasons.count == Self.seasonBatchSize else { return }
          isWanted = give(ready)
          ready = ReadySeasons()
        }
        guard isWanted, give(ready) else { return }
      }
    } using: { ready in
      try watch.check()
      for season in ready.seasons { try writer.add(season) }
      tally.skip(.orphanedEpisode, count: ready.orphaned)
      tally.skip(.adult, count: ready.adult)
    }
  }
}
