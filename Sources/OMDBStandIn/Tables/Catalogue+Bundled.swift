extension Catalogue {
  /// The catalogue that is compiled in; read anew with every call.
  public static func bundled() -> Catalogue {
    Catalogue(titleTables: CatalogueTables.titles, episodeTables: CatalogueTables.episodes)
  }
}
