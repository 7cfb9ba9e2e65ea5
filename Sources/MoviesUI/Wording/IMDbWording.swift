import MoviesCore

/// The words about IMDb's data in a session.
enum IMDbWording {
  /// Returns the offer of IMDb's data, for a screen without titles.
  static func offer(_ keys: Keymap, in pane: Pane) -> String {
    "Press \(keys.reach(.imdb, from: pane)) for all of IMDb on your own disk."
  }

  static func title(_ question: IMDbQuestion) -> String {
    switch question {
    case .begin(.install, _): "All of IMDb on your own disk"
    case .begin(.update, _): "Update IMDb's data?"
    case .stop(.install): "Stop the import?"
    case .stop(.update): "Stop the update?"
    }
  }

  /// Returns the explanation of a question, with what the user should know before answering.
  static func words(_ question: IMDbQuestion) -> String {
    switch question {
    case .begin(.install, let cost):
      "Every film and series with its rating, and episodes: searched as you type, without a key or "
        + "a network. IMDb offers this data for personal, non-commercial use; the terms are at "
        + "developer.imdb.com/non-commercial-datasets. \(cost.words) You can go on browsing."
    case .begin(.update, _):
      "It takes newer ratings, and everything once a week. Data from an older version of the program "
        + "then finds Chinese, Japanese, Korean and Thai names by any part, too. You can go on "
        + "browsing."
    case .stop:
      "What was downloaded is kept, and the data from before is still in use. The same key goes on "
        + "where it stopped."
    }
  }

  static func help(_ question: IMDbQuestion) -> String {
    switch question {
    case .begin(.install, _): "⏎ downloads and imports it; Esc leaves it."
    case .begin(.update, _): "⏎ updates it; Esc leaves it as it is."
    case .stop: "⏎ stops it; Esc lets it go on."
    }
  }

  /// Returns the effect of Enter, for the footer.
  static func hint(_ question: IMDbQuestion) -> String {
    switch question {
    case .begin(.install, _): "install"
    case .begin(.update, _): "update"
    case .stop: "stop"
    }
  }

  static func words(_ notice: IMDbNotice) -> String {
    switch notice {
    case .finished(let titles, _) where titles > 0:
      "IMDb's data is here: \(titles.counted("title"))."
    case .finished(_, let ratings): "IMDb's ratings are here: \(ratings.counted("rating"))."
    case .nothingNewer: "IMDb has nothing newer."
    case .failed(let reason?): reason
    case .failed(nil): "IMDb's data was not imported. Run movies-tui imdb import to see why."
    case .stopped: "Stopped. The data from before is still in use."
    case .notFromHere:
      "IMDb's data can't be installed from here. In a shell: movies-tui imdb import"
    }
  }

  /// Returns the progress for the header, such as `IMDb ↓ 34 %`.
  static func progress(_ work: IMDbState.Work) -> String {
    guard let progress = work.progress else { return "IMDb …" }
    let sign = progress.step == .downloading ? "↓ " : ""
    guard progress.step != .finishing, let percent = progress.percent else {
      return "IMDb \(sign)…"
    }
    return "IMDb \(sign)\(percent) %"
  }

  /// Returns the progress as a sentence.
  static func sentence(about work: IMDbState.Work) -> String {
    let progress = work.progress
    let details = [
      progress?.percent.map { "\($0) %" }, progress?.secondsLeft.map { "\($0.asShortTime) left" },
    ].compactMap(\.self)
    let deed = "\(progress?.step.words ?? "Getting") IMDb's data"
    return details.isEmpty ? "\(deed)." : "\(deed): \(details.joined(separator: ", "))."
  }

  /// Returns the progress with the remaining time.
  static func longProgress(_ work: IMDbState.Work) -> String {
    let left = work.progress?.secondsLeft.map { " · \($0.asShortTime) left" } ?? ""
    return progress(work) + left
  }
}

extension IMDbImportProgress.Step {
  /// The verb of the step, at the beginning of a sentence.
  fileprivate var words: String {
    switch self {
    case .downloading: "Downloading"
    case .reading: "Reading"
    case .writing: "Writing"
    case .finishing: "Finishing"
    }
  }
}

extension IMDbCost {
  fileprivate var words: String {
    "Download \(download.asRoundMegabytes), on disk \(disk.asRoundMegabytes), about "
      + "\(Swift.max(1, (seconds + 30) / 60).asHoursAndMinutes) after the download."
  }
}

extension Int {
  /// This many bytes, rounded to a readable size: `258 MB`, `1.3 GB`.
  public var asRoundMegabytes: String {
    let megabytes = (self + 500_000) / 1_000_000
    guard megabytes >= 1_000 else { return "\(megabytes) MB" }
    let tenths = (megabytes + 50) / 100
    return "\(tenths / 10).\(tenths % 10) GB"
  }

  /// This many seconds: `14 s`, and in whole minutes from one on.
  fileprivate var asShortTime: String {
    self < 60 ? "\(self) s" : ((self + 30) / 60).asHoursAndMinutes
  }
}
