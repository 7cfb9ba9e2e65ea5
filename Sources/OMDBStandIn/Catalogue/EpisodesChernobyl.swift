extension CatalogueTables {
  /// Episodes of Chernobyl; columns as in ``episodeColumns``.
  static let episodesChernobyl = #"""
    tt7366338	1	1	N/A	N/A	9.4	N/A
    tt7366338	1	2	N/A	N/A	9.6	N/A
    tt7366338	1	3	N/A	N/A	9.5	N/A
    tt7366338	1	4	N/A	N/A	9.4	N/A
    tt7366338	1	5	N/A	N/A	9.8	N/A
    """#
}
