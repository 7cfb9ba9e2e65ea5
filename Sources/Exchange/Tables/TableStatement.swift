internal import Titles

/// The statement that a table makes about its titles.
struct TableStatement {
  let format: ExchangeFormat
  /// The target for titles if the table says nothing else about them.
  let target: ImportTarget
  /// Whether the user has chosen the target, which then overrides the kind of the table.
  let isChosen: Bool

  /// Whether a row is about a title at all: TV Time's tables contain other rows, too.
  func concerns(_ fields: RowFields) -> Bool {
    guard format == .tvTime, let word = fields.text(.status) else { return true }
    return WatchStatus(tvTime: word) != nil
  }

  /// Adds to a row the table's statement about the row's title.
  func state(in row: inout ImportedRow, _ fields: inout RowFields) {
    switch format {
    case .imdbRatings, .letterboxdRatings: break
    case .imdbList, .letterboxdFilms, .letterboxdList:
      row.go(to: target, at: fields.moment(.addedOn)?.seconds)
    case .letterboxdWatched where !isChosen: row.viewings = [Viewing(day: nil)]
    case .letterboxdDiary, .letterboxdReviews: see(&row, &fields)
    case .letterboxdImport where fields.has(.watchedOn) && !isChosen: see(&row, &fields)
    case .letterboxdWatched, .letterboxdImport, .trakt, .traktTable, .simkl, .tmdb, .movary,
      .yamtrack, .tvTime, .tvTimeSeries, .tvTimeHistory, .netflix, .movieLens, .own, .table, .lines:
      stateWithEvidence(in: &row, &fields)
    }
  }

  /// Marks the title as seen, or puts it on the watchlist, only if the row says so.
  private func stateWithEvidence(in row: inout ImportedRow, _ fields: inout RowFields) {
    let status = status(&fields)
    var saysSomething = row.rating != nil
    if isSeen(status, fields) {
      see(&row, &fields)
      saysSomething = true
    } else if let list = status?.list {
      row.list = list
      row.progress = progress(&fields)
      saysSomething = true
    }
    if isListed(status, fields) {
      row.go(to: .watchlist, at: fields.momentOfListing?.seconds)
      saysSomething = true
    }
    if !saysSomething { row.go(to: target, at: fields.moment(.addedOn)?.seconds) }
  }

  private func status(_ fields: inout RowFields) -> WatchStatus? {
    guard let word = fields.text(.status) else { return nil }
    return format == .tvTime ? WatchStatus(tvTime: word) : fields.value(.status) { WatchStatus($0) }
  }

  private func isSeen(_ status: WatchStatus?, _ fields: RowFields) -> Bool {
    if let status { return status == .seen }
    if let isWatched = fields.truth(.isWatched) { return isWatched }
    return fields.text(.watchedOn) != nil || fields.truth(.rewatch) == true
  }

  private func isListed(_ status: WatchStatus?, _ fields: RowFields) -> Bool {
    status == .planned || fields.text(.watchlistedOn) != nil || fields.truth(.isWatchlisted) == true
  }

  private func see(_ row: inout ImportedRow, _ fields: inout RowFields) {
    let day = (fields.moment(.watchedOn) ?? fields.momentInTruth(.isWatched))?.day
    let isRewatch =
      fields.truth(.rewatch) == true || fields.text(.status)?.hasPrefix("rewatch") == true
    var viewing = Viewing(day: day, isRewatch: isRewatch)
    // A row without a day is about the title as a whole.
    if day != nil, format.keepsImpressions {
      viewing.impression = Impression(rating: row.rating, tags: row.tags, note: row.note)
    }
    row.viewings = [viewing]
  }

  private func progress(_ fields: inout RowFields) -> SeriesProgress? {
    guard var progress = fields.value(.lastEpisode, SeriesProgress.init(place:)) else { return nil }
    progress.day = fields.moment(.watchedOn)?.day
    return progress
  }
}

extension ExchangeFormat {
  /// Whether rows are about viewings, and not only about titles.
  fileprivate var keepsImpressions: Bool {
    [.letterboxdDiary, .letterboxdReviews, .letterboxdImport].contains(self)
  }
}

extension RowFields {
  /// When the title was added to the watchlist; `nil` if the row does not say.
  fileprivate var momentOfListing: WrittenMoment? {
    mutating get {
      moment(.watchlistedOn) ?? momentInTruth(.isWatchlisted) ?? moment(.addedOn)
    }
  }
}
