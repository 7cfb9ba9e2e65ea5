extension CatalogueTables {
  /// Episodes of Planet Earth II; columns as in ``episodeColumns``.
  static let episodesPlanetEarthTwo = #"""
    tt5491994	1	1	N/A	N/A	9.4	N/A
    tt5491994	1	2	N/A	N/A	9.1	N/A
    tt5491994	1	3	N/A	N/A	8.9	N/A
    tt5491994	1	4	N/A	N/A	8.8	N/A
    tt5491994	1	5	N/A	N/A	8.6	N/A
    tt5491994	1	6	N/A	N/A	9.0	N/A
    """#
}
