extension CatalogueTables {
  /// Episodes of Death Note; columns as in ``episodeColumns``.
  static let episodesDeathNote = #"""
    tt0877057	1	1	N/A	N/A	8.4	N/A
    tt0877057	1	2	N/A	N/A	8.9	N/A
    tt0877057	1	3	N/A	N/A	8.4	N/A
    tt0877057	1	4	N/A	N/A	8.7	N/A
    tt0877057	1	5	N/A	N/A	8.4	N/A
    tt0877057	1	6	N/A	N/A	8.2	N/A
    tt0877057	1	7	N/A	N/A	9.0	N/A
    tt0877057	1	8	N/A	N/A	8.4	N/A
    tt0877057	1	9	N/A	N/A	8.5	N/A
    tt0877057	1	10	N/A	N/A	8.1	N/A
    tt0877057	1	11	N/A	N/A	8.6	N/A
    tt0877057	1	12	N/A	N/A	8.2	N/A
    tt0877057	1	13	N/A	N/A	8.3	N/A
    tt0877057	1	14	N/A	N/A	8.2	N/A
    tt0877057	1	15	N/A	N/A	8.8	N/A
    tt0877057	1	16	N/A	N/A	8.2	N/A
    tt0877057	1	17	N/A	N/A	8.0	N/A
    tt0877057	1	18	N/A	N/A	7.3	N/A
    tt0877057	1	19	N/A	N/A	7.6	N/A
    tt0877057	1	20	N/A	N/A	7.3	N/A
    tt0877057	1	21	N/A	N/A	7.7	N/A
    tt0877057	1	22	N/A	N/A	8.1	N/A
    tt0877057	1	23	N/A	N/A	8.7	N/A
    tt0877057	1	24	N/A	N/A	9.2	N/A
    tt0877057	1	25	N/A	N/A	9.5	N/A
    tt0877057	1	26	N/A	N/A	7.0	N/A
    tt0877057	1	27	N/A	N/A	7.2	N/A
    tt0877057	1	28	N/A	N/A	7.3	N/A
    tt0877057	1	29	N/A	N/A	7.9	N/A
    tt0877057	1	30	N/A	N/A	7.5	N/A
    tt0877057	1	31	N/A	N/A	7.6	N/A
    tt0877057	1	32	N/A	N/A	7.7	N/A
    tt0877057	1	33	N/A	N/A	7.1	N/A
    tt0877057	1	34	N/A	N/A	7.2	N/A
    tt0877057	1	35	N/A	N/A	7.9	N/A
    tt0877057	1	36	N/A	N/A	8.8	N/A
    tt0877057	1	37	N/A	N/A	8.5	N/A
    """#
}
