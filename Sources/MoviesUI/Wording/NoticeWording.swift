public import MoviesCore

extension Notice {
  /// What happened, or why not and what to do by hand, in one line without a full stop.
  public var words: String {
    switch self {
    case .opened(let link): "opened \(link)"
    case .notOpened(let link, let failure): "\(failure.words): \(link)"
    case .copied(let text): "copied \(text)"
    case .sentToTerminal(let text): "sent to the terminal’s clipboard: \(text)"
    case .notCopied(let text, let failure): "\(failure.words): \(text)"
    case .mouseSwitched(true): "mouse on; hold Shift to select text"
    case .mouseSwitched(false): "mouse off; text can be selected as usual"
    case .triedAgain(1): "tried again without success"
    case .triedAgain(let times): "tried again \(times) times without success"
    case .leftOut(let omissions): omissions.map(\.sentence).joined(separator: " ")
    case .noYear: "no year: four digits, such as 1989, or nothing for any year"
    case .noRoomForInspector(let needed):
      "the inspector needs \(needed.columns)×\(needed.rows)"
    case .recordingEnded(let reason): "The recording ended early: \(reason)."
    case .recordingNotContinued(let reason): "The recording ended early. \(reason)"
    }
  }
}

extension OpeningFailure {
  fileprivate var words: String {
    switch self {
    case .noBrowser: "no browser to open it in; the link"
    case .failed(let program): "\(program) could not open it; the link"
    case .tooManyOpening(let count): "\(count) links are still opening; the link"
    }
  }
}

extension CopyingFailure {
  fileprivate var words: String {
    switch self {
    case .noClipboard: "no clipboard here; copy by hand"
    case .noAnswer: "no clipboard answers; copy by hand"
    }
  }
}
