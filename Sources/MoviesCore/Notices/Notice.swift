public import Files
public import Titles

/// A message about something that just happened, shown for a few seconds.
public enum Notice: Sendable, Codable, Hashable {
  case opened(link: String)
  case notOpened(link: String, OpeningFailure)
  case copied(text: String)
  /// The terminal was asked to copy; it does not say whether it did.
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
  /// A retry failed too; the number of retries so far.
  case triedAgain(times: Int)
  /// The list is sorted, as far as it is known.
  case sorted(SortedPart)
  /// Loading the rest of the list has ended, with this many of its rows loaded; of `nil` if nobody
  /// has counted them.
  case restLoaded(rows: Int, of: Int?)
  /// Loading the rest of the list may cost this many requests, and the user is asked for it.
  case restPrice(requests: Int)
  /// Looking up facts that the list lacks takes requests, and the user is asked for it, unless none
  /// may be made.
  case factsPrice(FactsOffer)
  /// Looking up facts has ended, with this many titles, and perhaps with the error that ended it.
  case lookedUp(Int, of: Int, CatalogueError?, at: DataSource)
  /// Something that was typed was left out of the question.
  case leftOut([QueryOmission])
  /// The text in the year field cannot be used.
  case wrongYears(YearMistake)
  /// The text of the filter cannot be used.
  case wrongFilter(ExpressionMistake)
  /// The catalogue lists no season beyond the last one.
  case noFurtherSeason(Int)
  /// The catalogue has no id for an episode, so that there is nothing more to read about it.
  case episodeWithoutID
  /// For the same reason, nothing can be kept about an episode.
  case episodeNotKept
  /// For the same reason, an episode can be neither marked nor linked to.
  case episodeNotIdentified
  /// So many titles are marked, and as many cannot be compared.
  case marksToCompare(Int)
  /// The library was changed, or a change was taken back or done again; `nil` if there was none.
  case library(LibraryStep?, LibraryDirection)
  /// So many steps of the library were taken back together, the last of them this one.
  case wentBack(to: LibraryStep, count: Int)
  /// Nothing can be done again, since another session has overtaken this step.
  case overtaken(OvertakenStep)
  /// Something with IMDb's data has ended, or does not begin.
  case imdb(IMDbNotice)
  /// This session cannot import files.
  case noImport
  /// The library could not do what it was asked for.
  case libraryFailed(LibraryError)
  /// The user's editor could not be run, or failed, so that the note is as it was; what it has
  /// written all the same stays in this file.
  case noteNotEdited(command: String?, file: String? = nil)
  /// The user's text is too long for a note, and stays in this file; the note is as it was.
  case noteTooLong(file: String)
  /// The user's text is not in UTF-8, and stays in this file; the note is as it was.
  case noteNotText(file: String)
  /// The library could not keep the user's note, which stays in this file.
  case noteNotKept(LibraryError, file: String)
  /// There are no lists of the user's own to go to.
  case noLists
  /// Every library has a list of this name, so that no other can have it.
  case nameTaken(String)
  /// The user has a list of this name, which does not fill itself.
  case listExists(String)
  /// There is neither a filter nor a query to save as a list.
  case nothingToSave
  /// There is nothing that a key could complete in the text of a field.
  case nothingToComplete
  /// So many marks were taken away, so many of them from titles that the page does not show.
  case marksTakenAway(Int, elsewhere: Int)
  /// There is nothing to go back to.
  case nothingBefore
  /// A proposal for tonight is not wanted, for as long as a veto holds.
  case vetoed
  /// A key does nothing on this page.
  case keyWithoutMeaning(String)
  /// The screen shows nothing that leads on.
  case noDoors
  /// The letter of a door is to be typed.
  case doorLabels
  /// These colours of the user's own theme are hard to read.
  case faintTheme(colors: [String])
  /// The last session is not remembered, or this one will not be.
  case notRemembered(FileFailure)
  /// Answers are not kept between sessions, or no longer as they were.
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
  /// The same, because the next file of the recording could not be started.
  case recordingNotContinued(reason: String)

  /// Returns the notice of how much of a list is loaded.
  public static func restLoaded(of results: Results) -> Notice {
    .restLoaded(
      rows: results.loadedCount, of: results.unloadedCount.map { results.loadedCount + $0 })
  }

  /// Whether something went wrong.
  public var isWarning: Bool {
    switch self {
    case .imdb(.failed), .imdb(.notFromHere): true
    case .imdb: false
    case .opened, .copied, .sentToTerminal, .mouseSwitched, .themeSwitched, .postersSwitched,
      .triedAgain, .library, .wentBack, .overtaken, .noLists, .nameTaken, .listExists,
      .nothingToSave, .nothingToComplete, .marksTakenAway, .marksToCompare, .noFurtherSeason,
      .episodeWithoutID,
      .episodeNotKept, .episodeNotIdentified, .nothingBefore, .vetoed, .keyWithoutMeaning, .noDoors,
      .doorLabels, .sorted, .restLoaded, .restPrice,
      .factsPrice,
      .lookedUp(_, of: _, nil, at: _), .commandMeant:
      false
    case .themeHardToRead, .faintTheme, .noImport,
      .noPictures, .noRoomForWall, .notOpened, .notCopied, .leftOut,
      .wrongYears, .wrongFilter,
      .lookedUp,
      .notRemembered,
      .notKept, .imdbNotUsed, .notSearchedHere, .libraryFailed, .noteNotEdited, .noteTooLong,
      .noteNotText,
      .noteNotKept,
      .noRoomForInspector,
      .recordingEnded,
      .recordingNotContinued:
      true
    }
  }
}

/// Why a link was not opened.
public enum OpeningFailure: Error, Sendable, Codable, Hashable {
  /// There is no program to open it with.
  case noBrowser
  case failed(program: String)
  /// This many links are still opening.
  case tooManyOpening(Int)
}

/// Why a text was not copied.
public enum CopyingFailure: Error, Sendable, Codable, Hashable {
  case noClipboard
  case noAnswer
}
