import Foundation
import Storage
import Titles

/// What differs from run to run in an output, and the words that stand for it in a transcript.
struct Placeholders {
  private let home: String
  private let start: Int

  /// - Parameters:
  ///   - home: The home of the run.
  ///   - start: When what the run may tell of began.
  init(home: String, since start: Date) {
    self.home = home
    self.start = Int(start.timeIntervalSince1970) - 1
  }

  /// The text with words for what differs.
  func applied(to text: String) -> String {
    let text = text.replacing(home, with: "<home>")
      // Services on this machine; nobody is asked on the port 1.
      .replacing(/(127\.0\.0\.1:)\d{2,5}/) { "\($0.1)<port>" }
    return maskingVersions(in: maskingTimes(in: text))
  }

  /// Times of the run, however they are told, and those of the history in local time.
  private func maskingTimes(in text: String) -> String {
    let end = Int(Date.now.timeIntervalSince1970) + 1
    let midnight = (end / 86_400 + 1) * 86_400
    let local = LibraryStore.localOffset
    func replace(
      _ pattern: Regex<(Substring, Substring)>, _ written: (Int) -> String, in text: String
    ) -> String {
      // All of them sort as they pass.
      let span = written(start)...written(end)
      return text.replacing(pattern) { match in
        match.0.replacing(match.1, with: span.contains(String(match.1)) ? "<now>" : match.1)
      }
    }
    var text = text.replacing(midnight.isoText, with: "<midnight>")
    for time in LibraryProfile.times {
      text = text.replacing(minute(time, local(time)), with: minute(time, 0))
    }
    text = replace(/(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)/, \.isoText, in: text)
    text = replace(/(\d{4}-\d\d-\d\d \d\d:\d\d)/, { minute($0, local($0)) }, in: text)
    text = replace(/(\d{4}-\d\d-\d\d)/, { String(minute($0, local($0)).prefix(10)) }, in: text)
    text = replace(/(\d{4}-\d\d-\d\d)/, { String($0.isoText.prefix(10)) }, in: text)
    for time in [start, end].map({ $0 + local($0) }) {
      guard let day = CalendarDate(isoText: String(time.isoText.prefix(10))) else { continue }
      text = text.replacing("\(day.day) \(Self.months[day.month - 1]) \(day.year)", with: "<today>")
    }
    text = text.replacing(/((?:backup|report)-)\d{8}-\d{6}/) { "\($0.1)<now>" }
    return replace(/\b([12]\d{9})\b/, \.description, in: text)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A time by clocks that are so many seconds ahead of Greenwich, to the minute.
  private func minute(_ time: Int, _ offset: Int) -> String {
    let text = (time + offset).isoText
    return text.prefix(10) + " " + text.dropFirst(11).prefix(5)
  }

  /// Versions of the program and of what it is built with, files of the system, and sizes of
  /// databases.
  private func maskingVersions(in text: String) -> String {
    text
      .replacing(/(?m)^(  (?:version|commit|swift|sqlite|ncurses|zlib|lib\w+) +).+$/) {
        "\($0.1)<version>"
      }
      .replacing(/("(?:version|commit|swift|sqlite|ncurses|zlib|lib\w+)": )(?:null|"[^"]*")/) {
        "\($0.1)\"<version>\""
      }
      .replacing(/(?m)^\d+\.\d+\.\d+$/, with: "<version>")
      .replacing(/(?m)^\.Dd .+$/, with: ".Dd <today>")
      .replacing(/("bytes": )\d+/) { "\($0.1)<size>" }
      .replacing(/(?m)^((?:  )?(?:Size|bytes) +)[\d.]+( MB)?$/) { "\($0.1)<size>" }
      .replacing(/( ratings, )[\d.]+ MB/) { "\($0.1)<size>" }
  }
}

extension Int {
  /// These seconds since 1970 by ISO 8601.
  fileprivate var isoText: String { Date(timeIntervalSince1970: Double(self)).formatted(.iso8601) }
}
