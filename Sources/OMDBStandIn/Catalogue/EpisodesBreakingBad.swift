extension CatalogueTables {
  /// Episodes of Breaking Bad; columns as in ``episodeColumns``.
  static let episodesBreakingBad = #"""
    tt0903747	1	1	Pilot	2008-01-20	9.0	N/A
    tt0903747	1	2	Cat's in the Bag...	2008-01-27	8.6	N/A
    tt0903747	1	3	...And the Bag's in the River	2008-02-10	8.7	N/A
    tt0903747	1	4	Cancer Man	2008-02-17	8.2	N/A
    tt0903747	1	5	Gray Matter	2008-02-24	8.3	N/A
    tt0903747	1	6	Crazy Handful of Nothin'	2008-03-02	9.3	N/A
    tt0903747	1	7	A No-Rough-Stuff-Type Deal	2008-03-09	8.8	N/A
    tt0903747	2	1	Seven Thirty-Seven	2009-03-08	8.6	N/A
    tt0903747	2	2	Grilled	2009-03-15	9.3	N/A
    tt0903747	2	3	Bit by a Dead Bee	2009-03-22	8.3	N/A
    tt0903747	2	4	Down	2009-03-29	8.2	N/A
    tt0903747	2	5	Breakage	2009-04-05	8.3	N/A
    tt0903747	2	6	Peekaboo	2009-04-12	8.8	N/A
    tt0903747	2	7	Negro y Azul	2009-04-19	8.6	N/A
    tt0903747	2	8	Better Call Saul	2009-04-26	9.2	N/A
    tt0903747	2	9	4 Days Out	2009-05-03	9.1	N/A
    tt0903747	2	10	Over	2009-05-10	8.5	N/A
    tt0903747	2	11	Mandala	2009-05-17	8.9	N/A
    tt0903747	2	12	Phoenix	2009-05-24	9.3	N/A
    tt0903747	2	13	ABQ	2009-05-31	9.2	N/A
    tt0903747	3	1	No Más	2010-03-21	8.5	N/A
    tt0903747	3	2	Caballo sin Nombre	2010-03-28	8.6	N/A
    tt0903747	3	3	I.F.T.	2010-04-04	8.4	N/A
    tt0903747	3	4	Green Light	2010-04-11	8.2	N/A
    tt0903747	3	5	Más	2010-04-18	8.6	N/A
    tt0903747	3	6	Sunset	2010-04-25	9.3	N/A
    tt0903747	3	7	One Minute	2010-05-02	9.6	N/A
    tt0903747	3	8	I See You	2010-05-09	8.7	N/A
    tt0903747	3	9	Kafkaesque	2010-05-16	8.4	N/A
    tt0903747	3	10	Fly	2010-05-23	7.8	N/A
    tt0903747	3	11	Abiquiu	2010-05-30	8.4	N/A
    tt0903747	3	12	Half Measures	2010-06-06	9.5	N/A
    tt0903747	3	13	Full Measure	2010-06-13	9.6	N/A
    tt0903747	4	1	Box Cutter	2011-07-17	9.2	N/A
    tt0903747	4	2	Thirty-Eight Snub	2011-07-24	8.2	N/A
    tt0903747	4	3	Open House	2011-07-31	8.0	N/A
    tt0903747	4	4	Bullet Points	2011-08-07	8.6	N/A
    tt0903747	4	5	Shotgun	2011-08-14	8.6	N/A
    tt0903747	4	6	Cornered	2011-08-21	8.4	N/A
    tt0903747	4	7	Problem Dog	2011-08-28	8.8	N/A
    tt0903747	4	8	Hermanos	2011-09-04	9.2	N/A
    tt0903747	4	9	Bug	2011-09-11	8.8	N/A
    tt0903747	4	10	Salud	2011-09-18	9.6	N/A
    tt0903747	4	11	Crawl Space	2011-09-25	9.7	N/A
    tt0903747	4	12	End Times	2011-10-02	9.5	N/A
    tt0903747	4	13	Face Off	2011-10-09	9.9	N/A
    tt0903747	5	1	Live Free or Die	2012-07-15	9.2	N/A
    tt0903747	5	2	Madrigal	2012-07-22	8.8	N/A
    tt0903747	5	3	Hazard Pay	2012-07-29	8.8	N/A
    tt0903747	5	4	Fifty-One	2012-08-05	8.8	N/A
    tt0903747	5	5	Dead Freight	2012-08-12	9.7	N/A
    tt0903747	5	6	Buyout	2012-08-19	9.0	N/A
    tt0903747	5	7	Say My Name	2012-08-26	9.5	N/A
    tt0903747	5	8	Gliding Over All	2012-09-02	9.6	N/A
    tt0903747	5	9	Blood Money	2013-08-11	9.4	N/A
    tt0903747	5	10	Buried	2013-08-18	9.2	N/A
    tt0903747	5	11	Confessions	2013-08-25	9.6	N/A
    tt0903747	5	12	Rabid Dog	2013-09-01	9.1	N/A
    tt0903747	5	13	To'hajiilee	2013-09-08	9.8	N/A
    tt0903747	5	14	Ozymandias	2013-09-15	10.0	N/A
    tt0903747	5	15	Granite State	2013-09-22	9.6	N/A
    tt0903747	5	16	Felina	2013-09-29	9.9	N/A
    """#
}
