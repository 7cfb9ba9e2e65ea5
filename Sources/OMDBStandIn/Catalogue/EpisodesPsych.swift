extension CatalogueTables {
  /// Episodes of Psych; columns as in ``episodeColumns``.
  static let episodesPsych = #"""
    tt0491738	3	1	Ghosts	2008-07-18	8.1	tt1189416
    tt0491738	3	2	Murder?... Anyone?... Anyone?... Bueller?	2008-07-25	8.9	tt1189424
    tt0491738	3	3	Daredevils!	2008-08-01	N/A	tt1189425
    tt0491738	3	4	The Greatest Adventure in the History of Basic Cable	2008-08-08	8.5	tt1189426
    tt0491738	3	5	Disco Didn't Die. It Was Murdered!	2008-08-15	8.3	tt1189427
    tt0491738	3	6	There Might Be Blood	2008-08-22	N/A	tt1189428
    tt0491738	3	7	Talk Derby to Me	2008-09-05	8.1	tt1189429
    tt0491738	3	8	Gus Walks Into a Bank	2008-09-12	N/A	tt1189430
    tt0491738	3	9	Christmas Joy	2008-11-28	N/A	tt1189431
    tt0491738	3	10	Six Feet Under the Sea	2009-01-09	N/A	tt1189417
    tt0491738	3	11	Lassie Did a Bad, Bad Thing	2009-01-16	8.7	tt1189418
    tt0491738	3	12	Earth, Wind and... Wait for It	2009-01-23	8.1	tt1189419
    tt0491738	3	13	Any Given Friday Night at 10PM, 9PM Central	2009-01-30	N/A	tt1189420
    tt0491738	3	14	Truer Lies	2009-02-06	N/A	tt1189421
    tt0491738	3	15	Tuesday the 17th	2009-02-13	9.0	tt1189422
    tt0491738	3	16	An Evening with Mr. Yang	2009-02-20	9.4	tt1189423
    """#
}
