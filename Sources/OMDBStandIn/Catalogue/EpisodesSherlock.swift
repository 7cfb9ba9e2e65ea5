extension CatalogueTables {
  /// Episodes of Sherlock; columns as in ``episodeColumns``.
  static let episodesSherlock = #"""
    tt1475582	1	1	N/A	N/A	8.7	N/A
    tt1475582	1	2	N/A	N/A	8.9	N/A
    tt1475582	1	3	N/A	N/A	7.9	N/A
    tt1475582	1	4	N/A	N/A	9.0	N/A
    tt1475582	2	1	N/A	N/A	9.4	N/A
    tt1475582	2	2	N/A	N/A	8.3	N/A
    tt1475582	2	3	N/A	N/A	9.6	N/A
    tt1475582	3	1	N/A	N/A	8.5	N/A
    tt1475582	3	2	N/A	N/A	8.8	N/A
    tt1475582	3	3	N/A	N/A	8.9	N/A
    tt1475582	3	4	N/A	N/A	9.2	N/A
    tt1475582	4	1	N/A	N/A	8.0	N/A
    tt1475582	4	2	N/A	N/A	7.6	N/A
    tt1475582	4	3	N/A	N/A	9.1	N/A
    tt1475582	4	4	N/A	N/A	8.2	N/A
    """#
}
