internal import Foundation

/// News from a process that imports IMDb's data, one line of JSON each.
public enum IMDbImportEvent: Sendable, Codable, Hashable {
  case progressed(IMDbImportProgress)
  /// The new data is in use from now on.
  case finished(titles: Int, ratings: Int)
  /// There was nothing newer than the data in use.
  case nothingNewer
  /// The earlier data is still in use; the reason is a sentence, `nil` if unknown.
  case failed(reason: String?)
}

extension IMDbImportEvent {
  /// The news as a line of JSON.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Numbers and texts can always be written.
    let bytes = (try? encoder.encode(self)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a line of JSON; returns `nil` if it is something else.
  public init?(_ line: String) {
    guard let news = try? JSONDecoder().decode(IMDbImportEvent.self, from: Data(line.utf8)) else {
      return nil
    }
    self = news
  }
}

/// The progress of an import of IMDb's data.
public struct IMDbImportProgress: Sendable, Codable, Hashable {
  /// A step of an import.
  public enum Step: String, Sendable, Codable, Hashable {
    case downloading, reading, writing, finishing
  }

  public var step: Step
  /// The share of the step that is done, from 0 to 100; `nil` if unknown.
  public var percent: Int?
  /// The seconds that the step still takes; `nil` if unknown.
  public var secondsLeft: Int?

  public init(_ step: Step, percent: Int? = nil, secondsLeft: Int? = nil) {
    self.step = step
    self.percent = percent
    self.secondsLeft = secondsLeft
  }
}
