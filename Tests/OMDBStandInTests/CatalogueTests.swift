import Foundation
import Testing

@testable import OMDBStandIn

@Suite("The tables of titles", .timeLimit(.minutes(5)))
struct CatalogueTitleTests {
  let titles = CatalogueRow.titles

  @Test("Every row has all columns, and none is empty")
  func columns() {
    for table in CatalogueTables.titles {
      for line in table.split(separator: "\n") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        #expect(fields.count == CatalogueTables.titleColumns.count, "\(line)")
        #expect(fields.allSatisfy(isTidy), "\(line)")
      }
    }
  }

  @Test("Ids are well formed and unique")
  func ids() {
    for row in titles {
      #expect(row["imdbID"].wholeMatch(of: /tt\d{7,8}/) != nil, "\(row["imdbID"])")
    }
    #expect(Set(titles.map { $0["imdbID"] }).count == titles.count)
  }

  @Test("Films and games have one year, series have a range")
  func years() {
    for row in titles {
      let isSeries = row["Type"] == "series"
      let isWellFormed =
        isSeries
        ? row["Year"].wholeMatch(of: /\d{4}(–(\d{4})?)?/) != nil
        : row["Year"].wholeMatch(of: /\d{4}/) != nil
      #expect(isWellFormed, "\(row["Title"]): \(row["Year"])")
    }
  }

  @Test("Each decade's table is sorted by year, then by title")
  func order() {
    #expect(CatalogueTables.titles.count == 11)
    for (table, decade) in zip(CatalogueTables.titles, stride(from: 1920, through: 2020, by: 10)) {
      let rows = CatalogueRow.rows(of: table, columns: CatalogueTables.titleColumns)
      #expect(!rows.isEmpty)
      #expect(rows.allSatisfy { (decade..<decade + 10).contains($0.firstYear) })
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(
          (row.firstYear, row["Title"]) <= (next.firstYear, next["Title"]),
          "\(row["Title"]) stands before \(next["Title"])")
      }
    }
  }

  @Test("Release dates are real days and agree with the years")
  func releases() throws {
    for row in titles where row.knows("Released") {
      let year = try #require(yearOfDate(row["Released"]), "\(row["Title"]): \(row["Released"])")
      #expect(year >= row.firstYear, "\(row["Title"]): \(row["Released"])")
      if row["Country"].contains("United States") {
        #expect(year - row.firstYear <= 2, "\(row["Title"]): \(row["Released"])")
      }
    }
  }

  @Test("Numbers, ratings and kinds are written as OMDb writes them")
  func formats() {
    for row in titles {
      let title = row["Title"]
      #expect(row.matches("Runtime", /[1-9]\d* min/), "\(title): \(row["Runtime"])")
      #expect(row.matches("imdbRating", /\d\.\d|10\.0/), "\(title): \(row["imdbRating"])")
      #expect(row.matches("imdbVotes", /\d{1,3}(,\d{3})*/), "\(title): \(row["imdbVotes"])")
      #expect(row.matches("Metascore", /\d\d?|100/), "\(title): \(row["Metascore"])")
      #expect(row.matches("totalSeasons", /[1-9]\d?/), "\(title): \(row["totalSeasons"])")
      #expect(
        row.matches("Rated", /[GRX]|PG|PG-13|NC-17|Approved|Passed|Not Rated|Unrated|TV-[-A-Z\d]+/),
        "\(title): \(row["Rated"])")
      #expect(
        row.matches(
          "Awards",
          /((Won|Nominated for) \d+ [A-Za-z ]+\. Another )?(\d+ wins?)?( & )?(\d+ nominations?)?\./),
        "\(title): \(row["Awards"])")
      #expect(["movie", "series", "game"].contains(row["Type"]), "\(title): \(row["Type"])")
      #expect(row["Type"] == "series" || !row.knows("totalSeasons"), "\(title)")
    }
  }

  @Test("A rating is known with the time it is from, and votes only with a rating")
  func ratings() {
    for row in titles {
      #expect(row.knows("imdbRating") || !row.knows("imdbVotes"), "\(row["Title"])")
      #expect(row.knows("imdbRating") == row.knows("as_of"), "\(row["Title"])")
      #expect(
        row.matches("as_of", /20\d\d(, rating and votes 20\d\d)?/),
        "\(row["Title"]): \(row["as_of"])")
    }
  }

  @Test("The first list of the demo has a rating in every row")
  func firstList() {
    let rows = titles.filter { $0["Title"].lowercased().contains("batman") }
    #expect(rows.count > 30)
    #expect(rows.allSatisfy { $0.knows("imdbRating") })
  }

  @Test(
    "Lists hold each name once",
    arguments: ["Genre", "Director", "Writer", "Actors", "Language", "Country"])
  func lists(column: String) {
    for row in titles {
      let names = row[column].components(separatedBy: ", ")
      #expect(Set(names).count == names.count, "\(row["Title"]): \(row[column])")
      #expect(names.allSatisfy(isTidy), "\(row["Title"]): \(row[column])")
    }
  }

  @Test("People are named without notes in brackets", arguments: ["Director", "Writer", "Actors"])
  func people(column: String) {
    for row in titles {
      #expect(!row[column].contains(where: "()[]".contains), "\(row["Title"]): \(row[column])")
    }
  }

  @Test("Countries have their full names")
  func countryNames() {
    let short = titles.filter { !countries(of: $0).isDisjoint(with: ["USA", "UK", "US"]) }
    #expect(short.isEmpty)
  }

  @Test("Every title has a plot of at most 240 characters that ends with a full stop")
  func plots() {
    for row in titles {
      #expect((20...240).contains(row["Plot"].count), "\(row["Title"]): \(row["Plot"].count)")
      #expect(row["Plot"].hasSuffix("."), "\(row["Title"])")
    }
    #expect(Set(titles.map { $0["Plot"] }).count == titles.count)
  }

  @Test("No text holds control characters or HTML entities")
  func cleanText() {
    for row in titles {
      for column in CatalogueTables.titleColumns {
        #expect(!row[column].unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(!row[column].contains(/&#?\w+;/), "\(row["Title"]): \(row[column])")
      }
    }
  }

  @Test("A title in another script has its English or romanised name before it, and both are found")
  func scripts() {
    let foreign = titles.filter { row in
      row["Title"].unicodeScalars.contains { $0.properties.isAlphabetic && $0.value > 0x24F }
    }
    #expect(foreign.count >= 6)
    let standIn = StandIn(catalogue: .bundled)
    for row in foreign {
      guard let match = row["Title"].wholeMatch(of: /([\x20-\x7E]+) \(([^\x00-\x7F]+.*)\)/) else {
        Issue.record("\(row["Title"]) does not begin with a name in Latin letters")
        continue
      }
      for name in [match.1, match.2] {
        let query = "t=\(name.replacing(" ", with: "+"))"
        #expect(standIn.reply(to: StandInRequest(query: query)).text.contains(row["imdbID"]))
      }
    }
  }

  @Test("There is enough of everything")
  func counts() {
    #expect(titles.count >= 420)
    #expect(titles.count { $0["Type"] == "series" } >= 15)
    #expect(titles.count { $0["Type"] == "game" } >= 2)
    #expect(titles.count { $0["Title"].contains("Batman") } >= 18)
    #expect(titles.count { $0["Title"].count > 80 } >= 2)
    #expect(titles.reduce(into: Set()) { $0.formUnion(countries(of: $1)) }.count >= 25)
  }

  @Test(
    "What people try first is there",
    arguments: [
      "Alien", "Amélie", "Breaking Bad", "Godfather", "Harry Potter", "Lord of the Rings", "Matrix",
      "Seven Samurai", "Star Wars", "WALL·E", "[REC]³", "少林足球",
    ])
  func favourites(name: String) {
    #expect(titles.contains { $0["Title"].contains(name) })
  }

  private func countries(of row: CatalogueRow) -> Set<String> {
    Set(row["Country"].components(separatedBy: ", ")).subtracting(["N/A"])
  }
}
