import Exchange
import Testing
import Titles

@Suite("Scales of ratings, and orders of days", .timeLimit(.minutes(5)))
struct RatingScaleTests {
  private func file(
    _ ratings: [String], column: String = "Rating", scale: RatingScale? = nil
  ) throws -> ImportedFile {
    let rows = ratings.enumerated().map { "Film \($0.offset),1989,\"\($0.element)\"\n" }
    return try FileReading.read(
      ExchangeFile("a.csv", "Title,Year,\(column)\n" + rows.joined()), ImportOptions(scale: scale))
  }

  @Test(
    "A scale is decided by a value that writes it, by one over ten or five, or by halves",
    arguments: [
      (["4/5", "3"], .five, .written("4/5"), [8, 6]),
      (["8/10", "3"], .ten, .written("8/10"), [8, 3]),
      (["80 %", "35"], .hundred, .written("80 %"), [8, 4]),
      (["★★★½", "★", "2"], .five, .written("★★★½"), [7, 2, 4]),
      (["4", "85", "7"], .hundred, .high("85"), [1, 9, 1]),
      (["4", "10", ""], .ten, .high("10"), [4, 10, nil]),
      (["4", "9"], .ten, .high("9"), [4, 9]), (["4", "5,5"], .ten, .high("5,5"), [4, 6]),
      (["4", "3.5", ""], .five, .half("3.5"), [8, 7, nil]),
      (["4.5", "N/A", "-"], .five, .half("4.5"), [9, nil, nil]),
      (["4,5", "0", "5"], .five, .half("4,5"), [9, nil, 10]),
    ] as [([String], RatingScale, ScaleEvidence, [Int?])])
  func scales(
    _ ratings: [String], _ scale: RatingScale, _ evidence: ScaleEvidence, _ points: [Int?]
  ) throws {
    let file = try file(ratings)
    #expect(file.scale?.scale == scale)
    #expect(file.scale?.evidence == evidence)
    #expect(file.rows.map(\.rating) == points)
    #expect(
      file.problems.allSatisfy { if case .ratingRounded = $0.kind { true } else { false } })
  }

  @Test("Nothing over five and no half tells nothing: no rating is taken, until somebody says it")
  func open() throws {
    let silent = try file(["4", "3", "", "5"])
    #expect(silent.scale?.count == 3 && silent.scale?.scale == nil)
    #expect(silent.rows.map(\.rating) == [nil, nil, nil, nil])
    #expect(
      silent.problems.map(\.kind) == [
        .ratingWithoutScale("4"), .ratingWithoutScale("3"), .ratingWithoutScale("5"),
      ])
    #expect(try file(["4", "3"], scale: .five).rows.map(\.rating) == [8, 6])
    #expect(try file(["4", "3"], scale: .ten).rows.map(\.rating) == [4, 3])
    #expect(try file(["4", "3"], scale: .hundred).rows.map(\.rating) == [1, 1])
    #expect(try file(["4/5", "3"], scale: .ten).scale?.scale == .five)
  }

  @Test("A value that fewer than one in twenty share decides nothing, and is its row's problem")
  func rareValue() throws {
    let twenty = Array(repeating: "3.5", count: 19)
    #expect(try file(twenty + ["8"]).scale?.scale == .ten)
    let most = try file(twenty + ["4", "8"])
    #expect(most.scale?.scale == .five)
    #expect(most.rows.last?.rating == nil)
    #expect(most.problems.map(\.kind) == [.invalidValue(.stars, "8")])
  }

  @Test("What is between two ratings is rounded, the higher one of two, and said")
  func rounding() throws {
    let file = try file(["4.2", "3.5", "0.1"])
    #expect(file.rows.map(\.rating) == [8, 7, 1])
    #expect(
      file.problems.map(\.kind) == [.ratingRounded("4.2", 8), .ratingRounded("0.1", 1)])
  }

  @Test("Half stars are points, whatever they look like", arguments: 1...10)
  func halfStars(points: Int) throws {
    let text = "\(points / 2).\(points % 2 * 5)"
    let file = try FileReading.read(
      ExchangeFile("a.csv", "Name,Letterboxd URI,Rating\nLamps,x,\(text)\n"))
    #expect(file.rows.map(\.rating) == [points])
    #expect(file.problems.isEmpty)
  }

  @Test(
    "What is no rating is a problem", arguments: ["eleven", "5.5", "-1", "1.5.5", "3/0", "★★★★★★"])
  func nonsense(_ text: String) throws {
    let file = try FileReading.read(
      ExchangeFile("a.csv", "Name,Letterboxd URI,Rating\nLamps,x,\(text)\n"))
    #expect(file.rows.map(\.rating) == [nil])
    #expect(file.problems.map(\.kind) == [.invalidValue(.stars, text)])
  }

  @Test("A limit beside a rating counts for its row")
  func limits() throws {
    let file = try FileReading.read(
      ExchangeFile("a.csv", "Title,rating,max_rating\nAlien,2.5,5\nBatman,8,10\nLamps,80,100\n"))
    #expect(file.rows.map(\.rating) == [5, 8, 8])
  }

  @Test("One's own rating counts, and that beside it is everybody's")
  func community() throws {
    let file = try FileReading.read(
      ExchangeFile("a.csv", "Title,Rating,Your Rating\nAlien,8.5,4\nBatman,6,9\n"))
    #expect(file.rows.map(\.rating) == [4, 9])
    #expect(file.summary.unreadColumns == [ColumnUse(name: "Rating", meaning: nil, count: 2)])
  }

  @Test("A day that can be two is asked for; till then the title was seen on a day nobody knows")
  func openDays() throws {
    let text = "Title,Watched Date\nAlien,1/2/24\nBatman,3/4/2024\n"
    let open = try FileReading.read(ExchangeFile("a.csv", text))
    #expect(open.rows.map(\.viewings) == [[Viewing(day: nil)], [Viewing(day: nil)]])
    #expect(
      open.problems.map(\.kind) == [
        .openDay(.watchedOn, "1/2/24"), .openDay(.watchedOn, "3/4/2024"),
      ])
    func days(_ order: DayOrder) throws -> [CalendarDate?] {
      try FileReading.read(ExchangeFile("a.csv", text), ImportOptions(days: order)).rows
        .map { $0.viewings.first?.day }
    }
    #expect(try days(.dayFirst) == [day(2024, 2, 1), day(2024, 4, 3)])
    #expect(try days(.monthFirst) == [day(2024, 1, 2), day(2024, 3, 4)])
  }
}
