extension CatalogueTables {
  /// Episodes of The World at War; columns as in ``episodeColumns``.
  static let episodesTheWorldAtWar = #"""
    tt0071075	1	1	N/A	N/A	8.7	N/A
    tt0071075	1	2	N/A	N/A	8.3	N/A
    tt0071075	1	3	N/A	N/A	8.7	N/A
    tt0071075	1	4	N/A	N/A	8.6	N/A
    tt0071075	1	5	N/A	N/A	8.9	N/A
    tt0071075	1	6	N/A	N/A	8.5	N/A
    tt0071075	1	7	N/A	N/A	8.4	N/A
    tt0071075	1	8	N/A	N/A	8.5	N/A
    tt0071075	1	9	N/A	N/A	9.0	N/A
    tt0071075	1	10	N/A	N/A	8.4	N/A
    tt0071075	1	11	N/A	N/A	8.8	N/A
    tt0071075	1	12	N/A	N/A	8.4	N/A
    tt0071075	1	13	N/A	N/A	8.4	N/A
    tt0071075	1	14	N/A	N/A	8.5	N/A
    tt0071075	1	15	N/A	N/A	8.1	N/A
    tt0071075	1	16	N/A	N/A	8.8	N/A
    tt0071075	1	17	N/A	N/A	8.9	N/A
    tt0071075	1	18	N/A	N/A	8.6	N/A
    tt0071075	1	19	N/A	N/A	8.5	N/A
    tt0071075	1	20	N/A	N/A	9.2	N/A
    tt0071075	1	21	N/A	N/A	8.9	N/A
    tt0071075	1	22	N/A	N/A	8.5	N/A
    tt0071075	1	23	N/A	N/A	8.7	N/A
    tt0071075	1	24	N/A	N/A	8.9	N/A
    tt0071075	1	25	N/A	N/A	8.6	N/A
    tt0071075	1	26	N/A	N/A	8.6	N/A
    """#
}
