import Keeping
import TestSupport
import Testing
import Titles

@Suite("Titles that are alike", .timeLimit(.minutes(5)))
struct SimilarTitlesTests {
  /// A random title of few words, so that titles share much.
  private func title(_ number: Int, _ random: inout SplitMix) throws -> TitleDetail {
    func some(_ words: [String]) -> [String] { words.filter { _ in random.next() % 3 == 0 } }
    let id = try #require(TitleID("tt00000\(10 + number)"))
    return TitleDetail(
      id: id, title: "Title \(number)",
      years: random.next() % 5 == 0 ? nil : YearRange(1960 + Int(random.next() % 40)),
      kind: random.next() % 9 == 0 ? .episode : .movie, genres: some(["Crime", "Drama", "Noir"]),
      directors: random.next() % 4 == 0
        ? ["Ann One", "Bob Two"].filter { _ in random.next() % 2 == 0 } : [],
      writers: random.next() % 4 == 0 ? ["Ann One"] : [],
      actors: random.next() % 4 == 0 ? ["Cid Three"] : [],
      countries: some(["France", "Japan"]),
      ratings: random.next() % 4 == 0 ? [] : [Rating(imdb: Double(random.next() % 100))],
      votes: random.next() % 4 == 0 ? nil : Int(random.next() % 4_000))
  }

  private func similar(
    _ titles: [TitleDetail], to other: TitleDetail, lists: [TitleID: [String]] = [:]
  ) -> [SimilarTitle] {
    titles.compactMap {
      SimilarTitle($0, in: lists[$0.id] ?? [], to: other, in: lists[other.id] ?? [])
    }
  }

  @Test(
    "Whatever titles there are: each reason is true, and there are enough",
    arguments: 0..<200 as Range<UInt64>)
  func reasons(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let titles = try (0..<20).map { try title($0, &random) }
    let (other, lists) = (titles[0], [titles[0].id: ["Rain"], titles[7].id: ["Rain", "Snow"]])
    let found = similar(titles, to: other, lists: lists)
    for match in found {
      let title = match.title
      #expect(title.id != other.id)
      #expect(title.kind != .episode)
      let hasStrong = match.reasons.contains { reason in
        switch reason {
        case .person, .list: true
        case .genres, .decade, .country, .rating: false
        }
      }
      #expect(hasStrong || match.reasons.count >= 3 && (title.votes ?? 0) >= 1_000)
      for reason in match.reasons {
        switch reason {
        case .person(let name, .director):
          #expect(title.directors.contains(name) && other.directors.contains(name))
        case .person(let name, _):
          for one in [title, other] {
            #expect((one.directors + one.writers + one.actors).contains(name))
          }
        case .list(let name): #expect(lists[title.id]?.contains(name) == true)
        case .genres(let genres):
          #expect(!genres.isEmpty)
          #expect(genres.allSatisfy { title.genres.contains($0) && other.genres.contains($0) })
        case .decade(let year):
          #expect([title, other].allSatisfy { ($0.years?.start ?? 0) / 10 * 10 == year })
        case .country(let name):
          #expect(title.countries.contains(name) && other.countries.contains(name))
        case .rating:
          let scores = [title, other].compactMap { $0.ratings.first?.score }
          #expect(scores.count == 2 && abs(scores[0] - scores[1]) <= 5)
        }
      }
    }
  }

  @Test(
    "The order of the titles makes no difference, and each comes once",
    arguments: 0..<50 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let titles = try (0..<20).map { try title($0, &random) }
    let found = similar(titles, to: titles[0])
    let nearest = found.nearest(5)
    #expect((found + found.reversed()).reversed().nearest(5) == nearest)
    #expect(Set(nearest.map(\.title.id)).count == nearest.count)
    #expect(nearest.count == min(5, found.count))
    #expect(found.nearest(20).starts(with: nearest))
  }

  @Test("Somebody in common comes before genres, however many they are")
  func personBeforeGenres() throws {
    func title(_ number: Int, genres: [String], actor: String?, votes: Int) throws -> TitleDetail {
      TitleDetail(
        id: try #require(TitleID("tt000000\(number)")), title: "Title", years: YearRange(1970),
        kind: .movie, genres: genres, actors: [actor].compactMap(\.self), countries: ["Japan"],
        votes: votes)
    }
    let genres = ["Crime", "Drama", "Noir"]
    let one = try title(1, genres: genres, actor: "Cid Three", votes: 0)
    let found = similar(
      [
        try title(2, genres: genres, actor: nil, votes: 9_000),
        try title(3, genres: [], actor: "Cid Three", votes: 1_000),
      ], to: one)
    #expect(found.nearest(2).map(\.title.id.rawValue) == ["tt0000003", "tt0000002"])
  }

  @Test("Ratings up to half a point apart are alike", arguments: [(75.0, true), (76.0, false)])
  func ratedAlike(score: Double, isAlike: Bool) throws {
    func title(_ number: Int, _ score: Double) throws -> TitleDetail {
      TitleDetail(
        id: try #require(TitleID("tt000000\(number)")), title: "Title", actors: ["Cid Three"],
        ratings: [Rating(imdb: score)])
    }
    let (one, other) = (try title(1, 70), try title(2, score))
    #expect(similar([other], to: one).first?.reasons.contains(.rating) == isAlike)
    #expect(similar([one], to: other).first?.reasons.contains(.rating) == isAlike)
  }

  @Test("Titles with nothing in common are not alike")
  func nothing() throws {
    let one = TitleDetail(id: try #require(TitleID("tt0000001")), title: "One", kind: .movie)
    let two = TitleDetail(
      id: try #require(TitleID("tt0000002")), title: "Two", kind: .movie, votes: 90_000)
    #expect(similar([one, two], to: one).isEmpty)
  }
}
