import Exchange
import MoviesSession

extension Failure {
  /// Makes the failure to import a file, with the reason and advice.
  ///
  /// - Parameters:
  ///   - error: The error in the file.
  ///   - file: The name of the file.
  init(_ error: ExchangeError, in file: String) {
    self.init(error.sentence(about: file), exitCode: .unreadableData)
  }
}

extension ExchangeError {
  fileprivate func sentence(about file: String) -> String {
    switch self {
    case .tooLarge(let limit):
      "\(file) is too large: no more than \(limit >> 20) MB are read."
    case .notText:
      "\(file) is neither a text nor a zip archive. Export it as CSV or JSON."
    case .unclosedQuote(let place):
      "\(place.words(in: file)): a quotation mark begins here, and none ends it."
    case .textAfterQuote(let place):
      "\(place.words(in: file)): a separator is missing after the quotation mark."
    case .tooManyColumns(let place, let limit):
      "\(place.words(in: file)): a line has more than \(limit) fields."
    case .invalidJSON(let place):
      "\(place.words(in: file)): this is not valid JSON."
    case .unknownJSON:
      "\(file) is neither a library of this program nor an export of Trakt or Simkl."
    case .unknownColumns(let names):
      "\(file) has no column for titles, but \(names.prefix(8).joined(separator: ", ")). Name one "
        + "imdbID or Title."
    case .notNames(let beginning):
      "\(file) is neither a table nor a list of names: its lines are like “\(beginning)”. Save it as "
        + "a table with commas between its columns."
    case .conflictMarks(let line):
      "\(file), line \(line): git has left both sides of a conflict here. Choose one, and import "
        + "again."
    case .ratingsOfOthers:
      "\(file) has the ratings of many people, not yours."
    case .noViewings:
      "\(file) names series, and not what you have seen of them."
    case .spreadsheet:
      "\(file) is a spreadsheet. Save it as CSV, and import that."
    case .newer(let version):
      "A newer version of movies-tui wrote \(file) (format \(version)). Import it with that version."
    case .damagedArchive:
      "\(file) is a damaged zip archive. Download it again, or unpack it and import the folder."
    case .withoutUnpacker:
      "\(file) is a zip archive, and libzip cannot be loaded; movies-tui doctor says why. Or unpack "
        + "the archive yourself, and import the folder."
    case .encryptedArchive:
      "\(file) needs a password. Unpack it, and import the folder."
    case .tooManyFiles(let limit):
      "\(file) has more than \(limit) files. Import those that matter."
    }
  }
}

extension TextPlace {
  /// Describes the place in a file: `ratings.csv, line 3, column 5`.
  func words(in file: String) -> String { "\(file), line \(line), column \(column)" }
}
