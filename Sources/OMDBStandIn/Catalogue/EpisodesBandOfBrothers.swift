extension CatalogueTables {
  /// Episodes of Band of Brothers; columns as in ``episodeColumns``.
  static let episodesBandOfBrothers = #"""
    tt0185906	1	1	Currahee	2001-09-09	8.6	tt1245384
    tt0185906	1	2	Day of Days	2001-09-09	9.1	tt1247465
    tt0185906	1	3	Carentan	2001-09-16	9.0	tt1247463
    tt0185906	1	4	Replacements	2001-09-23	8.8	tt1247467
    tt0185906	1	5	Crossroads	2001-09-30	8.8	tt1247464
    tt0185906	1	6	Bastogne	2001-10-07	9.2	tt1247462
    tt0185906	1	7	The Breaking Point	2001-10-14	9.4	tt1247468
    tt0185906	1	8	The Last Patrol	2001-10-21	8.7	tt1247469
    tt0185906	1	9	Why We Fight	2001-10-28	9.5	tt1247470
    tt0185906	1	10	Points	2001-11-04	9.2	tt1247466
    """#
}
