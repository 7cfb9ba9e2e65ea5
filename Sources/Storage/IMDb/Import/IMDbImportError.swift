public import Files

/// Why IMDb's data was not imported; what was there before is still in use.
public enum IMDbImportError: Error, Hashable, Sendable {
  /// The folder lacks dumps that the level needs.
  case missingFiles([IMDbDump], folder: String)
  /// A dump cannot be read to its end.
  ///
  /// The line is the first one that is not whole or that was not reached, counted from 1.
  case unreadableDump(IMDbDump, file: String, IMDbDumpFault, line: Int)
  /// The dumps hold so little that the import is most likely a mistake.
  case tooLittle(IMDbLoss)
  /// The disk has too little room for the new file beside the old one, both in bytes.
  case noRoom(needed: Int, free: Int, folder: String)
  /// Another import or update of the same file is under way.
  case locked(folder: String)
  /// zlib, which unpacks the dumps, cannot be loaded.
  case withoutUnpacker
  /// An update of ratings alone, without a whole import before it.
  case nothingToUpdate(folder: String)
  /// The file cannot be written, or the one that is there cannot be read.
  case file(FileFailure)
  case cancelled
}

/// The fault that makes a dump unreadable.
public enum IMDbDumpFault: Error, Hashable, Sendable {
  /// There is a pipe, a device or a socket of that name.
  case notAnOrdinaryFile
  /// The file has no contents.
  case empty
  /// The file is a web page, as servers send instead of an error.
  case webPage
  /// The file ends in the middle, as after an interrupted download.
  case cutOff
  /// The contents make no sense to gzip, or differ from its checksum.
  case damaged
  /// The first line does not name the columns that the dump should have; this is how it begins.
  case otherColumns(String)
  /// The system does not read the file.
  case unreadable(reason: String)
}
