extension CatalogueTables {
  /// Episodes of The Office; columns as in ``episodeColumns``.
  static let episodesTheOffice = #"""
    tt0386676	1	1	Pilot	2005-03-24	7.3	N/A
    tt0386676	1	2	Diversity Day	2005-03-29	8.1	N/A
    tt0386676	1	3	Health Care	2005-04-05	7.6	N/A
    tt0386676	1	4	The Alliance	2005-04-12	7.9	N/A
    tt0386676	1	5	Basketball	2005-04-19	8.3	N/A
    tt0386676	1	6	Hot Girl	2005-04-26	7.6	N/A
    tt0386676	2	1	The Dundies	2005-09-20	8.6	N/A
    tt0386676	2	2	Sexual Harassment	2005-09-27	8.1	N/A
    tt0386676	2	3	Office Olympics	2005-10-04	8.2	N/A
    tt0386676	2	4	The Fire	2005-10-11	8.2	N/A
    tt0386676	2	5	Halloween	2005-10-18	8.0	N/A
    tt0386676	2	6	The Fight	2005-11-01	8.0	N/A
    tt0386676	2	7	The Client	2005-11-08	8.5	N/A
    tt0386676	2	8	Performance Review	2005-11-15	8.0	N/A
    tt0386676	2	9	E-Mail Surveillance	2005-11-22	8.2	N/A
    tt0386676	2	10	Christmas Party	2005-12-06	8.7	N/A
    tt0386676	2	11	Booze Cruise	2006-01-05	8.5	N/A
    tt0386676	2	12	The Injury	2006-01-12	9.0	N/A
    tt0386676	2	13	The Secret	2006-01-19	8.1	N/A
    tt0386676	2	14	The Carpet	2006-01-26	7.7	N/A
    tt0386676	2	15	Boys and Girls	2006-02-02	8.0	N/A
    tt0386676	2	16	Valentine's Day	2006-02-09	8.2	N/A
    tt0386676	2	17	Dwight's Speech	2006-03-02	8.3	N/A
    tt0386676	2	18	Take Your Daughter to Work Day	2006-03-16	8.2	N/A
    tt0386676	2	19	Michael's Birthday	2006-03-30	8.0	N/A
    tt0386676	2	20	Drug Testing	2006-04-27	8.2	N/A
    tt0386676	2	21	Conflict Resolution	2006-05-04	8.6	N/A
    tt0386676	2	22	Casino Night	2006-05-11	9.3	N/A
    tt0386676	3	1	Gay Witch Hunt	2006-09-21	8.9	N/A
    tt0386676	3	2	The Convention	2006-09-28	8.1	N/A
    tt0386676	3	3	The Coup	2006-10-05	8.4	N/A
    tt0386676	3	4	Grief Counseling	2006-10-12	7.9	N/A
    tt0386676	3	5	Initiation	2006-10-19	7.9	N/A
    tt0386676	3	6	Diwali	2006-11-02	7.8	N/A
    tt0386676	3	7	Branch Closing	2006-11-09	8.5	N/A
    tt0386676	3	8	The Merger	2006-11-16	8.6	N/A
    tt0386676	3	9	The Convict	2006-11-30	8.2	N/A
    tt0386676	3	10	A Benihana Christmas	2006-12-14	8.7	N/A
    tt0386676	3	11	Back from Vacation	2007-01-04	8.5	N/A
    tt0386676	3	12	Traveling Salesmen	2007-01-11	8.5	N/A
    tt0386676	3	13	The Return	2007-01-18	8.7	N/A
    tt0386676	3	14	Ben Franklin	2007-02-01	7.9	N/A
    tt0386676	3	15	Phyllis' Wedding	2007-02-08	8.1	N/A
    tt0386676	3	16	Business School	2007-02-15	8.8	N/A
    tt0386676	3	17	Cocktails	2007-02-22	8.3	N/A
    tt0386676	3	18	The Negotiation	2007-04-05	8.9	N/A
    tt0386676	3	19	Safety Training	2007-04-12	8.6	N/A
    tt0386676	3	20	Product Recall	2007-04-26	8.5	N/A
    tt0386676	3	21	Women's Appreciation	2007-05-03	8.7	N/A
    tt0386676	3	22	Beach Games	2007-05-10	9.0	N/A
    tt0386676	3	23	The Job	2007-05-17	9.2	N/A
    tt0386676	4	1	Fun Run	2007-09-27	8.7	N/A
    tt0386676	4	2	Dunder Mifflin Infinity	2007-10-04	8.1	N/A
    tt0386676	4	3	Launch Party	2007-10-11	8.3	N/A
    tt0386676	4	4	Money	2007-10-18	8.5	N/A
    tt0386676	4	5	Local Ad	2007-10-25	8.6	N/A
    tt0386676	4	6	Branch Wars	2007-11-01	8.3	N/A
    tt0386676	4	7	Survivor Man	2007-11-08	8.0	N/A
    tt0386676	4	8	The Deposition	2007-11-15	8.6	N/A
    tt0386676	4	9	Dinner Party	2008-04-10	9.4	N/A
    tt0386676	4	10	Chair Model	2008-04-17	7.9	N/A
    tt0386676	4	11	Night Out	2008-04-24	8.5	N/A
    tt0386676	4	12	Did I Stutter?	2008-05-01	8.1	N/A
    tt0386676	4	13	Job Fair	2008-05-08	7.6	N/A
    tt0386676	4	14	Goodbye, Toby	2008-05-15	9.2	N/A
    tt0386676	5	1	Weight Loss	2008-09-25	8.7	N/A
    tt0386676	5	2	Business Ethics	2008-10-09	8.1	N/A
    tt0386676	5	3	Baby Shower	2008-10-16	7.8	N/A
    tt0386676	5	4	Crime Aid	2008-10-23	7.9	N/A
    tt0386676	5	5	Employee Transfer	2008-10-30	7.9	N/A
    tt0386676	5	6	Customer Survey	2008-11-06	8.4	N/A
    tt0386676	5	7	Business Trip	2008-11-13	8.0	N/A
    tt0386676	5	8	Frame Toby	2008-11-20	8.5	N/A
    tt0386676	5	9	The Surplus	2008-12-04	8.6	N/A
    tt0386676	5	10	Moroccan Christmas	2008-12-11	8.2	N/A
    tt0386676	5	11	The Duel	2009-01-15	8.6	N/A
    tt0386676	5	12	Prince Family Paper	2009-01-22	7.9	N/A
    tt0386676	5	13	Stress Relief	2009-02-01	9.7	N/A
    tt0386676	5	14	Lecture Circuit: Part 1	2009-02-05	8.0	N/A
    tt0386676	5	15	Lecture Circuit: Part 2	2009-02-12	8.0	N/A
    tt0386676	5	16	Blood Drive	2009-03-05	7.9	N/A
    tt0386676	5	17	Golden Ticket	2009-03-12	8.6	N/A
    tt0386676	5	18	New Boss	2009-03-19	8.2	N/A
    tt0386676	5	19	Two Weeks	2009-03-26	8.3	N/A
    tt0386676	5	20	Dream Team	2009-04-09	8.1	N/A
    tt0386676	5	21	Michael Scott Paper Company	2009-04-09	8.6	N/A
    tt0386676	5	22	Heavy Competition	2009-04-16	8.6	N/A
    tt0386676	5	23	Broke	2009-04-23	9.2	N/A
    tt0386676	5	24	Casual Friday	2009-04-30	8.1	N/A
    tt0386676	5	25	Cafe Disco	2009-05-07	8.7	N/A
    tt0386676	5	26	Company Picnic	2009-05-14	8.9	N/A
    tt0386676	6	1	Gossip	2009-09-17	8.7	N/A
    tt0386676	6	2	The Meeting	2009-09-24	8.0	N/A
    tt0386676	6	3	The Promotion	2009-10-01	7.8	N/A
    tt0386676	6	4	Niagara: Part 1	2009-10-08	9.2	N/A
    tt0386676	6	5	Niagara: Part 2	2009-10-08	9.4	N/A
    tt0386676	6	6	Mafia	2009-10-15	7.5	N/A
    tt0386676	6	7	The Lover	2009-10-22	8.5	N/A
    tt0386676	6	8	Koi Pond	2009-10-29	8.0	N/A
    tt0386676	6	9	Double Date	2009-11-05	8.0	N/A
    tt0386676	6	10	Murder	2009-11-12	8.6	N/A
    tt0386676	6	11	Shareholder Meeting	2009-11-19	8.0	N/A
    tt0386676	6	12	Scott's Tots	2009-12-03	8.2	N/A
    tt0386676	6	13	Secret Santa	2009-12-10	8.4	N/A
    tt0386676	6	14	The Banker	2010-01-21	6.7	N/A
    tt0386676	6	15	Sabre	2010-02-04	7.5	N/A
    tt0386676	6	16	Manager and Salesman	2010-02-11	7.9	N/A
    tt0386676	6	17	The Delivery: Part 1	2010-03-04	8.3	N/A
    tt0386676	6	18	The Delivery: Part 2	2010-03-04	8.4	N/A
    tt0386676	6	19	St. Patrick's Day	2010-03-11	7.5	N/A
    tt0386676	6	20	New Leads	2010-03-18	7.6	N/A
    tt0386676	6	21	Happy Hour	2010-03-25	8.5	N/A
    tt0386676	6	22	Secretary's Day	2010-04-22	7.7	N/A
    tt0386676	6	23	Body Language	2010-04-29	7.8	N/A
    tt0386676	6	24	The Cover-Up	2010-05-06	8.0	N/A
    tt0386676	6	25	The Chump	2010-05-13	7.6	N/A
    tt0386676	6	26	Whistleblower	2010-05-20	7.9	N/A
    tt0386676	7	1	Nepotism	2010-09-23	8.2	N/A
    tt0386676	7	2	Counseling	2010-09-30	8.1	N/A
    tt0386676	7	3	Andy's Play	2010-10-07	8.1	N/A
    tt0386676	7	4	Sex Ed	2010-10-14	7.7	N/A
    tt0386676	7	5	The Sting	2010-10-21	7.6	N/A
    tt0386676	7	6	Costume Contest	2010-10-28	8.0	N/A
    tt0386676	7	7	Christening	2010-11-04	7.3	N/A
    tt0386676	7	8	Viewing Party	2010-11-11	7.7	N/A
    tt0386676	7	9	WUPHF.com	2010-11-18	7.5	N/A
    tt0386676	7	10	China	2010-12-02	8.1	N/A
    tt0386676	7	11	Classy Christmas	2010-12-09	8.9	N/A
    tt0386676	7	12	Ultimatum	2011-01-20	8.1	N/A
    tt0386676	7	13	The Seminar	2011-01-27	7.5	N/A
    tt0386676	7	14	The Search	2011-02-03	8.4	N/A
    tt0386676	7	15	PDA	2011-02-10	8.3	N/A
    tt0386676	7	16	Threat Level Midnight	2011-02-17	9.3	N/A
    tt0386676	7	17	Todd Packer	2011-02-24	7.3	N/A
    tt0386676	7	18	Garage Sale	2011-03-24	9.3	N/A
    tt0386676	7	19	Training Day	2011-04-14	7.6	N/A
    tt0386676	7	20	Michael's Last Dundies	2011-04-21	8.9	N/A
    tt0386676	7	21	Goodbye, Michael	2011-04-28	9.8	N/A
    tt0386676	7	22	The Inner Circle	2011-05-05	7.4	N/A
    tt0386676	7	23	Dwight K. Schrute, (Acting) Manager	2011-05-12	8.6	N/A
    tt0386676	7	24	Search Committee	2011-05-19	8.6	N/A
    tt0386676	8	1	The List	2011-09-22	7.9	N/A
    tt0386676	8	2	The Incentive	2011-09-29	8.0	N/A
    tt0386676	8	3	Lotto	2011-10-06	7.1	N/A
    tt0386676	8	4	Garden Party	2011-10-13	8.0	N/A
    tt0386676	8	5	Spooked	2011-10-27	7.4	N/A
    tt0386676	8	6	Doomsday	2011-11-03	7.4	N/A
    tt0386676	8	7	Pam's Replacement	2011-11-10	7.5	N/A
    tt0386676	8	8	Gettysburg	2011-11-17	6.7	N/A
    tt0386676	8	9	Mrs. California	2011-12-01	7.5	N/A
    tt0386676	8	10	Christmas Wishes	2011-12-08	7.7	N/A
    tt0386676	8	11	Trivia	2012-01-12	7.8	N/A
    tt0386676	8	12	Pool Party	2012-01-19	7.9	N/A
    tt0386676	8	13	Jury Duty	2012-02-02	7.3	N/A
    tt0386676	8	14	Special Project	2012-02-09	7.5	N/A
    tt0386676	8	15	Tallahassee	2012-02-16	7.7	N/A
    tt0386676	8	16	After Hours	2012-02-23	7.9	N/A
    tt0386676	8	17	Test the Store	2012-03-01	7.7	N/A
    tt0386676	8	18	Last Day in Florida	2012-03-08	7.6	N/A
    tt0386676	8	19	Get the Girl	2012-03-15	6.4	N/A
    tt0386676	8	20	Welcome Party	2012-04-12	6.8	N/A
    tt0386676	8	21	Angry Andy	2012-04-19	6.7	N/A
    tt0386676	8	22	Fundraiser	2012-04-26	6.9	N/A
    tt0386676	8	23	Turf War	2012-05-03	7.4	N/A
    tt0386676	8	24	Free Family Portrait Studio	2012-05-10	7.5	N/A
    tt0386676	9	1	New Guys	2012-09-20	7.4	N/A
    tt0386676	9	2	Roy's Wedding	2012-09-27	6.9	N/A
    tt0386676	9	3	Andy's Ancestry	2012-10-04	7.2	N/A
    tt0386676	9	4	Work Bus	2012-10-18	7.6	N/A
    tt0386676	9	5	Here Comes Treble	2012-10-25	6.8	N/A
    tt0386676	9	6	The Boat	2012-11-08	7.6	N/A
    tt0386676	9	7	The Whale	2012-11-15	7.4	N/A
    tt0386676	9	8	The Target	2012-11-29	7.7	N/A
    tt0386676	9	9	Dwight Christmas	2012-12-06	8.2	N/A
    tt0386676	9	10	Lice	2013-01-10	7.5	N/A
    tt0386676	9	11	Suit Warehouse	2013-01-17	7.6	N/A
    tt0386676	9	12	Customer Loyalty	2013-01-24	7.7	N/A
    tt0386676	9	13	Junior Salesman	2013-01-31	7.3	N/A
    tt0386676	9	14	Vandalism	2013-01-31	7.2	N/A
    tt0386676	9	15	Couples Discount	2013-02-07	7.0	N/A
    tt0386676	9	16	Moving On	2013-02-14	7.8	N/A
    tt0386676	9	17	The Farm	2013-03-14	7.3	N/A
    tt0386676	9	18	Promos	2013-04-04	7.8	N/A
    tt0386676	9	19	Stairmageddon	2013-04-11	7.8	N/A
    tt0386676	9	20	Paper Airplane	2013-04-25	7.8	N/A
    tt0386676	9	21	Livin' the Dream	2013-05-02	9.0	N/A
    tt0386676	9	22	A.A.R.M.	2013-05-09	9.4	N/A
    tt0386676	9	23	Finale	2013-05-16	9.8	N/A
    """#
}
