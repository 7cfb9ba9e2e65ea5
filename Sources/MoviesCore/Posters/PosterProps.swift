public import Titles

/// The frame for a title's picture: the picture itself if it has arrived, else the title's name.
public struct PosterProps: Sendable, Equatable {
  /// The name to show without a picture.
  public var title: String
  public var kind: TitleKind?
  /// The genres, which determine the colour of the name.
  public var genres: [String] = []
  /// The address of the picture; `nil` without one.
  public var address: String?
  /// The reason why the picture could not be loaded.
  public var failure: PosterError?
  /// The number of pictures that have arrived in this session; the last one may be this one.
  public var arrivals: Int

  /// Returns the frame; `nil` if no picture is known and the source has none, so that the facts get
  /// the room.
  func ifAnyMayCome(from source: DataSource) -> PosterProps? {
    address == nil && !source.hasPosters ? nil : self
  }
}

extension AppState {
  /// Returns the frame for a title's picture; `nil` if no pictures are shown.
  func posterProps(of id: TitleID) -> PosterProps? {
    guard posters.shownBy != nil, let summary = titles.summary(of: id) else { return nil }
    let address = posterAddress(of: id)
    return PosterProps(
      title: summary.title, kind: summary.kind,
      genres: titles.detail(of: id)?.value.genres ?? [], address: address,
      failure: address.flatMap(posters.failure), arrivals: posters.arrivals)
  }

  /// Returns the frames for the pictures of titles side by side; empty if no pictures are shown, or
  /// if none can come.
  func posterProps(sideBySide titles: [TitleDetail]) -> [PosterProps] {
    let places = titles.compactMap { posterProps(of: $0) }
    return places.contains { $0.ifAnyMayCome(from: source) != nil } ? places : []
  }

  /// Returns the frame for the picture of a title, given its facts; `nil` if no pictures are shown.
  private func posterProps(of title: TitleDetail) -> PosterProps? {
    guard posters.shownBy != nil else { return nil }
    return posterProps(of: title.id)
      ?? PosterProps(
        title: title.title, kind: title.kind, genres: title.genres, arrivals: posters.arrivals)
  }

  /// Returns the frame for the picture of an episode on the page of its series, whose picture
  /// stands in for a missing one; `nil` if no pictures are shown.
  func posterProps(ofEpisode id: TitleID?, of series: TitleID) -> PosterProps? {
    let own = id.flatMap { posterProps(of: $0) }
    return own?.address == nil ? posterProps(of: series) ?? own : own
  }

  /// Returns the address of a title's picture; an episode without one has its series'.
  func posterAddress(of id: TitleID) -> String? {
    let detail = titles.detail(of: id)?.value
    if let own = titles.summary(of: id)?.poster ?? detail?.poster { return own }
    guard let series = detail?.seriesID else { return nil }
    return titles.summary(of: series)?.poster ?? titles.detail(of: series)?.value.poster
  }
}
