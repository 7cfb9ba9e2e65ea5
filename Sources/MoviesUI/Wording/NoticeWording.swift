import Keeping
public import MoviesCore
import SafeText
import Titles

extension Notice {
  /// The notice in one line: what happened, or why it did not and what to do by hand.
  ///
  /// A line that ends with a link or a text has no full stop, so that it can be copied.
  public var words: String {
    switch self {
    case .opened(let link): "Opened \(link)"
    case .notOpened(let link, let failure): "\(failure.words): \(link)"
    case .copied(let text): "Copied \(text)"
    case .sentToTerminal(let text): "Sent to the terminal's clipboard: \(text)"
    case .notCopied(let text, let failure): "\(failure.words): \(text)"
    case .mouseSwitched(true): "Mouse on. Hold Shift to select text."
    case .mouseSwitched(false): "Mouse off. Select text as usual."
    case .themeSwitched(.auto): "Theme: auto, by the terminal's background"
    case .themeSwitched(let theme): "Theme: \(theme.rawValue)"
    case .themeHardToRead(let theme, let background):
      "Theme: \(theme.rawValue), hard to read on this \(background.rawValue) background. "
        + "Set theme.background."
    case .postersSwitched(true): "Posters on."
    case .postersSwitched(false): "Posters off."
    case .noPictures: "This terminal cannot show pictures: it needs 256 colours and UTF-8."
    case .noRoomForWall: "The wall of posters needs a larger screen."
    case .triedAgain(1): "Still failing."
    case .triedAgain(let times): "Still failing after \(times) retries."
    case .sorted(let part): part.sentence ?? "Sorted \(part.order.words)."
    case .restLoaded(let rows, nil): "The first \(rows.grouped) titles are loaded; there are more."
    case .restLoaded(let rows, let count?) where rows >= count: "The whole list is loaded."
    case .restLoaded(let rows, let count?):
      "\(rows.grouped) of \(count.grouped) titles loaded."
    case .scanned(let scan): scan.words
    case .scanStopped: "Scan stopped. Nothing has changed."
    case .filesFailed(let error): error.filesWords
    case .playing(let title, let others, let start, let isFollowed):
      Notice.words(playing: title, others: others, start: start)
        + (isFollowed ? "" : " This player does not tell how far it plays.")
    case .notPlayed(let failure): failure.words
    case .allSeen(let series): "You have seen every episode of \(series) that you have."
    case .noImport: "This session cannot import files."
    case .restPrice(let requests): "Loading the rest may cost \(requests.counted("request"))."
    case .factsPrice(let offer): offer.sentence
    case .lookedUp(let done, let count, let error, let source):
      Notice.words(lookedUp: done, of: count, error, at: source)
    case .leftOut(let omissions): omissions.map(\.sentence).joined(separator: " ")
    case .wrongYears(let mistake): mistake.words
    case .wrongFilter(let mistake): mistake.sentence
    case .noFurtherSeason(let season): "No season \(season) is listed."
    case .episodeWithoutID: "Nothing more is listed about this episode."
    case .episodeNotKept:
      "This episode has neither an IMDb id nor a number of its own, so it can't be kept."
    case .episodeNotIdentified: "This episode has no IMDb id."
    case .marksToCompare(let count): Notice.toCompare(marked: count)
    case .library(let step, let direction): Notice.words(about: step, direction)
    case .wentBack(let step, let count): Notice.words(wentBackTo: step, count: count)
    case .overtaken(let step): step.sentence
    case .imdb(let notice): IMDbWording.words(notice)
    case .libraryFailed(let error): error.words
    case .noteNotEdited(let command?, nil):
      "\(command) failed, so the note is as it was. Set EDITOR."
    case .noteNotEdited(let command?, let file?):
      "\(command) failed, so the note is as it was. What it wrote is in \(file)"
    case .noteNotEdited(nil, _): "No file for the editor, so the note is as it was."
    case .noteTooLong(let file):
      "Over \(Note.limit >> 10) KB, so not kept as a note. It is in \(file)"
    case .noteNotText(let file): "Not UTF-8, so not kept as a note. It is in \(file)"
    case .noteNotKept(let error, let file): "Your note is in \(file). \(error.words)"
    case .noLists: "No lists yet."
    case .nameTaken(let name):
      "Every library has a list “\(name.lowercased())” of its own. Type another name."
    case .listExists(let name): "There is a list “\(name)” already. Type another name."
    case .nothingToSave: "Nothing to save: filter the rows first."
    case .nothingToComplete: "Nothing to complete."
    case .marksTakenAway(let count, let elsewhere):
      Notice.takenAway(marks: count, elsewhere: elsewhere)
    case .nothingBefore: "Nothing to go back to."
    case .vetoed: "Not for \((Vetoes.days / 7).inWords) weeks."
    case .keyWithoutMeaning(let key): "\(key) does nothing here."
    case .noDoors: "There are no links in view."
    case .doorLabels: "Type the letter of a link."
    case .faintTheme(let colors):
      "Your theme is hard to read: \(colors.joinedByAnd). movies-tui config check says more."
    case .notRemembered(let failure): failure.words(about: .session)
    case .notKept(let failure): failure.words(about: .cache)
    case .imdbNotUsed(let failure): failure.words(about: .imdb)
    case .notSearchedHere: "What was opened before can't be searched: only the service answers."
    case .commandMeant(let line): "Did you mean “\(line)”?"
    case .noRoomForInspector(let needed):
      "The inspector needs \(needed.columns)×\(needed.rows)."
    case .recordingEnded(let reason): "The recording ended early: \(reason)."
    case .recordingNotContinued(let reason): "The recording ended early. \(reason)"
    }
  }
}

extension Notice {
  /// Returns the notice for the screen, with the key that helps.
  func words(_ keys: Keymap) -> String {
    switch self {
    case .library(let step, let direction):
      Notice.words(
        about: step, direction, undo: keys.name(of: .undo), redo: keys.name(of: .redo))
    case .wentBack(_, let count):
      "Undone: \(count.counted("step")). Press \(keys.name(of: .redo)) to redo them one by one."
    case .noLists: "\(words) Press \(keys.name(of: .addToList)) on a title to start one."
    case .nothingBefore: "\(words) Press \(keys.name(of: .quit)) to quit."
    case .vetoed: "\(words) \(keys.name(of: .takeVetoBack)) brings it back."
    case .keyWithoutMeaning: "\(words) \(keys.name(of: .help)) shows what does."
    case .doorLabels: "\(words) Press \(keys.reach(.back, from: .doorLabels)) to cancel."
    case .sorted(let part) where part.canLoadRest:
      "\(words) Press \(keys.name(of: .loadAll))."
    case .restPrice:
      "\(words) Press \(keys.name(of: .open)) to load it, \(keys.name(of: .back)) to leave it."
    case .factsPrice(let offer) where offer.requests > 0:
      "\(offer.situation) Press \(keys.name(of: .open)) to \(offer.deed)."
    default: words
    }
  }
}

extension Notice {
  /// Returns the notice in this many cells: the text is cut before the key that helps.
  func words(_ keys: Keymap, fittingCells cells: Int) -> String {
    let words = words(keys)
    guard words.cellWidth > cells, let start = words.ranges(of: " Press ").last?.lowerBound else {
      return words.clipped(toCells: cells)
    }
    let advice = String(words[start...])
    let room = cells - advice.cellWidth
    guard room >= Self.leastCells else { return words.clipped(toCells: cells) }
    return String(words[..<start]).clipped(toCells: room) + advice
  }

  /// The minimum number of cells of a legible notice before its key.
  private static let leastCells = 20
}

extension OpeningFailure {
  fileprivate var words: String {
    switch self {
    case .noBrowser: "No browser found. Open by hand"
    case .failed(let program): "\(program) failed. Open by hand"
    case .tooManyOpening(let count): "\(count) links are opening. Open by hand"
    }
  }
}

extension CopyingFailure {
  fileprivate var words: String {
    switch self {
    case .noClipboard: "No clipboard found. Copy by hand"
    case .noAnswer: "Clipboard timed out. Copy by hand"
    }
  }
}

extension Notice {
  /// Returns how many titles have to be marked to be compared, and how many are marked.
  static func toCompare(marked: Int) -> String {
    let (least, most) = (ComparePage.counts.lowerBound, ComparePage.counts.upperBound)
    let marks = marked == 0 ? "none is" : marked == 1 ? "1 is" : "\(marked.grouped) are"
    return "Mark \(least) to \(most) titles to compare them; \(marks) marked."
  }

  /// Returns the number of removed marks, and where they were.
  static func takenAway(marks: Int, elsewhere: Int) -> String {
    let place = elsewhere == 0 ? "" : elsewhere == marks ? " elsewhere" : ", \(elsewhere) elsewhere"
    return "Removed \(marks.counted("mark"))\(place)."
  }
}
