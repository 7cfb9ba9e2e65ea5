extension CatalogueTables {
  /// Episodes of Cowboy Bebop; columns as in ``episodeColumns``.
  static let episodesCowboyBebop = #"""
    tt0213338	1	1	N/A	N/A	8.2	N/A
    tt0213338	1	2	N/A	N/A	7.4	N/A
    tt0213338	1	3	N/A	N/A	7.8	N/A
    tt0213338	1	4	N/A	N/A	7.5	N/A
    tt0213338	1	5	N/A	N/A	9.1	N/A
    tt0213338	1	6	N/A	N/A	8.1	N/A
    tt0213338	1	7	N/A	N/A	7.6	N/A
    tt0213338	1	8	N/A	N/A	8.6	N/A
    tt0213338	1	9	N/A	N/A	7.7	N/A
    tt0213338	1	10	N/A	N/A	8.2	N/A
    tt0213338	1	11	N/A	N/A	8.3	N/A
    tt0213338	1	12	N/A	N/A	8.6	N/A
    tt0213338	1	13	N/A	N/A	8.8	N/A
    tt0213338	1	14	N/A	N/A	7.7	N/A
    tt0213338	1	15	N/A	N/A	7.8	N/A
    tt0213338	1	16	N/A	N/A	7.9	N/A
    tt0213338	1	17	N/A	N/A	8.4	N/A
    tt0213338	1	18	N/A	N/A	8.6	N/A
    tt0213338	1	19	N/A	N/A	7.3	N/A
    tt0213338	1	20	N/A	N/A	9.0	N/A
    tt0213338	1	21	N/A	N/A	7.1	N/A
    tt0213338	1	22	N/A	N/A	8.1	N/A
    tt0213338	1	23	N/A	N/A	8.3	N/A
    tt0213338	1	24	N/A	N/A	8.9	N/A
    tt0213338	1	25	N/A	N/A	9.0	N/A
    tt0213338	1	26	N/A	N/A	9.4	N/A
    """#
}
