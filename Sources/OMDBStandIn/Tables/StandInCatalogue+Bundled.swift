extension StandInCatalogue {
  /// The bundled catalogue; read again with every call.
  public static func bundled() -> StandInCatalogue {
    StandInCatalogue(titleTables: CatalogueTables.titles, episodeTables: CatalogueTables.episodes)
  }
}
