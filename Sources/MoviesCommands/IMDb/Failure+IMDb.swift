import Downloads
import Files
import Foundation
import MoviesSession
import MoviesUI
import SafeText
import Storage
import Transport

extension Failure {
  /// The failure of an import that was stopped: the old data stays in use, and downloads are kept.
  static let importStopped = Failure(
    "Stopped. The data from before is still in use; the same command goes on where it stopped.",
    exitCode: .interrupted)

  /// Makes the failure for an import of IMDb's data, with advice for a shell.
  init(_ error: IMDbImportError) {
    switch error {
    case .missingFiles(let dumps, let folder):
      let names = dumps.map(\.fileName).formatted
      let isThere = FileManager.default.fileExists(atPath: folder)
      self.init(
        isThere ? "\(folder) lacks \(names)." : "\(folder) does not exist.",
        exitCode: .missingInput)
    case .unreadableDump(_, let file, let fault, let line):
      let place = line > 1 ? " (line \(line))" : ""
      self.init("\(file): \(fault.words)\(place).", exitCode: fault.exitCode)
    case .tooLittle(let loss): self.init(loss.words, exitCode: .unreadableData)
    case .noRoom(let needed, let free, let folder):
      self.init(
        "Not enough room at \(folder): \(needed.asRoundMegabytes) are needed, "
          + "\(free.asRoundMegabytes) are free.", exitCode: .databaseRefused)
    case .locked:
      self.init(
        "Another import or update is under way. Wait for it to end.", exitCode: .databaseRefused)
    case .withoutUnpacker:
      self.init(
        SystemLibrary.zlib.advice ?? "zlib, which unpacks the files, cannot be loaded.",
        exitCode: .resourceRefused)
    case .nothingToUpdate: self = .imdbNotInstalled
    case .file(let failure): self.init(failure)
    case .cancelled: self = .importStopped
    }
  }

  static let imdbNotInstalled = Failure(
    "IMDb's data is not installed. To install it: movies-tui imdb import",
    exitCode: .nothingMatched)

  /// Makes the failure for a file of IMDb's data.
  init(_ failure: FileFailure) {
    self.init(failure.line(about: .imdb), exitCode: .databaseRefused)
  }

  /// Makes the failure for a download of IMDb's data.
  init(_ failure: DownloadFailure, of dump: IMDbDump, from host: String, to place: IMDbInstallation)
  {
    let hasBegun = place.downloads.bytes(of: dump.fileName) > 0
    let kept = hasBegun ? " What came is kept; the same command goes on from there." : ""
    switch failure {
    case .transport(.cancelled): self = .importStopped
    case .transport(let error):
      self.init("\(dump.fileName): \(error.words(at: host)).\(kept)", exitCode: .unavailable)
    case .status(let code):
      self.init(
        "\(dump.fileName): \(host) answered with status \(code) instead of the file.",
        exitCode: .unavailable)
    case .contradiction:
      self.init(
        "\(dump.fileName): \(host) sends another part than was asked for. Try again later.",
        exitCode: .unavailable)
    case .tooLarge(let bound):
      self.init(
        "\(dump.fileName): \(host) sends more than \(bound.asRoundMegabytes), twice what was "
          + "announced. What came is removed; try again later.", exitCode: .unavailable)
    case .noRoom(let free):
      self.init(
        "Not enough room at \(place.downloads.path) for \(dump.fileName): \(free.asRoundMegabytes) "
          + "could be used. What came of it is removed.", exitCode: .databaseRefused)
    case .file(let error):
      self.init(FileFailure(FileTrouble(writing: error), of: place.downloads.file(dump.fileName)))
    }
  }
}

extension TransportError {
  /// Describes what happened on the way to a server, without a full stop.
  fileprivate func words(at host: String) -> String {
    switch self {
    case .cannotResolve, .cannotConnect: "can't reach \(host)"
    case .tls(let reason): "the connection to \(host) is not safe: \(reason)"
    case .timedOut: "\(host) did not answer in time"
    case .tooSlow: "\(host) sends too slowly"
    case .connectionLost(let reason): "the connection to \(host) broke: \(reason)"
    case .invalidURL(let reason): "the address can't be used: \(reason)"
    case .tooLarge, .cancelled: "the transfer ended"
    case .failed(let reason): "the transfer failed: \(reason)"
    }
  }
}

extension IMDbDumpFault {
  fileprivate var words: String {
    switch self {
    case .notAnOrdinaryFile: "it is not an ordinary file"
    case .empty: "the file is empty"
    case .webPage: "the file is a web page"
    case .cutOff: "the file ends in the middle, as after an interrupted download"
    case .damaged: "the contents are damaged"
    case .otherColumns(let line):
      "the first line does not name the expected columns: “\(Sanitizer.line(line, limit: 200))”"
    case .unreadable(let reason): "the file cannot be read (\(reason))"
    }
  }

  fileprivate var exitCode: ProgramExitCode {
    switch self {
    case .unreadable, .notAnOrdinaryFile: .missingInput
    case .empty, .webPage, .cutOff, .damaged, .otherColumns: .unreadableData
    }
  }
}

extension IMDbLoss {
  fileprivate var words: String {
    let held = after == 0 ? "no \(noun)s" : after.counted(noun)
    guard before > 0 else {
      return "The files hold \(held); nothing was imported. In a shell, --anyway imports them."
    }
    return
      "The files hold \(held), and \(before.grouped) are here: the data from before is still in "
      + "use. In a shell, --anyway imports them."
  }

  private var noun: String {
    switch kind {
    case .titles: "title"
    case .episodes: "episode"
    case .ratings: "rating"
    }
  }
}

extension [String] {
  /// The texts as an enumeration for a sentence, such as `a, b and c`.
  fileprivate var formatted: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
