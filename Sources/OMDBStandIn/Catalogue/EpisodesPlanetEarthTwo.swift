extension CatalogueTables {
  /// Episodes of Planet Earth II; columns as in ``episodeColumns``.
  static let episodesPlanetEarthTwo = #"""
    tt5491994	1	1	Islands	2016-11-06	9.4	N/A
    tt5491994	1	2	Mountains	2016-11-13	9.1	N/A
    tt5491994	1	3	Jungles	2016-11-20	8.9	N/A
    tt5491994	1	4	Deserts	2016-11-27	8.8	N/A
    tt5491994	1	5	Grasslands	2016-12-04	8.6	N/A
    tt5491994	1	6	Cities	2016-12-11	9.0	N/A
    """#
}
