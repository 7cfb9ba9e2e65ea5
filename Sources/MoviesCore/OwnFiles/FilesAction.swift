public import Redux
public import Titles

/// Events of the user's own files, and of their page.
public enum FilesAction: Action, Codable, Equatable {
  /// The files may have changed: through a scan, a command, or another session.
  case changedElsewhere
  /// Everything that the user has as files was read.
  case came(OwnTitles)
  /// The files of a title arrived, from this revision.
  case listed(TitleID, files: [OwnFile], revision: Int)
  /// The facts about episodes and versions arrived.
  case factsCame(OwnFileFacts)
  /// The files could not be read.
  case failed(LibraryError)

  /// The user opened the page.
  case opened
  /// The selection moved by this many rows.
  case moved(by: Int)
  /// A row was selected by its index, from 0; an index out of range selects the nearest row.
  case selected(row: Int)
  /// The user turned by this many tabs.
  case tabMoved(by: Int)
  /// The user turned to a tab.
  case tabChosen(OwnFilesPage.Tab)

  /// The user asked for a scan.
  case scanAsked
  /// The running scan has seen this many files.
  case scanProgressed(Int)
  case scanEnded(FileScan)
  case scanFailed(LibraryError)
  /// The user stopped the scan.
  case scanStopped
}
