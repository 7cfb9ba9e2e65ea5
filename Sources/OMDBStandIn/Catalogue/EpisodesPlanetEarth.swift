extension CatalogueTables {
  /// Episodes of Planet Earth; columns as in ``episodeColumns``.
  static let episodesPlanetEarth = #"""
    tt0795176	1	1	N/A	N/A	9.0	N/A
    tt0795176	1	2	N/A	N/A	8.8	N/A
    tt0795176	1	3	N/A	N/A	8.8	N/A
    tt0795176	1	4	N/A	N/A	8.8	N/A
    tt0795176	1	5	N/A	N/A	8.7	N/A
    tt0795176	1	6	N/A	N/A	8.9	N/A
    tt0795176	1	7	N/A	N/A	8.7	N/A
    tt0795176	1	8	N/A	N/A	8.9	N/A
    tt0795176	1	9	N/A	N/A	8.8	N/A
    tt0795176	1	10	N/A	N/A	8.8	N/A
    tt0795176	1	11	N/A	N/A	8.8	N/A
    """#
}
