extension CatalogueTables {
  /// Episodes of Battlestar Galactica; columns as in ``episodeColumns``.
  static let episodesBattlestarGalactica = #"""
    tt0407362	1	1	33	2005-01-14	8.5	tt0519761
    tt0407362	1	2	Water	2005-01-14	7.7	tt0519792
    tt0407362	1	3	Bastille Day	2005-01-21	7.6	tt0519763
    tt0407362	1	4	Act of Contrition	2005-01-28	7.7	tt0519762
    tt0407362	1	5	You Can't Go Home Again	2005-02-04	8.2	tt0519793
    tt0407362	1	6	Litmus	2005-02-11	7.6	tt0519778
    tt0407362	1	7	Six Degrees of Separation	2005-02-18	7.7	tt0519786
    tt0407362	1	8	Flesh and Bone	2005-02-25	8.0	tt0519769
    tt0407362	1	9	Tigh Me Up, Tigh Me Down	2005-03-04	7.5	tt0519790
    tt0407362	1	10	The Hand of God	2005-03-11	8.4	tt0519789
    tt0407362	1	11	Colonial Day	2005-03-18	7.6	tt0519765
    tt0407362	1	12	Kobol's Last Gleaming: Part 1	2005-03-25	8.3	tt0519774
    tt0407362	1	13	Kobol's Last Gleaming: Part 2	2005-04-01	8.8	tt0519775
    tt0407362	2	1	Scattered	2005-07-15	8.2	tt0519785
    tt0407362	2	2	Valley of Darkness	2005-07-22	7.9	tt0519791
    tt0407362	2	3	Fragged	2005-07-29	N/A	tt0519771
    tt0407362	2	4	Resistance	2005-08-05	8.0	tt0519780
    tt0407362	2	5	The Farm	2005-08-12	7.7	tt0519788
    tt0407362	2	6	Home: Part 1	2005-08-19	8.0	tt0519772
    tt0407362	2	7	Home: Part 2	2005-08-26	8.3	tt0519773
    tt0407362	2	8	Final Cut	2005-09-09	7.7	tt0519768
    tt0407362	2	9	Flight of the Phoenix	2005-09-16	8.2	tt0519770
    tt0407362	2	10	Pegasus	2005-09-23	N/A	tt0519779
    tt0407362	2	11	Resurrection Ship: Part 1	2006-01-06	8.7	tt0519781
    tt0407362	2	12	Resurrection Ship: Part 2	2006-01-13	8.9	tt0519782
    tt0407362	2	13	Epiphanies	2006-01-20	7.4	tt0519767
    tt0407362	2	14	Black Market	2006-01-27	6.4	tt0519764
    tt0407362	2	15	Scar	2006-02-03	7.3	tt0519784
    tt0407362	2	16	Sacrifice	2006-02-10	7.0	tt0519783
    tt0407362	2	17	The Captain's Hand	2006-02-17	7.6	tt0519787
    tt0407362	2	18	Downloaded	2006-02-24	8.4	tt0519766
    tt0407362	2	19	Lay Down Your Burdens: Part 1	2006-03-03	8.0	tt0519776
    tt0407362	2	20	Lay Down Your Burdens: Part 2	2006-03-10	8.7	tt0519777
    tt0407362	3	1	Occupation	2006-10-06	8.2	tt0793695
    tt0407362	3	2	Precipice	2006-10-06	8.2	tt0801850
    tt0407362	3	3	Exodus: Part 1	2006-10-13	8.1	tt0801849
    tt0407362	3	4	Exodus: Part 2	2006-10-20	9.1	tt0867671
    tt0407362	3	5	Collaborators	2006-10-27	8.1	tt0811218
    tt0407362	3	6	Torn	2006-11-03	7.8	tt0811219
    tt0407362	3	7	A Measure of Salvation	2006-11-10	7.6	tt0870871
    tt0407362	3	8	Hero	2006-11-17	N/A	tt0887220
    tt0407362	3	9	Unfinished Business	2006-12-01	7.4	tt0903208
    tt0407362	3	10	The Passage	2006-12-08	7.5	tt0887222
    tt0407362	3	11	The Eye of Jupiter	2006-12-15	N/A	tt0887221
    tt0407362	3	12	Rapture	2007-01-21	8.2	tt0909050
    tt0407362	3	13	Taking a Break from All Your Worries	2007-01-28	7.7	tt0944310
    tt0407362	3	14	The Woman King	2007-02-11	7.0	tt0947108
    tt0407362	3	15	A Day in the Life	2007-02-18	7.0	tt0947103
    tt0407362	3	16	Dirty Hands	2007-02-25	7.5	tt0947106
    tt0407362	3	17	Maelstrom	2007-03-04	7.9	tt0944309
    tt0407362	3	18	The Son Also Rises	2007-03-11	7.6	tt0947107
    tt0407362	3	19	Crossroads: Part 1	2007-03-18	8.3	tt0947104
    tt0407362	3	20	Crossroads: Part 2	2007-03-25	9.2	tt0947105
    tt0407362	4	1	He That Believeth in Me	2008-04-04	8.3	tt0993910
    tt0407362	4	2	Six of One	2008-04-11	7.9	tt0993921
    tt0407362	4	3	The Ties That Bind	2008-04-18	N/A	tt0993925
    tt0407362	4	4	Escape Velocity	2008-04-25	7.4	tt0993926
    tt0407362	4	5	The Road Less Traveled	2008-05-02	7.5	tt0993927
    tt0407362	4	6	Faith	2008-05-09	N/A	tt0993928
    tt0407362	4	7	Guess What's Coming to Dinner	2008-05-16	8.5	tt0993929
    tt0407362	4	8	Sine Qua Non	2008-05-30	7.6	tt0993930
    tt0407362	4	9	The Hub	2008-06-06	8.6	tt0993931
    tt0407362	4	10	Revelations	2008-06-13	N/A	tt0993911
    tt0407362	4	11	Sometimes a Great Notion	2009-01-16	8.7	tt1239323
    tt0407362	4	12	A Disquiet Follows My Soul	2009-01-23	N/A	tt0993913
    tt0407362	4	13	The Oath	2009-01-30	9.0	tt0993914
    tt0407362	4	14	Blood on the Scales	2009-02-06	9.1	tt0993915
    tt0407362	4	15	No Exit	2009-02-13	8.4	tt0993916
    tt0407362	4	16	Deadlock	2009-02-20	7.4	tt0993917
    tt0407362	4	17	Someone to Watch Over Me	2009-02-27	8.1	tt0993918
    tt0407362	4	18	Islanded in a Stream of Stars	2009-03-06	N/A	tt0993919
    tt0407362	4	19	Daybreak: Part 1	2009-03-13	8.4	tt0993920
    tt0407362	4	20	Daybreak: Part 2	2009-03-20	9.0	tt0993922
    tt0407362	4	21	Daybreak: Part 3	2009-03-20	8.6	tt12394444
    """#
}
