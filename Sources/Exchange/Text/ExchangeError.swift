/// The reason why a file cannot be read at all.
public enum ExchangeError: Error, Hashable, Sendable {
  /// The file, or its unpacked contents, has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The bytes are not text in any supported encoding.
  case notText
  /// A field begins here with a quotation mark that is never closed.
  case unclosedQuote(TextPlace)
  /// Something follows the quotation mark that ends a field.
  case textAfterQuote(TextPlace)
  /// A line has more fields than the limit; the place is that of the first one too many.
  case tooManyColumns(TextPlace, limit: Int)
  /// The text begins as JSON, but is invalid from here on.
  case invalidJSON(TextPlace)
  /// The text is JSON, but neither a library nor one of the supported lists.
  case unknownJSON
  /// A table has no column that names titles.
  case unknownColumns([String])
  /// The lines, which begin with this text, are neither rows of a table nor names of titles.
  case notNames(String)
  /// Git has left both sides of a conflict in the file.
  case conflictMarks(line: Int)
  /// The table has ratings by many people.
  case ratingsOfOthers
  /// The table is about series, but not about the user's viewings.
  case noViewings
  /// The file is a spreadsheet rather than a text table.
  case spreadsheet
  /// A newer version of the program wrote the library.
  case newer(version: Int)
  /// The file is a zip archive and cannot be unpacked.
  case damagedArchive
  /// The file is a zip archive, and the library that unpacks it cannot be loaded.
  case withoutUnpacker
  /// The archive has an encrypted file.
  case encryptedArchive
  /// The archive has more files than the limit.
  case tooManyFiles(limit: Int)
}
