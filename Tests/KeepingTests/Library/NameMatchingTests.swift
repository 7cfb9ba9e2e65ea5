import Keeping
import Testing
import Titles
import TitlesTestSupport

@Suite("The title that a name means", .timeLimit(.minutes(1)))
struct NameMatchingTests {
  private let alien = film(1, "Alien", 1979, votes: 900_000)

  @Test("A well-known film of this machine, from the very year, is certain without a request")
  func here() async {
    let service = NameService([alien], here: [alien])
    #expect(await service.outcome(of: "Alien", 1979) == .found(1))
    #expect(await service.outcome(of: "ALIEN!", 1979) == .found(1))
    #expect(service.requests.isEmpty)
  }

  @Test("A title of this machine that is one year off decides nothing: the service is asked")
  func hereOneYearOff() async {
    let other = film(2, "Sherlock Holmes", 2010, votes: 12_000)
    let known = film(1, "Sherlock Holmes", 2009, votes: 700_000)
    let service = NameService([known, other], here: [known])
    #expect(await service.outcome(of: "Sherlock Holmes", 2010) == .found(2))
    #expect(service.requests == ["t=Sherlock Holmes 2010"])
  }

  @Test(
    "What is well known costs one request, what is less known a second one for its namesakes",
    arguments: [(10_000, 1), (9_999, 2), (nil, 2)])
  func votes(votes: Int?, requests: Int) async {
    let harbour = film(1, "Harbour", 2001, votes: votes)
    let service = NameService([harbour])
    #expect(await service.outcome(of: "Harbour", 2001) == .found(1))
    #expect(service.requests.count == requests)
    let known = NameService([harbour], here: [harbour])
    #expect(await known.outcome(of: "Harbour", 2001) == .found(1))
    #expect(known.requests.count == (requests == 1 ? 0 : 2))
  }

  @Test("What was asked about once needs no further request")
  func askedBefore() async {
    let service = NameService([film(1, "Harbour", 2001, votes: 12)])
    let first = await service.outcome(of: "Harbour", 2001)
    let count = service.requests.count
    #expect(await service.outcome(of: "Harbour", 2001) == first)
    #expect(service.requests.count == count)
  }

  @Test("A year before and a year after are near, two years are not", arguments: 1977...1981)
  func near(year: Int) async {
    let service = NameService([alien])
    let outcome = await service.outcome(of: "Alien", year)
    #expect(outcome == ((1978...1980).contains(year) ? .found(1) : .open([1])))
    #expect(service.requests.count == 1 + abs(year - 1979))
  }

  @Test("Of the years before and after, none is certain if both have a title of that name")
  func nearOnBothSides() async {
    let service = NameService([alien, film(2, "Alien", 1981, votes: 20)])
    #expect(await service.outcome(of: "Alien", 1980) == .open([1, 2]))
    #expect(service.requests == ["t=Alien 1980", "s=Alien"])
  }

  @Test("A title of the very year whose name is similar speaks against one of the next year")
  func similarOfTheYear() async {
    let star = film(1, "Star Wars: Episode IV - A New Hope", 1977, votes: 1_400_000)
    let copy = film(2, "Star Wars", 1978, votes: 50_000)
    let service = NameService([star, copy])
    #expect(await service.outcome(of: "Star Wars", 1977) == .open([2, 1]))
    #expect(service.requests == ["t=Star Wars 1977", "s=Star Wars 1977", "s=Star Wars"])
  }

  @Test("Of several titles of one name and year none is certain")
  func several() async {
    let service = NameService([
      film(1, "Harbour", 2001, votes: 4_000), film(2, "Harbour", 2001, votes: 900),
    ])
    #expect(await service.outcome(of: "Harbour", 2001) == .open([1, 2]))
    #expect(service.requests == ["t=Harbour 2001", "s=Harbour 2001"])
  }

  @Test("Of several well-known ones on this machine none is certain, and nothing is asked")
  func severalHere() async {
    let emmas = [film(1, "Emma", 1996, votes: 42_000), film(2, "Emma", 1996, votes: 11_000)]
    let service = NameService(emmas, here: emmas)
    #expect(await service.outcome(of: "Emma", 1996) == .open([1, 2]))
    #expect(service.requests.isEmpty)
  }

  @Test("Of a film and a game of one name and year the film is meant, here and at the service")
  func filmAndGame() async {
    let film = film(1, "Harbour", 2001, votes: 500)
    let game = TitleDetail(
      id: id(2), title: "Harbour", years: YearRange(2001), kind: .game, votes: 90_000)
    let service = NameService([film, game])
    #expect(await service.outcome(of: "Harbour", 2001) == .found(1))
    let known = NameService([alien], here: [alien, game])
    #expect(await known.outcome(of: "Alien", 1979) == .found(1))
    let alone = NameService([game], here: [game])
    #expect(await alone.outcome(of: "Harbour", 2001) == .open([2]))
    #expect(await alone.outcome(of: "Harbour", 2001, .game) == .found(2))
  }

  @Test("Of a film and a series of one name and year neither is certain, unless the kind is named")
  func filmAndSeries() async {
    let film = film(1, "Utopia", 2013, votes: 700)
    let series = TitleDetail(
      id: id(2), title: "Utopia", years: YearRange(start: 2013, end: 2014), kind: .series,
      votes: 80_000)
    for here in [[], [film, series]] {
      let service = NameService([film, series], here: here)
      #expect(await service.outcome(of: "Utopia", 2013) == .open([2, 1]))
      #expect(await service.outcome(of: "Utopia", 2013, .series) == .found(2))
      #expect(await service.outcome(of: "Utopia", 2013, .movie) == .found(1))
    }
  }

  @Test("Where the best match has another name, the search is asked before a name stays open")
  func otherBestMatch() async {
    let service = NameService(
      [film(3, "Spring Breakers", 2014, votes: 900), film(4, "Spring", 2014, votes: 30_000)],
      best: [.name(TitleQuery("Spring", years: Years(2014))): id(3)])
    #expect(await service.outcome(of: "Spring", 2014) == .found(4))
    #expect(service.requests == ["t=Spring 2014", "s=Spring 2014"])
  }

  @Test("A name without a year is certain only if one title of all bears it, whatever is here")
  func withoutYear() async {
    let parasites = [
      film(1, "Parasite", 2019, votes: 900_000), film(2, "Parasite", 1982, votes: 3_000),
    ]
    let service = NameService(parasites + [film(3, "Alien", 1979)], here: [parasites[1]])
    #expect(await service.outcome(of: "Parasite") == .open([1, 2]))
    #expect(service.requests == ["s=Parasite"])
    #expect(await service.outcome(of: "Alien") == .found(3))
    #expect(service.requests == ["s=Parasite", "s=Alien"])
  }

  @Test("A name without a year is not that of the only title there is if it has yet to come out")
  func yetToComeOut() async {
    let today = CalendarDate(year: 2026, month: 11, day: 28)
    let harbour = film(1, "Harbour", 2027)
    #expect(await NameService([harbour]).outcome(of: "Harbour", today: today) == .open([1]))
    let service = NameService([harbour, film(2, "Harbour", 1984)])
    #expect(await service.outcome(of: "Harbour", today: today) == .open([1, 2]))
    let out = NameService([film(1, "Harbour", 2026)])
    #expect(await out.outcome(of: "Harbour", today: today) == .found(1))
    let named = NameService([film(1, "Harbour", 2027)])
    #expect(await named.outcome(of: "Harbour", 2027, today: today) == .found(1))
  }

  @Test("“and” means “&”, also where only the beginning of the name finds the title")
  func andForAmpersand() async {
    let service = NameService([
      film(1, "Tucker & Dale", 2010, votes: 900), film(2, "Tucker & Dale", 1990, votes: 90),
      film(3, "Quill & Ink", 1999),
    ])
    #expect(await service.outcome(of: "Tucker and Dale", 2010) == .found(1))
    #expect(await service.outcome(of: "Tucker and Dale") == .open([1, 2]))
    #expect(await service.outcome(of: "Quill and Ink") == .found(3))
  }

  @Test("A name without a year stays open where a second page may have another title of it")
  func secondPage() async {
    let parts = (2...11).map { film($0, "Alien Part \($0)", 1990 + $0, votes: 100 - $0) }
    let ten = NameService([alien] + parts.dropLast())
    #expect(await ten.outcome(of: "Alien") == .found(1))
    let eleven = NameService([alien] + parts)
    guard case .open(let candidates) = await eleven.outcome(of: "Alien") else {
      Issue.record("It is certain")
      return
    }
    #expect(candidates.first == 1)
  }

  @Test("Candidates are titles that somebody could mean", arguments: misnamed)
  func candidates(name: ImportedName, title: String) async {
    let titles = Self.misnamed.enumerated().map { place, pair in
      film(place + 1, pair.1, pair.0.year ?? 2000, votes: 100_000)
    }
    let place = Self.misnamed.firstIndex { $0.0 == name } ?? 0
    let service = NameService(titles)
    #expect(await service.outcome(of: name.title, name.year) == .open([place + 1]))
    #expect(service.requests.count <= 4)
    let offline = NameService([], here: titles)
    offline.fail(with: .cannotConnect(host: "test"))
    #expect(await offline.outcome(of: name.title, name.year) == .open([place + 1]))
  }

  static let misnamed = [
    (ImportedName(title: "Star Wars", year: 1977), "Star Wars: Episode IV - A New Hope"),
    (ImportedName(title: "Dune", year: 2021), "Dune: Part One"),
    (ImportedName(title: "Iron Man Three", year: 2013), "Iron Man 3"),
    (
      ImportedName(title: "Harry Potter and the Philosopher's Stone", year: 2001),
      "Harry Potter and the Sorcerer's Stone"
    ),
    (
      ImportedName(title: "The Boy in the Striped Pajamas", year: 2008),
      "The Boy in the Striped Pyjamas"
    ),
    (ImportedName(title: "Godzila", year: 1998), "Godzilla"),
  ]

  @Test("What nobody could mean is no candidate")
  func absurd() async {
    let service = NameService([alien], here: [film(2, "The Third Man", 1949, votes: 170_000)])
    #expect(await service.outcome(of: "Qwxz Qwxz", 1979) == .open([]))
    #expect(service.requests == ["t=Qwxz Qwxz 1979", "s=Qwxz Qwxz", "s=qwx* 1979"])
  }

  @Test("A title with only half of the words, of either name, is no candidate")
  func half() async {
    let service = NameService(
      [],
      here: [
        film(1, "Harbour Night Green Hills", 2001), film(2, "Harbour Night Hills", 2001),
        film(3, "Harbour Night Storm Hills", 2001),
      ])
    #expect(await service.outcome(of: "Harbour Night Storm Rain", 2001) == .open([3]))
  }

  @Test("Of candidates from about the year, the more alike comes first, and then the very year")
  func moreAlike() async {
    let service = NameService(
      [],
      here: [
        film(1, "My Harbour Night", 2001), film(2, "Harbour Night: Return", 2002),
        film(3, "Harbour Night: Part One", 2001),
      ])
    #expect(await service.outcome(of: "Harbour Night", 2001) == .open([3, 2, 1]))
  }

  @Test("An unrated title of the very name does not stand before a well-known one that begins so")
  func unrated() async {
    let films = [
      film(1, "Harbour", 2001, votes: 0), film(2, "Harbour Night", 2001, votes: 1_000_000),
      film(3, "Harbour", 2001, votes: 5_000),
    ]
    var matching = NameMatching(NameService(films, here: films))
    #expect(await matching.candidates(meant: "Harbour").map(\.id) == [3, 2, 1].map(id))
  }

  @Test("The first reason why the service could not be asked is told, whatever came later")
  func firstFailure() async {
    let service = NameService([])
    var matching = NameMatching(service)
    service.fail(with: .tooSlow)
    _ = await matching.result(of: ImportedName(title: "Harbour", year: 2001))
    service.fail(with: .limitReached)
    _ = await matching.result(of: ImportedName(title: "Alien", year: 1979))
    #expect(service.requests.count == 2)
    #expect(matching.failure?.error == .tooSlow)
  }

  @Test("At the day's limit a name stays open, with what is here, and nothing more is asked")
  func limit() async {
    let lesser = film(2, "Harbour", 2001, votes: 12)
    let service = NameService([alien, lesser], here: [alien, lesser])
    service.fail(with: .limitReached)
    var matching = NameMatching(service)
    #expect(await matching.result(of: ImportedName(title: "Harbour", year: 2001)) == .open([2]))
    #expect(await matching.result(of: ImportedName(title: "Harbour", year: 2002)) == .open([2]))
    #expect(await matching.result(of: ImportedName(title: "Alien", year: 1979)) == .found(1))
    #expect(matching.failure?.error == .limitReached)
    #expect(service.requests == ["t=Harbour 2001"])
  }
}
