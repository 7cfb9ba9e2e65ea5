internal import SafeText
internal import Titles

/// A day, perhaps with a time, in one of the notations of the services.
///
/// The known notations are `2020-01-02`, `2020-01-02T03:04:05.000Z` with any offset from UTC,
/// IMDb's old `Thu Jan  2 03:04:05 2020`, JavaScript's `Thu Jan 02 2020 03:04:05 GMT+0000`, `2
/// January 2020`, `Jan 2, 2020`, the `02.01.2020` of spreadsheets, and `1/2/2020` if the position
/// of the month is known or unambiguous. Years with two digits, as in `1/15/24`, belong to the last
/// century from 70 on.
struct WrittenMoment: Hashable, Sendable {
  /// The day as it is written; services write times in UTC.
  var day: CalendarDate
  /// The seconds since midnight UTC of that day; with an offset, they may be negative or exceed a
  /// day.
  private var secondsOfDay: Int

  /// Parses a date or a time; returns `nil` for any other text, and for a day that does not exist.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - order: The order of the numbers in `1/2/2020`; `nil` if it is unknown.
  init?(_ text: String, _ order: DayOrder? = nil) {
    if let day = Self(isoDay: text) {
      self = day
      return
    }
    let words = text.split(whereSeparator: { " ,T\t".contains($0) })
    if let named = Self(namedMonthIn: text.split(whereSeparator: { " ,\t".contains($0) })) {
      self = named
      return
    }
    guard let first = words.first, words.count <= 2 else { return nil }
    let time = words.dropFirst().first
    let separator: Character = first.contains("/") ? "/" : first.contains(".") ? "." : "-"
    let parts = first.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    if parts[0].utf8.count == 4 {
      guard separator != "." else { return nil }
      self.init(year: parts[0], month: Int(parts[1], in: 1...12), day: parts[2], time: time)
    } else {
      let isShort = separator != "-" && parts[2].utf8.count == 2
      let year = isShort ? Self.century(of: parts[2]) + parts[2] : parts[2]
      let readings = (separator == "." ? .dayFirst : order).map { [$0] } ?? DayOrder.allCases
      let moments = readings.compactMap { Self(parts, $0, year: year, time: time) }
      guard let moment = moments.first, moments.allSatisfy({ $0 == moment }) else { return nil }
      self = moment
    }
  }

  /// Whether a text is one date if the day comes first, and a different one if the month does.
  static func isOfEitherOrder(_ text: String) -> Bool {
    DayOrder.allCases.allSatisfy { Self(text, $0) != nil } && Self(text) == nil
  }

  private static func century(of year: Substring) -> Substring { year < "70" ? "20" : "19" }

  /// Parses `2020-01-02`, the notation of almost all files.
  private init?(isoDay text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    self.init(year: parts[0], month: Int(parts[1], in: 1...12), day: parts[2], time: nil)
  }

  /// Parses `Thu Jan  2 03:04:05 2020`, `Thu Jan 02 2020 03:04:05 GMT+0000`, `2 January 2020` and
  /// `January 2 2020`.
  private init?(namedMonthIn words: [Substring]) {
    if words.count >= 6, words[5].hasPrefix("GMT"), let month = Self.month(words[1]) {
      self.init(year: words[3], month: month, day: words[2], time: words[4])
    } else if words.count == 5, let month = Self.month(words[1]) {
      self.init(year: words[4], month: month, day: words[2], time: words[3])
    } else if words.count == 3, let month = Self.month(words[1]) {
      self.init(year: words[2], month: month, day: words[0], time: nil)
    } else if words.count == 3, let month = Self.month(words[0]) {
      self.init(year: words[2], month: month, day: words[1], time: nil)
    } else {
      return nil
    }
  }

  private init?(_ parts: [Substring], _ order: DayOrder, year: Substring, time: Substring?) {
    let (day, month) = order == .dayFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
    self.init(year: year, month: Int(month, in: 1...12), day: day, time: time)
  }

  /// Whether a text is a year or a month, `1989` or `1989-06`, rather than a day.
  static func isYearOrMonth(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].utf8.count == 4, Int(parts[0], in: 1800...2200) != nil
    else { return false }
    return parts.count == 1 || Int(parts[1], in: 1...12) != nil
  }

  private init?(year: Substring, month: Int?, day: Substring, time: Substring?) {
    guard year.utf8.count == 4, let year = Int(year, in: 1800...2200), let month,
      let day = Int(day, in: 1...CalendarDate.days(inMonth: month, of: year))
    else { return nil }
    self.day = CalendarDate(year: year, month: month, day: day)
    guard let time else {
      secondsOfDay = 0
      return
    }
    guard let seconds = Self.seconds(time) else { return nil }
    secondsOfDay = seconds
  }

  /// The seconds since 1970.
  var seconds: Int { day.daysSince1970 * 86_400 + secondsOfDay }

  /// Formats a time in Trakt's notation: `2020-01-02T03:04:05.000Z`.
  static func isoText(seconds: Int) -> String {
    let day = CalendarDate(secondsSince1970: seconds)
    let rest = seconds - day.daysSince1970 * 86_400
    let clock = [rest / 3_600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(day.isoText)T\(clock.joined(separator: ":")).000Z"
  }

  /// Parses `03:04:05.000Z` or `03:04+01:00` as seconds since midnight UTC.
  private static func seconds(_ time: Substring) -> Int? {
    let clock = time.prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
    guard let ofClock = clockSeconds(clock.prefix { $0 != "." }) else { return nil }
    let zone = time[clock.endIndex...]
    guard let sign = zone.first, sign != "Z" else { return zone.utf8.count <= 1 ? ofClock : nil }
    guard let offset = clockSeconds(zone.dropFirst()) else { return nil }
    return sign == "+" ? ofClock - offset : ofClock + offset
  }

  private static func clockSeconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hours = Int(parts[0], in: 0...23),
      let minutes = Int(parts[1], in: 0...59),
      let seconds = parts.count == 3 ? Int(parts[2], in: 0...60) : 0
    else { return nil }
    return hours * 3_600 + minutes * 60 + seconds
  }

  /// Returns the number of a month by its English name, whole or with three letters.
  private static func month(_ name: Substring) -> Int? {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    let name = name.lowercased()
    return names.firstIndex { $0 == name || $0.prefix(3) == name }.map { $0 + 1 }
  }
}
