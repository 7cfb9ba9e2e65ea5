extension SearchQuestion {
  /// Questions whose words are misspelt.
  static let mistakes: [Kind: String] = [
    .misspelt: """
    godfahter → The Godfather (1972)
    the godfater → The Godfather (1972)
    shawshenk redemption → The Shawshank Redemption (1994)
    shawshank redemtion → The Shawshank Redemption (1994)
    pulp ficton → Pulp Fiction (1994)
    plup fiction → Pulp Fiction (1994)
    forest gump → Forrest Gump (1994)
    forrest gunp → Forrest Gump (1994)
    schindlers lsit → Schindler's List (1993)
    shindlers list → Schindler's List (1993)
    interstelar → Interstellar (2014)
    intersteller → Interstellar (2014)
    inglorious basterds → Inglourious Basterds (2009)
    gladiater → Gladiator (2000)
    amadeous → Amadeus (1984)
    casablnca → Casablanca (1942)
    citizen cane → Citizen Kane (1941)
    appocalypse now → Apocalypse Now (1979)
    clockwrok orange → A Clockwork Orange (1971)
    rashamon → Rashomon (1950)
    nosferato → Nosferatu (1922)
    metroplis → Metropolis (1927)
    ratatouile → Ratatouille (2007)
    ratatoulle → Ratatouille (2007)
    princess monoke → Princess Mononoke (1997)
    spirted away → Spirited Away (2001)
    porco roso → Porco Rosso (1992)
    jurasic park → Jurassic Park (1993)
    terminater 2 → Terminator 2: Judgment Day (1991)
    terminator 2 judgement day → Terminator 2: Judgment Day (1991)
    bravehart → Braveheart (1995)
    trainspoting → Trainspotting (1996)
    breaking bda → Breaking Bad (2008)
    braking bad → Breaking Bad (2008)
    game of throns → Game of Thrones (2011)
    game of trones → Game of Thrones (2011)
    chernobly → Chernobyl (2019)
    parasyte → Parasite (2019)
    open heimer → Oppenheimer (2023)
    openheimer → Oppenheimer (2023)
    oppenhiemer → Oppenheimer (2023)
    inceptoin → Inception (2010)
    incption → Inception (2010)
    momento → Memento (2000)
    reservior dogs → Reservoir Dogs (1992)
    goodfelas → Goodfellas (1990)
    silence of the lamps → The Silence of the Lambs (1991)
    lord of teh rings → The Lord of the Rings: The Fellowship of the Ring (2001)
    star wras → Star Wars: Episode IV - A New Hope (1977)
    harry poter → Harry Potter and the Deathly Hallows: Part 2 (2011)
    mulholand drive → Mulholland Drive (2001)
    requium for a dream → Requiem for a Dream (2000)
    donny darko → Donnie Darko (2001)
    zootopa → Zootopia (2016)
    monsters ink → Monsters, Inc. (2001)
    vertgo → Vertigo (1958)
    dunkrik → Dunkirk (2017)
    the shinning → The Shining (1980)
    psyco → Psycho (1960)
    tittanic → Titanic (1997)
    amelei → Amélie (2001)
    whiplahs → Whiplash (2014)
    dial m for mruder → Dial M for Murder (1954)
    suspira → Suspiria (1977)
    bicycle theives → Bicycle Thieves (1948)
    the seventh seel → The Seventh Seal (1957)
    gattacca → Gattaca (1997)
    persopolis → Persepolis (2007)
    melancolia → Melancholia (2011)
    capharnaum → Capernaum (2018)
    beatlejuice → Beetlejuice (1988)
    poltergiest → Poltergeist (1982)
    edward sissorhands → Edward Scissorhands (1990)
    fargoo → Fargo (1996)
    jumangi → Jumanji (1995)
    avatr → Avatar (2009)
    jokre → Joker (2019)
    kocky → Rocky (1976)
    nkives out → Knives Out (2019)
    langaan → Lagaan: Once Upon a Time in India (2001)
    the budapest grand hotle → The Grand Budapest Hotel (2014)
    sherlok → Sherlock (2010)
    seinfield → Seinfeld (1989)
    yojmbo → Yojimbo (1961)
    harakari → Harakiri (1962)
    dersu usala → Dersu Uzala (1975)
    agirre wrath of god → Aguirre, the Wrath of God (1972)
    nausica valley of the wind → Nausicaä of the Valley of the Wind (1984)
    kikis delivry service → Kiki's Delivery Service (1989)
    triplets of bellville → The Triplets of Belleville (2003)
    howls moving castel → Howl's Moving Castle (2004)
    pans labrynth → Pan's Labyrinth (2006)
    amores peros → Amores perros (2000)
    diving bell and the buterfly → The Diving Bell and the Butterfly (2007)
    zero dark thirdy → Zero Dark Thirty (2012)
    hachi a dogs tail → Hachi: A Dog's Tale (2009)
    batle royale → Battle Royale (2000)
    sympathy for mr vengance → Sympathy for Mr. Vengeance (2002)
    neon genisis evangelion → Neon Genesis Evangelion (1995)
    downtown abbey → Downton Abbey (2010)
    the sopranoes → The Sopranos (1999)
    arested development → Arrested Development (2003)
    battlestar galatica → Battlestar Galactica (2004)
    timbuctu → Timbuktu (2014)
    wadja → Wadjda (وجدة) (2012)
    tinker taylor soldier spy → Tinker Tailor Soldier Spy (2011)
    ocean eleven → Ocean's Eleven (2001)
    royal tennenbaums → The Royal Tenenbaums (2001)
    once upon a time in anatolya → Once Upon a Time in Anatolia (2011)
    doktor who → Doctor Who (2005)
    moonrise kingdon → Moonrise Kingdom (2012)
    banshees of inisheren → The Banshees of Inisherin (2022)
    godzila minus one → Godzilla Minus One (2023)
    portrait of a lady in fire → Portrait of a Lady on Fire (2019)
    three bilboards outside ebing → Three Billboards Outside Ebbing, Missouri (2017)
    curb you enthusiasm → Curb Your Enthusiasm (2000)
    the lives of other → The Lives of Others (2006)
    """,
    .severalMistakes: """
    shawshenk redemtion → The Shawshank Redemption (1994)
    pulb ficton → Pulp Fiction (1994)
    jurrasic prak → Jurassic Park (1993)
    requim for a deram → Requiem for a Dream (2000)
    resevior dogz → Reservoir Dogs (1992)
    inglorius basterts → Inglourious Basterds (2009)
    the grand budapset hotell → The Grand Budapest Hotel (2014)
    eternel sunshin of the spotles mind → Eternal Sunshine of the Spotless Mind (2004)
    clokwork ornage → A Clockwork Orange (1971)
    slience of the labms → The Silence of the Lambs (1991)
    lawerence of arabai → Lawrence of Arabia (1962)
    pirats of the caribean → Pirates of the Caribbean: The Curse of the Black Pearl (2003)
    monty pyhton holly grail → Monty Python and the Holy Grail (1975)
    shindlers lits → Schindler's List (1993)
    gardians of the galaxi → Guardians of the Galaxy (2014)
    crouching tigre hiden dragon → Crouching Tiger, Hidden Dragon (2000)
    ferris buller's day of → Ferris Bueller's Day Off (1986)
    batleship potempkin → Battleship Potemkin (1925)
    """,
    .unfinished: """
    gofda → The Godfather (1972)
    shawhs → The Shawshank Redemption (1994)
    intrest → Interstellar (2014)
    schlinder → Schindler's List (1993)
    the shwash → The Shawshank Redemption (1994)
    pulp fitc → Pulp Fiction (1994)
    star wasr → Star Wars: Episode IV - A New Hope (1977)
    braekin → Breaking Bad (2008)
    ratatu → Ratatouille (2007)
    casabal → Casablanca (1942)
    silnece of → The Silence of the Lambs (1991)
    opph → Oppenheimer (2023)
    apocol → Apocalypse Now (1979)
    """,
    .joinedAndMisspelt: """
    spidreman → Spider-Man (2002)
    spidermen → Spider-Man (2002)
    starwras → Star Wars: Episode IV - A New Hope (1977)
    pulpficton → Pulp Fiction (1994)
    fihgtclub → Fight Club (1999)
    forestgump → Forrest Gump (1994)
    bladeruner → Blade Runner (1982)
    lordofteh rings → The Lord of the Rings: The Fellowship of the Ring (2001)
    gost busters → Ghostbusters (1984)
    godfellas → Goodfellas (1990)
    slumdog milionaire → Slumdog Millionaire (2008)
    darkkinght → The Dark Knight (2008)
    thegodfahter → The Godfather (1972)
    """,
    .misspeltPerson: """
    hitchock → Psycho (1960)
    kurosava → Seven Samurai (1954)
    tarrantino → Pulp Fiction (1994)
    miyazaky → Spirited Away (2001)
    stanley kubrik → The Shining (1980)
    dicaprio titanc → Titanic (1997)
    leonardo di caprio titanic → Titanic (1997)
    scorcese goodfellas → Goodfellas (1990)
    christofer nolan → The Dark Knight (2008)
    """,
  ]

  /// Titles that the catalogue has not, and whose words are not in it either.
  static let strangers = """
    barbarella
    koyaanisqatsi
    midsommar
    sicario
    tootsie
    paddington
    encanto
    boyhood
    nightcrawler
    prometheus
    oblivion
    eraserhead
    nebraska
    pinocchio
    dumbo
    bambi
    westworld
    narcos
    squid game
    hereditary
    uncut gems
    napoleon dynamite
    licorice pizza
    ghostbusters afterlife
    zodiac
    dogma
    elysium
    twister
    cabaret
    zoolander
    philomena
    cleopatra
    lady bird
    laputa island
    rushmore
    suspicion
    succession
    gilmore girls
    true romance
    dirty harry
    jackass
    xyzzy
    qwertyuiop
    """
}
