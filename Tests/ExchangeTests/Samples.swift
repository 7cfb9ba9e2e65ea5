import Exchange
import Testing
import Titles

extension ExchangeFile {
  init(_ name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}

extension ImportedContents {
  /// Everything at once.
  var whole: LibraryContents {
    var contents = besidesEntries
    contents.entries = Array(entries)
    return contents
  }
}

func id(_ text: String) throws -> TitleID { try #require(TitleID(text)) }

func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
  CalendarDate(year: year, month: month, day: day)
}

/// A made-up film with an id that IMDb has not given.
func film(_ number: Int, _ title: String, year: Int? = nil) throws -> TitleDetail {
  let digits = String(number)
  let text = "tt" + String(repeating: "0", count: 7 - digits.count) + digits
  return TitleDetail(id: try id(text), title: title, years: year.map { YearRange($0) })
}
