import Keeping
import Testing
import Titles

@Suite("The names of one import", .timeLimit(.minutes(1)))
struct ImportedNamesTests {
  private let holmes = film(1, "Sherlock Holmes", 2009, votes: 700_000)
  private let dogs = film(2, "Reservoir Dogs", 1992, votes: 1_100_000)

  private func name(_ title: String, _ year: Int?, _ kind: TitleKind? = nil) -> ImportedName {
    ImportedName(title: title, year: year, kind: kind)
  }

  private func results(
    _ names: [ImportedName], _ service: NameService, besides others: [ImportedName] = []
  ) async -> [ImportedName: MatchingResult] {
    var matching = NameMatching(service, among: ImportedNames(names + others))
    var results: [ImportedName: MatchingResult] = [:]
    for name in names { results[name] = await matching.result(of: name) }
    return results
  }

  @Test("Two names with different years never become one title, in whichever order they stand")
  func differentYears() async {
    let names = [
      name("Sherlock Holmes", 2009), name("Sherlock Holmes", 2010), name("Reservoir Dogs", 1991),
      name("Reservoir Dogs", 1992),
    ]
    let expected: [ImportedName: MatchingResult] = [
      names[0]: .found(1), names[1]: .open([1]), names[2]: .open([2]), names[3]: .found(2),
    ]
    for names in [names, names.reversed()] {
      for here in [[], [holmes, dogs]] {
        #expect(await results(names, NameService([holmes, dogs], here: here)) == expected)
      }
    }
  }

  @Test("Of the names of the years before and after, neither is certain")
  func bothSides() async {
    let names = [name("Reservoir Dogs", 1991), name("Reservoir Dogs", 1993)]
    let results = await results(names, NameService([dogs]))
    #expect(results == [names[0]: .open([2]), names[1]: .open([2])])
  }

  @Test("A name that cannot mean the title speaks against nothing")
  func otherNames() async {
    let one = name("Reservoir Dogs", 1991)
    let others = [
      name("Reservoir Dogs", nil), name("Reservoir Dogs", 1994), one,
      name("Reservoir Dogs", 1992, .series), name("Reservoir Cats", 1992),
    ]
    #expect(await results([one], NameService([dogs]), besides: others) == [one: .found(2)])
    let near = name("Reservoir Dogs", 1993)
    #expect(
      await results([one], NameService([dogs]), besides: others + [near]) == [one: .open([2])])
  }

  @Test("An import decides as the dry run before it, whatever this machine has learnt between them")
  func learning() async {
    let titles = [
      holmes, dogs, film(3, "Red Cliff", 2008, votes: 46_000), film(4, "Harbour", 2001, votes: 90),
      film(5, "Harbour", 2001, votes: 70), film(6, "Alien", 1979, votes: 900_000),
      film(7, "Alien", 1980, votes: 15), film(8, "Star Wars: Episode IV - A New Hope", 1977),
    ]
    let names = [
      name("Sherlock Holmes", 2010), name("Reservoir Dogs", 1991), name("Red Cliff", 2009),
      name("Red Cliff", 2008), name("Harbour", 2001), name("Alien", 1979), name("Alien", 1980),
      name("Alien", 1981), name("Alien", nil), name("Star Wars", 1977),
    ]
    let expected = await results(names, NameService(titles)).mapValues(\.foundNumber)
    for subset in 0..<(1 << titles.count) where subset.nonzeroBitCount <= 2 {
      let learnt = titles.indices.filter { subset & 1 << $0 != 0 }.map { titles[$0] }
      let service = NameService(titles)
      _ = await results(names.reversed(), service)
      let count = service.requests.count
      service.learn(learnt)
      #expect(await results(names, service).mapValues(\.foundNumber) == expected)
      #expect(service.requests.count == count)
      let other = NameService(titles, here: learnt)
      #expect(await results(names, other).mapValues(\.foundNumber) == expected)
    }
  }
}

extension MatchingResult {
  /// The title that was found; `nil` for none.
  fileprivate var foundNumber: Int? { if case .found(let number) = self { number } else { nil } }
}
