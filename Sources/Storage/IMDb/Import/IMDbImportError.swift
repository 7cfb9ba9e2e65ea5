public import Files

/// The reason why IMDb's data was not imported; the previous data is still in use.
public enum IMDbImportError: Error, Hashable, Sendable {
  /// The folder lacks dumps that the level needs.
  case missingFiles([IMDbDump], folder: String)
  /// A dump cannot be read to its end.
  ///
  /// The line, counted from 1, is the first one that is incomplete or was not reached.
  case unreadableDump(IMDbDump, file: String, IMDbDumpFault, line: Int)
  /// The dumps hold so little that the import is most likely a mistake.
  case tooLittle(IMDbLoss)
  /// The disk lacks room for the new file beside the old one; both sizes are in bytes.
  case noRoom(needed: Int, free: Int, folder: String)
  /// Another import or update of the same file is under way.
  case locked(folder: String)
  /// zlib, which unpacks the dumps, cannot be loaded.
  case withoutUnpacker
  /// Ratings alone cannot be updated before a whole import.
  case nothingToUpdate(folder: String)
  /// The file cannot be written, or the existing one cannot be read.
  case file(FileFailure)
  case cancelled
}

/// The fault that makes a dump unreadable.
public enum IMDbDumpFault: Error, Hashable, Sendable {
  /// The name belongs to a pipe, a device or a socket.
  case notAnOrdinaryFile
  /// The file has no contents.
  case empty
  /// The file is a web page, as servers send instead of an error.
  case webPage
  /// The file ends in the middle, as after an interrupted download.
  case cutOff
  /// The contents are not valid gzip data, or differ from their checksum.
  case damaged
  /// The first line does not name the columns that the dump should have; the text is its beginning.
  case otherColumns(String)
  /// The system cannot read the file.
  case unreadable(reason: String)
}
