extension CatalogueTables {
  /// Episodes of Game of Thrones; columns as in ``episodeColumns``.
  static let episodesGameOfThrones = #"""
    tt0944947	1	1	Winter Is Coming	2011-04-17	8.9	tt1480055
    tt0944947	1	2	The Kingsroad	2011-04-24	8.6	tt1668746
    tt0944947	1	3	Lord Snow	2011-05-01	8.5	tt1829962
    tt0944947	1	4	Cripples, Bastards, and Broken Things	2011-05-08	8.6	tt1829963
    tt0944947	1	5	The Wolf and the Lion	2011-05-15	9.0	tt1829964
    tt0944947	1	6	A Golden Crown	2011-05-22	9.1	tt1837862
    tt0944947	1	7	You Win or You Die	2011-05-29	9.1	tt1837863
    tt0944947	1	8	The Pointy End	2011-06-05	8.9	tt1837864
    tt0944947	1	9	Baelor	2011-06-12	9.6	tt1851398
    tt0944947	1	10	Fire and Blood	2011-06-19	9.4	tt1851397
    tt0944947	2	1	The North Remembers	2012-04-01	8.7	tt1971833
    tt0944947	2	2	The Night Lands	2012-04-08	8.4	tt2069318
    tt0944947	2	3	What Is Dead May Never Die	2012-04-15	8.7	tt2070135
    tt0944947	2	4	Garden of Bones	2012-04-22	8.6	tt2069319
    tt0944947	2	5	The Ghost of Harrenhal	2012-04-29	8.6	tt2074658
    tt0944947	2	6	The Old Gods and the New	2012-05-06	8.9	tt2085238
    tt0944947	2	7	A Man Without Honor	2012-05-13	8.8	tt2085239
    tt0944947	2	8	The Prince of Winterfell	2012-05-20	8.6	tt2085240
    tt0944947	2	9	Blackwater	2012-05-27	9.6	tt2084342
    tt0944947	2	10	Valar Morghulis	2012-06-03	9.3	tt2112510
    tt0944947	3	1	Valar Dohaeris	2013-03-31	8.6	tt2178782
    tt0944947	3	2	Dark Wings, Dark Words	2013-04-07	8.5	tt2178772
    tt0944947	3	3	Walk of Punishment	2013-04-14	8.7	tt2178802
    tt0944947	3	4	And Now His Watch Is Ended	2013-04-21	9.5	tt2178798
    tt0944947	3	5	Kissed by Fire	2013-04-28	8.9	tt2178788
    tt0944947	3	6	The Climb	2013-05-05	8.7	tt2178812
    tt0944947	3	7	The Bear and the Maiden Fair	2013-05-12	8.6	tt2178814
    tt0944947	3	8	Second Sons	2013-05-19	8.9	tt2178806
    tt0944947	3	9	The Rains of Castamere	2013-06-02	9.9	tt2178784
    tt0944947	3	10	Mhysa	2013-06-09	9.1	tt2178796
    tt0944947	4	1	Two Swords	2014-04-06	9.0	tt2816136
    tt0944947	4	2	The Lion and the Rose	2014-04-13	9.7	tt2832378
    tt0944947	4	3	Breaker of Chains	2014-04-20	8.7	tt2972426
    tt0944947	4	4	Oathkeeper	2014-04-27	8.7	tt2972428
    tt0944947	4	5	First of His Name	2014-05-04	8.6	tt3060856
    tt0944947	4	6	The Laws of Gods and Men	2014-05-11	9.7	tt3060910
    tt0944947	4	7	Mockingbird	2014-05-18	9.0	tt3060876
    tt0944947	4	8	The Mountain and the Viper	2014-06-01	9.7	tt3060782
    tt0944947	4	9	The Watchers on the Wall	2014-06-08	9.6	tt3060858
    tt0944947	4	10	The Children	2014-06-15	9.6	tt3060860
    tt0944947	5	1	The Wars to Come	2015-03-29	8.4	tt3658012
    tt0944947	5	2	The House of Black and White	2015-04-19	8.4	tt3846626
    tt0944947	5	3	High Sparrow	2015-04-26	8.4	tt3866836
    tt0944947	5	4	Sons of the Harpy	2015-05-03	8.6	tt3866838
    tt0944947	5	5	Kill the Boy	2015-05-10	8.5	tt3866840
    tt0944947	5	6	Unbowed, Unbent, Unbroken	2015-05-17	7.9	tt3866842
    tt0944947	5	7	The Gift	2015-05-24	8.9	tt3866846
    tt0944947	5	8	Hardhome	2015-05-31	9.8	tt3866850
    tt0944947	5	9	The Dance of Dragons	2015-06-07	9.4	tt3866826
    tt0944947	5	10	Mother's Mercy	2015-06-14	9.1	tt3866862
    tt0944947	6	1	The Red Woman	2016-04-24	8.4	tt3658014
    tt0944947	6	2	Home	2016-05-01	9.3	tt4077554
    tt0944947	6	3	Oathbreaker	2016-05-08	8.6	tt4131606
    tt0944947	6	4	Book of the Stranger	2016-05-15	9.0	tt4283016
    tt0944947	6	5	The Door	2016-05-22	9.7	tt4283028
    tt0944947	6	6	Blood of My Blood	2016-05-29	8.3	tt4283054
    tt0944947	6	7	The Broken Man	2016-06-05	8.5	tt4283060
    tt0944947	6	8	No One	2016-06-12	8.3	tt4283074
    tt0944947	6	9	Battle of the Bastards	2016-06-19	9.9	tt4283088
    tt0944947	6	10	The Winds of Winter	2016-06-26	9.9	tt4283094
    tt0944947	7	1	Dragonstone	2017-07-16	8.5	tt5654088
    tt0944947	7	2	Stormborn	2017-07-23	8.8	tt5655178
    tt0944947	7	3	The Queen's Justice	2017-07-30	9.1	tt5775840
    tt0944947	7	4	The Spoils of War	2017-08-06	9.7	tt5775846
    tt0944947	7	5	Eastwatch	2017-08-13	8.7	tt5775854
    tt0944947	7	6	Beyond the Wall	2017-08-20	9.0	tt5775864
    tt0944947	7	7	The Dragon and the Wolf	2017-08-27	9.4	tt5775874
    tt0944947	8	1	Winterfell	2019-04-14	7.6	tt5924366
    tt0944947	8	2	A Knight of the Seven Kingdoms	2019-04-21	7.9	tt6027908
    tt0944947	8	3	The Long Night	2019-04-28	7.5	tt6027912
    tt0944947	8	4	The Last of the Starks	2019-05-05	5.5	tt6027914
    tt0944947	8	5	The Bells	2019-05-12	6.0	tt6027916
    tt0944947	8	6	The Iron Throne	2019-05-19	4.0	tt6027920
    """#
}
