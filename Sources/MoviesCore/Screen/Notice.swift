public import Titles

/// What just happened and is told for a few seconds.
public enum Notice: Sendable, Codable, Hashable {
  case opened(link: String)
  case notOpened(link: String, OpeningFailure)
  case copied(text: String)
  /// The terminal was asked to copy, which does not say whether it did.
  case sentToTerminal(text: String)
  case notCopied(text: String, CopyingFailure)
  case mouseSwitched(isOn: Bool)
  /// What failed was tried again, so many times by now, and failed as well.
  case triedAgain(times: Int)
  /// The question was asked without something that was typed.
  case leftOut([QueryOmission])
  /// The text in the year's field is no year.
  case noYear
  /// The inspector finds no room on a smaller screen than this.
  case noRoomForInspector(needed: ScreenSize)
  /// The session goes on, and its recording does not.
  case recordingEnded(reason: String)
  /// The same, since the next file of the recording cannot begin.
  case recordingNotContinued(reason: String)

  /// Whether something did not come out as it was meant.
  public var isWarning: Bool {
    switch self {
    case .opened, .copied, .sentToTerminal, .mouseSwitched, .triedAgain: false
    case .notOpened, .notCopied, .leftOut, .noYear, .noRoomForInspector, .recordingEnded,
      .recordingNotContinued:
      true
    }
  }
}

/// Why a link was not opened.
public enum OpeningFailure: Error, Sendable, Codable, Hashable {
  /// There is no program here to open it with.
  case noBrowser
  case failed(program: String)
  /// So many links are still opening.
  case tooManyOpening(Int)
}

/// Why a text was not copied.
public enum CopyingFailure: Error, Sendable, Codable, Hashable {
  case noClipboard
  case noAnswer
}
