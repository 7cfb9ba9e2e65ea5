public import Files
public import Titles

/// A message about something that just happened, shown for a few seconds.
public enum Notice: Sendable, Codable, Hashable {
  case opened(link: String)
  case notOpened(link: String, OpeningFailure)
  case copied(text: String)
  /// The text was sent to the terminal, which does not confirm that it copied it.
  case sentToTerminal(text: String)
  case notCopied(text: String, CopyingFailure)
  case mouseSwitched(isOn: Bool)
  case themeSwitched(ThemeChoice)
  /// The theme was switched to one that is hard to read on the terminal's own background.
  case themeHardToRead(ThemeChoice, on: Background)
  case postersSwitched(isOn: Bool)
  /// The terminal cannot show pictures.
  case noPictures
  /// The screen has no room for a wall of posters.
  case noRoomForWall
  /// A retry failed too, after this number of retries.
  case triedAgain(times: Int)
  /// The list was sorted, as far as its values are known.
  case sorted(SortedPart)
  /// Loading the rest of the list has ended, with this many of its rows loaded; `of` is `nil` if
  /// their number is unknown.
  case restLoaded(rows: Int, of: Int?)
  /// Loading the rest of the list may cost this many requests, and the user is asked to agree.
  case restPrice(requests: Int)
  /// Looking up missing facts takes requests, and the user is asked to agree, unless none may be
  /// made.
  case factsPrice(FactsOffer)
  /// Looking up facts has ended for this many titles, with the error that ended it, if any.
  case lookedUp(Int, of: Int, CatalogueError?, at: DataSource)
  /// Some of the typed words were left out of the query.
  case leftOut([QueryOmission])
  /// The text in the year field cannot be used.
  case wrongYears(YearMistake)
  /// The text of the filter cannot be used.
  case wrongFilter(ExpressionMistake)
  /// The catalogue has no season after the last one.
  case noFurtherSeason(Int)
  /// The catalogue has no id for an episode, so that it has no details to read.
  case episodeWithoutID
  /// The catalogue has no id for an episode, so that nothing can be kept about it.
  case episodeNotKept
  /// The catalogue has no id for an episode, so that it can be neither marked nor linked to.
  case episodeNotIdentified
  /// This many titles are marked, which is not a number that can be compared.
  case marksToCompare(Int)
  /// The library was changed, or a change was undone or redone; `nil` if there was none.
  case library(UndoEntry?, LibraryDirection)
  /// This many steps of the library were undone together, back to and including this one.
  case wentBack(to: UndoEntry, count: Int)
  /// Nothing can be redone, since another session has overtaken this step.
  case overtaken(OvertakenStep)
  /// A job with IMDb's data has ended, or cannot begin.
  case imdb(IMDbNotice)
  /// A scan of the user's folders has ended.
  case scanned(FileScan)
  /// The user stopped a scan of their folders.
  case scanStopped
  /// The user's own files could not be read.
  case filesFailed(LibraryError)
  /// A player has been started with a title, at a second, and this many others; it may be one that
  /// does not report how far it comes.
  case playing(TitleSummary?, others: Int, start: Int?, isFollowed: Bool)
  /// Nothing was played.
  case notPlayed(PlayFailure)
  /// All episodes of a series that the user has are seen.
  case allSeen(of: String)
  /// This session cannot import files.
  case noImport
  /// The library could not carry out a request.
  case libraryFailed(LibraryError)
  /// The user's editor could not be run, or failed, so that the note is unchanged; any text that it
  /// has written stays in this file.
  case noteNotEdited(command: String?, file: String? = nil)
  /// The user's text is too long for a note, and stays in this file; the note is unchanged.
  case noteTooLong(file: String)
  /// The user's text is not in UTF-8, and stays in this file; the note is unchanged.
  case noteNotText(file: String)
  /// The library could not keep the user's note, which stays in this file.
  case noteNotKept(LibraryError, file: String)
  /// The user has no lists of their own to go to.
  case noLists
  /// Every library has a list of this name, so that no other can have it.
  case nameTaken(String)
  /// The user has a list of this name that is not a smart list.
  case listExists(String)
  /// There is neither a filter nor a query to save as a list.
  case nothingToSave
  /// There is nothing to complete in the text of a field.
  case nothingToComplete
  /// This many titles were unmarked; `elsewhere` counts those that the page does not show.
  case marksTakenAway(Int, elsewhere: Int)
  /// There is nothing to go back to.
  case nothingBefore
  /// The user turned down a proposal for tonight, for as long as a veto holds.
  case vetoed
  /// The key does nothing on this page.
  case keyWithoutMeaning(String)
  /// The screen has no links.
  case noDoors
  /// The user is asked to type the label of a link.
  case doorLabels
  /// These colours of the user's own theme are hard to read.
  case faintTheme(colors: [String])
  /// The last session could not be restored, or this one cannot be saved.
  case notRemembered(FileFailure)
  /// The file that keeps answers between sessions has failed.
  case notKept(FileFailure)
  /// IMDb's data on this machine cannot be used.
  case imdbNotUsed(FileFailure)
  /// The titles on this machine cannot be searched, so that only the service answers.
  case notSearchedHere
  /// The words to search for look like a mistyped command, which this line would run.
  case commandMeant(line: String)
  /// The inspector needs a screen of at least this size.
  case noRoomForInspector(needed: ScreenSize)
  /// The recording has ended; the session goes on.
  case recordingEnded(reason: String)
  /// The recording has ended, because its next file could not be started.
  case recordingNotContinued(reason: String)

  /// Returns the notice that tells how much of a list is loaded.
  public static func restLoaded(of results: Results) -> Notice {
    .restLoaded(
      rows: results.loadedCount, of: results.unloadedCount.map { results.loadedCount + $0 })
  }

  /// Whether the notice reports a problem.
  public var isWarning: Bool {
    switch self {
    case .imdb(.failed), .imdb(.notFromHere): true
    case .imdb: false
    case .scanned(let scan): !scan.away.isEmpty || !scan.unreadable.isEmpty
    case .opened, .copied, .sentToTerminal, .mouseSwitched, .themeSwitched, .postersSwitched,
      .triedAgain, .library, .wentBack, .overtaken, .noLists, .nameTaken, .listExists,
      .nothingToSave, .nothingToComplete, .marksTakenAway, .marksToCompare, .noFurtherSeason,
      .episodeWithoutID,
      .episodeNotKept, .episodeNotIdentified, .nothingBefore, .vetoed, .keyWithoutMeaning, .noDoors,
      .doorLabels, .sorted, .restLoaded, .restPrice,
      .factsPrice,
      .lookedUp(_, of: _, nil, at: _), .commandMeant, .scanStopped, .playing, .allSeen:
      false
    case .themeHardToRead, .faintTheme, .noImport,
      .noPictures, .noRoomForWall, .notOpened, .notCopied, .leftOut,
      .wrongYears, .wrongFilter,
      .lookedUp,
      .notRemembered,
      .notKept, .imdbNotUsed, .filesFailed, .notPlayed, .notSearchedHere, .libraryFailed,
      .noteNotEdited, .noteTooLong,
      .noteNotText,
      .noteNotKept,
      .noRoomForInspector,
      .recordingEnded,
      .recordingNotContinued:
      true
    }
  }
}

/// The reason why a link was not opened.
public enum OpeningFailure: Error, Sendable, Codable, Hashable {
  /// There is no program to open the link with.
  case noBrowser
  case failed(program: String)
  /// This many links are still opening.
  case tooManyOpening(Int)
}

/// The reason why a text was not copied.
public enum CopyingFailure: Error, Sendable, Codable, Hashable {
  case noClipboard
  case noAnswer
}

/// The outcome of a job with IMDb's data, or the reason why it did not begin.
public enum IMDbNotice: Sendable, Codable, Hashable {
  case finished(titles: Int, ratings: Int)
  case nothingNewer
  /// The reason is a sentence; `nil` if unknown.
  case failed(reason: String?)
  case stopped
  /// This session cannot install the data.
  case notFromHere
}
