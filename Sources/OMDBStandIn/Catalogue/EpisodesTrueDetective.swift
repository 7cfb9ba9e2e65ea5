extension CatalogueTables {
  /// Episodes of True Detective; columns as in ``episodeColumns``.
  static let episodesTrueDetective = #"""
    tt2356777	1	1	The Long Bright Dark	2014-01-12	8.9	N/A
    tt2356777	1	2	Seeing Things	2014-01-19	8.8	N/A
    tt2356777	1	3	The Locked Room	2014-01-26	9.1	N/A
    tt2356777	1	4	Who Goes There	2014-02-09	9.6	N/A
    tt2356777	1	5	The Secret Fate of All Life	2014-02-16	9.5	N/A
    tt2356777	1	6	Haunted Houses	2014-02-23	9.2	N/A
    tt2356777	1	7	After You've Gone	2014-03-02	9.2	N/A
    tt2356777	1	8	Form and Void	2014-03-09	9.5	N/A
    tt2356777	2	1	The Western Book of the Dead	2015-06-21	7.6	N/A
    tt2356777	2	2	Night Finds You	2015-06-28	7.7	N/A
    tt2356777	2	3	Maybe Tomorrow	2015-07-05	7.4	N/A
    tt2356777	2	4	Down Will Come	2015-07-12	8.2	N/A
    tt2356777	2	5	Other Lives	2015-07-19	7.7	N/A
    tt2356777	2	6	Church in Ruins	2015-07-26	8.3	N/A
    tt2356777	2	7	Black Maps and Motel Rooms	2015-08-02	8.7	N/A
    tt2356777	2	8	Omega Station	2015-08-09	8.1	N/A
    tt2356777	3	1	The Great War and Modern Memory	2019-01-13	8.6	N/A
    tt2356777	3	2	Kiss Tomorrow Goodbye	2019-01-13	8.1	N/A
    tt2356777	3	3	The Big Never	2019-01-20	7.8	N/A
    tt2356777	3	4	The Hour and the Day	2019-01-27	8.1	N/A
    tt2356777	3	5	If You Have Ghosts	2019-02-03	8.4	N/A
    tt2356777	3	6	Hunters in the Dark	2019-02-10	8.4	N/A
    tt2356777	3	7	The Final Country	2019-02-17	8.6	N/A
    tt2356777	3	8	Now Am Found	2019-02-24	8.0	N/A
    """#
}
