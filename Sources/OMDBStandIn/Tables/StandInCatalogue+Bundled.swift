extension StandInCatalogue {
  /// The bundled catalogue; its titles are read with its first use.
  public static let bundled = StandInCatalogue(
    titleTables: CatalogueTables.titles,
    episodeSources: CatalogueTables.episodes.map { EpisodeTable(text: $0) }
      + [SeasonRatingTable(text: CatalogueTables.seasonRatings)])
}
