extension CatalogueTables {
  /// Episodes of Planet Earth; columns as in ``episodeColumns``.
  static let episodesPlanetEarth = #"""
    tt0795176	1	1	From Pole to Pole	2006-03-05	9.0	N/A
    tt0795176	1	2	Mountains	2006-03-12	8.8	N/A
    tt0795176	1	3	Fresh Water	2006-03-19	8.8	N/A
    tt0795176	1	4	Caves	2006-03-26	8.8	N/A
    tt0795176	1	5	Deserts	2006-04-02	8.7	N/A
    tt0795176	1	6	Ice Worlds	2006-11-05	8.9	N/A
    tt0795176	1	7	Great Plains	2006-11-12	8.7	N/A
    tt0795176	1	8	Jungles	2006-11-19	8.9	N/A
    tt0795176	1	9	Shallow Seas	2006-11-26	8.8	N/A
    tt0795176	1	10	Seasonal Forests	2006-12-03	8.8	N/A
    tt0795176	1	11	Ocean Deep	2006-12-10	8.8	N/A
    """#
}
