public import Titles

extension AppState {
  /// Changes the user's own files, or their page.
  mutating func reduceFiles(_ action: FilesAction) {
    switch action {
    case .changedElsewhere: break
    case .came(let own): files.take(own)
    case .listed(let id, let found, let revision): files.take(found, of: id, at: revision)
    case .factsCame(let facts): files.take(facts)
    case .failed(let error), .scanFailed(let error):
      files.note(scanned: nil)
      files.fail(error)
    case .scanAsked:
      if files.hasFolders, !files.isScanning { files.note(scanned: 0) }
    case .scanProgressed(let count):
      if files.isScanning { files.note(scanned: count) }
    case .scanEnded, .scanStopped: files.note(scanned: nil)
    case .opened:
      if screen.pages.ownFiles == nil { screen.open(.ownFiles(OwnFilesPage())) }
    case .moved(let rows):
      changeFilesPage { page, files in
        page.select(page.selection(in: files) + max(-100_000, min(rows, 100_000)), in: files)
      }
    case .selected(let row): changeFilesPage { $0.select(row, in: $1) }
    case .tabMoved(let tabs): changeFilesPage { page, _ in page.turn(by: tabs) }
    case .tabChosen(let tab): changeFilesPage { page, _ in page.turn(to: tab) }
    }
    noteSelectedFile()
  }

  /// The film, the series or the episode of the selected row on the page of the user's own files.
  public var selectedOwnTitle: TitleID? { screen.pages.ownFiles?.target(in: files)?.id }

  private mutating func changeFilesPage(_ change: (inout OwnFilesPage, FilesState) -> Void) {
    let files = files
    screen.pages.update { (page: inout OwnFilesPage) in change(&page, files) }
  }

  /// Notes the title of the selected row, so that it can be opened and read.
  private mutating func noteSelectedFile() {
    guard var title = screen.pages.ownFiles?.target(in: files)?.title else { return }
    if title.kind == nil, files.title(title.id)?.episodes.isEmpty == false { title.kind = .series }
    titles.note(title)
  }
}

extension AppState {
  /// Returns the mark of a title that the user has as files; `nil` for none.
  public func fileMark(of id: TitleID) -> FileMark? {
    guard files.hasAny else { return nil }
    return fileID(of: id).flatMap { files.marks[$0] }
  }

  /// Returns the id under which the user has a title as files: its own or, for an episode, the id
  /// that stands for its place; `nil` if the user does not have it.
  func fileID(of id: TitleID) -> TitleID? {
    guard files.marks[id] == nil else { return id }
    return place(ofEpisode: id).map { TitleID($0) }.flatMap { files.marks[$0] == nil ? nil : $0 }
  }

  /// Returns the place of an episode in its series, as far as it is known; `nil` for other titles.
  func place(ofEpisode id: TitleID) -> EpisodeNumber? {
    if let place = id.place ?? library.marks[id]?.episode { return place }
    if let place = titles.detail(of: id)?.value.episodeNumber { return place }
    guard let (series, place) = placeOnPage(of: id),
      let number = self.series.guide(of: series)[place]?.number
    else { return nil }
    return EpisodeNumber(series: series, season: place.season, episode: number)
  }
}

extension FilesState {
  /// Returns the mark of an episode in a season; `nil` if the user does not have it.
  func mark(of episode: EpisodeSummary, season: Int, of series: TitleID) -> FileMark? {
    guard hasAny else { return nil }
    if let id = episode.id, let mark = marks[id] { return mark }
    return episode.number.flatMap {
      marks[TitleID(EpisodeNumber(series: series, season: season, episode: $0))]
    }
  }
}

extension KnownTitles {
  /// Returns the user's mark on a title, with what they have of it as files; `nil` for none.
  func mark(of id: TitleID) -> LibraryMark? {
    guard !files.isEmpty else { return marks[id] }
    let place = marks[id]?.episode ?? titles.detail(of: id)?.value.episodeNumber
    guard let file = files[id] ?? place.flatMap({ files[TitleID($0)] }) else { return marks[id] }
    var mark = marks[id] ?? LibraryMark()
    mark.files = file
    return mark
  }
}
