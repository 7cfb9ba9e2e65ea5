import SafeText
import Titles

/// The members of a JSON object, each field read independently.
///
/// A field that is absent, `null`, `"N/A"`, blank or of an unexpected shape is `nil` or empty, and
/// nothing else is affected. Names are compared without regard to case, since XML-based proxies
/// send `title` for `Title`. Every text that leaves here has passed the sanitiser; there is no
/// other way from a reply into a model.
struct Fields {
  private let members: [JSONValue.Member]

  init?(_ value: JSONValue) {
    guard case .object(let members) = value else { return nil }
    self.members = members
  }

  func has(_ name: String) -> Bool { value(name) != nil }

  /// Reads a line of text: entities decoded, harmless for a terminal, `nil` if it is missing.
  func line(_ name: String, limit: Int = 500) -> String? {
    guard let raw = raw(name) else { return nil }
    // Far more than the limit, whatever entities and controls take up, so that the work is bounded.
    let bound = 10 * limit
    let beginning = raw.utf8.count <= bound ? raw : String(raw.unicodeScalars.prefix(bound))
    return Fields.present(Sanitizer.line(HTMLEntities.decoded(beginning), limit: limit))
  }

  /// Reads a text of several sentences, as one line of at most 5,000 characters.
  func prose(_ name: String) -> String? { line(name, limit: 5_000) }

  /// Returns the objects of an array; empty if the field is something else.
  func objects(_ name: String) -> [Fields] { rows(name)?.compactMap(\.self) ?? [] }

  /// Returns the elements of an array, with `nil` for those that are not objects; `nil` if the
  /// field is something else.
  func rows(_ name: String) -> [Fields?]? {
    guard case .array(let elements) = value(name) else { return nil }
    return elements.map { Fields($0) }
  }

  /// Reads an address that may be opened: `http` or `https`, ASCII without spaces or controls, at
  /// most 2,000 characters.
  func link(_ name: String) -> String? {
    guard let text = raw(name)?.trimmed, text.utf8.count <= 2_000,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let isWeb = ["http://", "https://"].contains { scheme in
      text.utf8.count > scheme.utf8.count && text.lowercased().hasPrefix(scheme)
    }
    return isWeb ? text : nil
  }

  /// Returns the original text, unsanitised; only for parsing values with a fixed form.
  func raw(_ name: String) -> String? {
    guard case .scalar(let text) = value(name) else { return nil }
    return text
  }

  private func value(_ name: String) -> JSONValue? {
    members.first { $0.name.isEqualIgnoringCase(name) }?.value
  }

  private static func present(_ text: String) -> String? {
    let text = text.trimmed
    return text.isEmpty || text == "N/A" ? nil : text
  }
}

/// Days and years, each in the several forms that OMDb uses.
extension Fields {
  /// Reads a day such as `14 Jun 2013` or `2001-09-09`; `nil` for a year alone.
  func date(_ name: String) -> CalendarDate? {
    guard let text = raw(name)?.trimmed else { return nil }
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "-" })
    guard parts.count == 3 else { return nil }
    if parts[0].utf8.count == 4 {
      return CalendarDate(year: parts[0], month: Int(parts[1], in: 1...12), day: parts[2])
    }
    return CalendarDate(year: parts[2], month: Fields.month(parts[1]), day: parts[0])
  }

  /// Reads one year or a range of years: `2013`, `2012–2014`, `2012–`, with a dash or a hyphen.
  func years(_ name: String) -> YearRange? {
    guard let text = raw(name)?.trimmed else { return nil }
    let numbers = text.split(whereSeparator: { !($0.isASCII && $0.isNumber) }).compactMap {
      $0.utf8.count == 4 ? Int($0, in: 0...9_999) : nil
    }
    guard let start = numbers.first, Fields.plausibleYears.contains(start) else { return nil }
    if let end = numbers.dropFirst().first {
      return end >= start && Fields.plausibleYears.contains(end)
        ? YearRange(start: start, end: end) : YearRange(start)
    }
    return text.last?.isDash == true ? YearRange(start: start, end: nil) : YearRange(start)
  }

  static let plausibleYears = 1800...2200

  private static func month(_ name: some StringProtocol) -> Int? {
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    return names.firstIndex(of: name.prefix(3).lowercased()).map { $0 + 1 }
  }
}

extension CalendarDate {
  /// Makes a date; `nil` for a day that is not in the calendar.
  fileprivate init?(year: some StringProtocol, month: Int?, day: some StringProtocol) {
    guard let year = Int(year, in: Fields.plausibleYears), let month,
      let day = Int(day, in: 1...CalendarDate.days(inMonth: month, of: year))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Character {
  /// Whether the character is a dash of any length, or the remains of one in a wrong encoding.
  fileprivate var isDash: Bool {
    switch self {
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FFFD}", "\u{201C}": true
    default: false
    }
  }
}

/// Plots and awards, repaired where OMDb's own sources left something in or out.
extension Fields {
  /// Reads a plot without scraped scripts and link texts, with `…` if it stops in the middle of a
  /// sentence.
  func plot(_ name: String) -> String? {
    guard var plot = prose(name) else { return nil }
    for scrap in Fields.scraps {
      guard let start = plot.firstIndex(ofText: scrap.marker),
        !scrap.isObject || plot[start...].dropFirst(scrap.marker.count).isUseOfMember
      else { continue }
      let prose = plot[..<start]
      plot = (scrap.hasPrefix ? prose.droppingLastWord : prose).trimmed
    }
    plot = plot.withVisibleEnd
    return plot.isEmpty ? nil : plot
  }

  /// Reads the awards, and inserts the full stop that is missing in `BAFTA Award7 wins`.
  func awards(_ name: String) -> String? {
    guard let awards = prose(name) else { return nil }
    var mended = String.UnicodeScalarView()
    for scalar in awards.unicodeScalars {
      if "0"..."9" ~= scalar, mended.last?.properties.isAlphabetic == true {
        mended.append(contentsOf: ". ".unicodeScalars)
      }
      mended.append(scalar)
    }
    return String(mended)
  }

  /// A marker at which a script, a style sheet or a link's text begins; a plot never continues
  /// after it.
  private struct Remnant {
    var marker: String
    /// Whether the word that ends with the marker belongs to the scrap as well: `.summary{`.
    var hasPrefix = false
    /// Whether a sentence may also end with the marker, so that it counts only if one of its
    /// members is used: `window.open(`.
    var isObject = false
  }

  private static let scraps = [
    Remnant(marker: "See full synopsis"), Remnant(marker: "<script"), Remnant(marker: "<style"),
    Remnant(marker: "if(typeof"), Remnant(marker: "if (typeof"),
    Remnant(marker: "window.", isObject: true), Remnant(marker: "document.", isObject: true),
    Remnant(marker: "function(", hasPrefix: true), Remnant(marker: "function (", hasPrefix: true),
    Remnant(marker: "{", hasPrefix: true),
  ]
}

extension Substring {
  /// Whether the text continues like code: with a name, and then a call, an assignment or another
  /// member.
  fileprivate var isUseOfMember: Bool {
    let rest = drop { $0.isLetter || $0.isNumber || $0 == "_" }
    guard rest.count < count, let next = rest.first(where: { $0 != " " }) else { return false }
    return "(=.[;".contains(next)
  }

  /// Returns the text up to its last space; empty if it has none.
  fileprivate var droppingLastWord: Substring {
    lastIndex(of: " ").map { self[..<$0] } ?? ""
  }
}
