/// Why a file cannot be read at all.
public enum ExchangeError: Error, Hashable, Sendable {
  /// The file, or what is packed in it, has more bytes than are read.
  case tooLarge(limit: Int)
  /// The bytes are not text in any encoding that is known here.
  case notText
  /// A field begins here with a quotation mark, and no other one ends it.
  case unclosedQuote(TextPlace)
  /// Something follows the quotation mark that ends a field.
  case textAfterQuote(TextPlace)
  /// A line has more fields than any table that is known here; the place is that of the first one
  /// too many.
  case tooManyColumns(TextPlace, limit: Int)
  /// The text begins as JSON and makes no sense from here on.
  case invalidJSON(TextPlace)
  /// The text is JSON, but neither a library nor one of the lists that are known here.
  case unknownJSON
  /// A table has no column that names titles.
  case unknownColumns([String])
  /// The lines are neither rows of a table nor names of titles; the first one begins like this.
  case notNames(String)
  /// Git has left both sides of a conflict in the file.
  case conflictMarks(line: Int)
  /// A table has the ratings of many people.
  case ratingsOfOthers
  /// A table is about series, and not about what the user has seen of them.
  case noViewings
  /// The file is a spreadsheet, and not a table of text.
  case spreadsheet
  /// A newer version of the program wrote the library.
  case newer(version: Int)
  /// The file is a zip archive and cannot be unpacked.
  case damagedArchive
  /// The file is a zip archive, and the library that unpacks it cannot be loaded.
  case withoutUnpacker
  /// The archive has a file that only a password opens.
  case encryptedArchive
  /// The archive has more files than are read.
  case tooManyFiles(limit: Int)
}
