extension StandInCatalogue {
  /// The bundled catalogue; read again with every call.
  public static func bundled() -> StandInCatalogue {
    StandInCatalogue(
      titleTables: CatalogueTables.titles,
      episodeSources: CatalogueTables.episodes.map { EpisodeTable(text: $0) }
        + [SeasonRatingTable(text: CatalogueTables.seasonRatings)])
  }
}
