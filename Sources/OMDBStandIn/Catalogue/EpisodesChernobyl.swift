extension CatalogueTables {
  /// Episodes of Chernobyl; columns as in ``episodeColumns``.
  static let episodesChernobyl = #"""
    tt7366338	1	1	1:23:45	2019-05-06	9.4	N/A
    tt7366338	1	2	Please Remain Calm	2019-05-13	9.6	N/A
    tt7366338	1	3	Open Wide, O Earth	2019-05-20	9.5	N/A
    tt7366338	1	4	The Happiness of All Mankind	2019-05-27	9.4	N/A
    tt7366338	1	5	Vichnaya Pamyat	2019-06-03	9.8	N/A
    """#
}
