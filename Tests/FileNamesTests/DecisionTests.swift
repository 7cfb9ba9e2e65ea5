import FileNames
import Testing

@Suite("Deciding with titles that a catalogue knows", .timeLimit(.minutes(5)))
struct DecisionTests {
  private static func film(
    _ id: String, _ name: String, _ year: Int, votes: Int = 100_000, otherNames: [String] = []
  ) -> KnownTitle {
    KnownTitle(
      id: id, name: name, otherNames: otherNames, year: year, isSeries: false, votes: votes)
  }

  private static func series(
    _ id: String, _ name: String, _ year: Int, end: Int? = nil, votes: Int = 100_000,
    episodes: Set<KnownTitle.EpisodeNumber>? = nil
  ) -> KnownTitle {
    KnownTitle(
      id: id, name: name, year: year, endYear: end, isSeries: true, votes: votes,
      episodes: episodes)
  }

  private static let catalogue = [
    film("tt1190080", "2012", 2009), film("tt8579674", "1917", 2019),
    film("tt0083658", "Blade Runner", 1982), film("tt1856101", "Blade Runner 2049", 2017),
    film("tt0451279", "Wonder Woman", 2017), film("tt7126948", "Wonder Woman 1984", 2020),
    film("tt0120731", "The Legend of 1900", 1998), film("tt0062622", "2001: A Space Odyssey", 1968),
    film("tt0163651", "American Pie", 1999), film("tt0252866", "American Pie 2", 2001),
    film("tt0328828", "American Wedding", 2003, otherNames: ["American Pie 3"]),
    film("tt0100802", "Total Recall", 1990), film("tt1386703", "Total Recall", 2012),
    film("tt0113277", "Heat", 1995, votes: 700_000), film("tt0093164", "Heat", 1986, votes: 5_000),
    film("tt0110413", "Léon: The Professional", 1994, otherNames: ["Léon", "The Professional"]),
    film("tt0120915", "Star Wars: Episode I - The Phantom Menace", 1999),
    film("tt0245429", "Spirited Away", 2001, otherNames: ["千と千尋の神隠し"]),
    film("tt1077258", "Planet Terror", 2007), film("tt1028528", "Death Proof", 2007),
    film("tt0356910", "Mr. & Mrs. Smith", 2005), film("tt0000100", "Unheard Of", 2011, votes: 12),
    series("tt3822320", "1992", 2015, end: 2015), series("tt13991232", "1883", 2021, end: 2022),
    series("tt0062539", "Adam-12", 1968, end: 1975), series("tt0165598", "That '70s Show", 1998),
    series("tt0290978", "The Office", 2001, end: 2003, episodes: numbers([6, 6])),
    series(
      "tt0386676", "The Office", 2005, end: 2013, votes: 700_000, episodes: numbers([6, 22, 25])),
    series("tt0115147", "The Daily Show", 1996), series("tt0000200", "Heat", 2020),
    series("tt12392504", "Scam 1992: The Harshad Mehta Story", 2020),
  ]

  private static func numbers(_ seasons: [Int]) -> Set<KnownTitle.EpisodeNumber> {
    Set(
      seasons.enumerated().flatMap { season, count in
        (1...count).map { KnownTitle.EpisodeNumber(season: season + 1, episode: $0) }
      })
  }

  @Test(
    "A name is certain if exactly one title fits it",
    arguments: [
      ("2012.mkv", "tt1190080"), ("2012.2009.1080p.mkv", "tt1190080"),
      ("1917.1080p.mkv", "tt8579674"), ("1992.S01E03.mkv", "tt3822320"),
      ("1883/Season 1/1883 - 03.mkv", "tt13991232"),
      ("Blade.Runner.2049.mkv", "tt1856101"), ("Blade Runner (1982).mkv", "tt0083658"),
      ("Blade Runner/Blade Runner 2049.mkv", "tt1856101"),
      ("Wonder Woman 1984.mkv", "tt7126948"), ("The Legend of 1900.avi", "tt0120731"),
      ("2001 A Space Odyssey.mkv", "tt0062622"), ("American Pie 2.mkv", "tt0252866"),
      ("American Pie 3.mkv", "tt0328828"), ("American Pie.mkv", "tt0163651"),
      ("American Pie (1999)/American Pie 2.mkv", "tt0252866"),
      ("Total Recall (1990).mkv", "tt0100802"), ("Total Recall (2011).mkv", "tt1386703"),
      ("Heat.1080p.mkv", "tt0113277"), ("Heat 1986.mkv", "tt0093164"),
      ("Heat S01E01.mkv", "tt0000200"),
      ("Leon aka The Professional (1994).mkv", "tt0110413"),
      ("Le\u{301}on (1994).mkv", "tt0110413"),
      ("Star Wars Episode 1 The Phantom Menace (1999).mkv", "tt0120915"),
      ("千と千尋の神隠し (2001).mkv", "tt0245429"), ("Mr and Mrs Smith (2005).mkv", "tt0356910"),
      ("Adam-12 - 1x05.mkv", "tt0062539"),
      ("That 70s Show S05E20 2000 Light Years.mkv", "tt0165598"),
      ("The Office/Season 3/The Office S03E20.mkv", "tt0386676"),
      ("The Office (2001) S01E01.mkv", "tt0290978"), ("The.Daily.Show.2024.03.15.mkv", "tt0115147"),
      ("scam.1992.the.harshad.mehta.story.s01e02.mkv", "tt12392504"),
      ("Unheard Of (2011).mkv", "tt0000100"), ("Heat (1995)/grp-ht.mkv", "tt0113277"),
      ("Adam-12/a12.s01e02.mkv", "tt0062539"), ("Heat (1995)/disc1.iso", "tt0113277"),
      ("Nothing [imdbid-tt0113277].mkv", "tt0113277"),
    ])
  func certain(path: String, id: String) {
    let decision = FileName(path: path).decision(among: Self.catalogue)
    #expect(decision.id == id, "\(path): \(decision)")
  }

  @Test(
    "It stays open if several titles fit, or none does",
    arguments: [
      "Total Recall.mkv", "The Office S01E01.mkv", "Planet Terror & Death Proof (2007).mkv",
      "Heat (2003).mkv", "Blade Runner S01E01.mkv", "Nothing of That Name.mkv", "Unheard Of.mkv",
      "Heat [imdbid-tt7777777].mkv", "1992.mkv", "Planet Terror + Death Proof.mkv",
      "Heat (1995)/The Bank and the Street.mkv", "Adam-12/Something Else S01E01.mkv",
    ])
  func open(path: String) {
    let decision = FileName(path: path).decision(among: Self.catalogue)
    #expect(decision.id == nil, "\(path): \(decision)")
  }

  @Test("The reason says what fits and how many others have the name")
  func reasons() {
    func reason(_ path: String) -> DecisionReason {
      FileName(path: path).decision(among: Self.catalogue).reason
    }
    func subject(_ name: String, _ year: Int, isSeries: Bool = false) -> DecisionReason.Subject {
      .init(name: name, year: year, isSeries: isSeries)
    }
    #expect(reason("2012.mkv") == .onlyOne(subject("2012", 2009), others: 0))
    #expect(reason("Heat (1995).mkv") == .nameAndYear(subject("Heat", 1995), others: 2))
    #expect(reason("Heat.mkv") == .bestKnown(subject("Heat", 1995), others: 1))
    #expect(
      reason("Total Recall (2011).mkv")
        == .nameAndYearBeside(subject("Total Recall", 2012), yearInName: 2011))
    #expect(
      reason("The Office S03E20.mkv")
        == .onlyOneWithEpisode(subject("The Office", 2005, isSeries: true), season: 3, episode: 20))
    #expect(reason("x [imdbid-tt0113277].mkv") == .id(subject("Heat", 1995)))
    #expect(reason("Nothing.mkv") == .unknownName("Nothing"))
    #expect(
      reason("Total Recall.mkv") == .several(name: "Total Recall", count: 2, isSeries: false))
    #expect(
      reason("Heat (2003).mkv") == .otherYear(subject("Heat", 1995), yearInName: 2003))
    #expect(reason("Blade Runner S01E01.mkv") == .otherKind(subject("Blade Runner", 1982)))
    #expect(reason("Heat [imdbid-tt7777777].mkv") == .unknownID("tt7777777"))
    #expect(
      reason("Nothing {tvdb-73739}.mkv")
        == .otherService(.init(service: "tvdb", number: "73739")))
    #expect(reason("Planet Terror & Death Proof (2007).mkv") == .twoTitles)
    #expect(reason("Unheard Of.mkv") == .littleKnown(subject("Unheard Of", 2011)))
    #expect(
      reason("Heat (1995)/The Bank and the Street.mkv") == .onlyByFolder(subject("Heat", 1995)))
    #expect(reason("Heat-trailer.mkv") == .notATitle)
  }

  @Test("Stored readings are decided as the name is")
  func stored() {
    let file = FileName("Heat.1995.1080p.mkv")
    #expect(file.readings.decision(among: Self.catalogue) == file.decision(among: Self.catalogue))
  }

  @Test("Each question is asked once, with the year and the kind of title")
  func questions() {
    #expect(
      FileName("Heat (1995).mkv").questions
        == [TitleQuestion(words: "Heat", year: 1995, isSeries: false)])
    #expect(
      FileName("Lost S01E01.mkv").questions == [TitleQuestion(words: "Lost", isSeries: true)])
    let words = FileName("Wonder Woman 1984.mkv").questions.map(\.words)
    #expect(Set(words) == ["Wonder Woman", "Wonder Woman 1984"])
    let id = FileName("Heat [imdbid-tt0113277].mkv").questions.first
    #expect(id?.imdbID == "tt0113277")
    #expect(FileName("Heat.srt").questions.isEmpty)
  }
}
