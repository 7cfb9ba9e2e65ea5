extension StandInCatalogue {
  /// The catalogue that is compiled in; read anew with every call.
  public static func bundled() -> StandInCatalogue {
    StandInCatalogue(titleTables: CatalogueTables.titles, episodeTables: CatalogueTables.episodes)
  }
}
