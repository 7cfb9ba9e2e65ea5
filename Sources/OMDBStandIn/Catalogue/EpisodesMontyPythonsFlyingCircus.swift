extension CatalogueTables {
  /// Episodes of Monty Python's Flying Circus; columns as in ``episodeColumns``.
  static let episodesMontyPythonsFlyingCircus = #"""
    tt0063929	1	1	N/A	N/A	7.9	N/A
    tt0063929	1	2	N/A	N/A	7.8	N/A
    tt0063929	1	3	N/A	N/A	8.5	N/A
    tt0063929	1	4	N/A	N/A	7.9	N/A
    tt0063929	1	5	N/A	N/A	8.1	N/A
    tt0063929	1	6	N/A	N/A	8.0	N/A
    tt0063929	1	7	N/A	N/A	7.8	N/A
    tt0063929	1	8	N/A	N/A	8.6	N/A
    tt0063929	1	9	N/A	N/A	8.4	N/A
    tt0063929	1	10	N/A	N/A	7.7	N/A
    tt0063929	1	11	N/A	N/A	7.8	N/A
    tt0063929	1	12	N/A	N/A	8.4	N/A
    tt0063929	1	13	N/A	N/A	8.0	N/A
    tt0063929	2	1	N/A	N/A	8.6	N/A
    tt0063929	2	2	N/A	N/A	9.0	N/A
    tt0063929	2	3	N/A	N/A	8.2	N/A
    tt0063929	2	4	N/A	N/A	8.2	N/A
    tt0063929	2	5	N/A	N/A	7.9	N/A
    tt0063929	2	6	N/A	N/A	7.8	N/A
    tt0063929	2	7	N/A	N/A	7.8	N/A
    tt0063929	2	8	N/A	N/A	8.0	N/A
    tt0063929	2	9	N/A	N/A	8.1	N/A
    tt0063929	2	10	N/A	N/A	7.7	N/A
    tt0063929	2	11	N/A	N/A	8.4	N/A
    tt0063929	2	12	N/A	N/A	8.7	N/A
    tt0063929	2	13	N/A	N/A	8.2	N/A
    tt0063929	3	1	N/A	N/A	7.8	N/A
    tt0063929	3	2	N/A	N/A	8.0	N/A
    tt0063929	3	3	N/A	N/A	8.3	N/A
    tt0063929	3	4	N/A	N/A	8.1	N/A
    tt0063929	3	5	N/A	N/A	7.8	N/A
    tt0063929	3	6	N/A	N/A	7.9	N/A
    tt0063929	3	7	N/A	N/A	8.2	N/A
    tt0063929	3	8	N/A	N/A	8.2	N/A
    tt0063929	3	9	N/A	N/A	7.9	N/A
    tt0063929	3	10	N/A	N/A	7.9	N/A
    tt0063929	3	11	N/A	N/A	8.2	N/A
    tt0063929	3	12	N/A	N/A	8.0	N/A
    tt0063929	3	13	N/A	N/A	7.6	N/A
    tt0063929	4	1	N/A	N/A	7.3	N/A
    tt0063929	4	2	N/A	N/A	7.7	N/A
    tt0063929	4	3	N/A	N/A	7.6	N/A
    tt0063929	4	4	N/A	N/A	7.3	N/A
    tt0063929	4	5	N/A	N/A	7.4	N/A
    tt0063929	4	6	N/A	N/A	7.4	N/A
    """#
}
