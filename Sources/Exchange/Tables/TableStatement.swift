internal import Titles

/// What a table says about a title to be in it.
struct TableStatement {
  let format: ExchangeFormat
  /// Where titles go of which the table says nothing else.
  let target: ImportTarget
  /// Whether the user has named that place: it counts before what the kind of the table suggests.
  let isChosen: Bool

  /// Whether a row is about a title at all: TV Time keeps other things beside.
  func concerns(_ fields: RowFields) -> Bool {
    guard format == .tvTime, let word = fields.text(.status) else { return true }
    return WatchStatus(tvTime: word) != nil
  }

  /// Adds to a row what the table says of its title.
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

  /// Takes nothing for seen, or for on the watchlist, that does not say so.
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
    // Without a day, a row is about the title as a whole.
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
  /// Whether what a row says belongs to the viewing, and not only to the title.
  fileprivate var keepsImpressions: Bool {
    [.letterboxdDiary, .letterboxdReviews, .letterboxdImport].contains(self)
  }
}

extension RowFields {
  /// When the title was put on the watchlist; `nil` if the row does not tell.
  fileprivate var momentOfListing: WrittenMoment? {
    mutating get {
      moment(.watchlistedOn) ?? momentInTruth(.isWatchlisted) ?? moment(.addedOn)
    }
  }
}
