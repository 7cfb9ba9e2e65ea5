extension CatalogueTables {
  /// Episodes of True Detective; columns as in ``episodeColumns``.
  static let episodesTrueDetective = #"""
    tt2356777	1	1	N/A	N/A	8.9	N/A
    tt2356777	1	2	N/A	N/A	8.8	N/A
    tt2356777	1	3	N/A	N/A	9.1	N/A
    tt2356777	1	4	N/A	N/A	9.6	N/A
    tt2356777	1	5	N/A	N/A	9.5	N/A
    tt2356777	1	6	N/A	N/A	9.2	N/A
    tt2356777	1	7	N/A	N/A	9.2	N/A
    tt2356777	1	8	N/A	N/A	9.5	N/A
    tt2356777	2	1	N/A	N/A	7.6	N/A
    tt2356777	2	2	N/A	N/A	7.7	N/A
    tt2356777	2	3	N/A	N/A	7.4	N/A
    tt2356777	2	4	N/A	N/A	8.2	N/A
    tt2356777	2	5	N/A	N/A	7.7	N/A
    tt2356777	2	6	N/A	N/A	8.3	N/A
    tt2356777	2	7	N/A	N/A	8.7	N/A
    tt2356777	2	8	N/A	N/A	8.1	N/A
    tt2356777	3	1	N/A	N/A	8.6	N/A
    tt2356777	3	2	N/A	N/A	8.1	N/A
    tt2356777	3	3	N/A	N/A	7.8	N/A
    tt2356777	3	4	N/A	N/A	8.1	N/A
    tt2356777	3	5	N/A	N/A	8.4	N/A
    tt2356777	3	6	N/A	N/A	8.4	N/A
    tt2356777	3	7	N/A	N/A	8.6	N/A
    tt2356777	3	8	N/A	N/A	8.0	N/A
    """#
}
