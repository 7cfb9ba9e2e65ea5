import MoviesSession
import SafeText

extension Diagnostics {
  /// The findings as labelled lines, one paragraph per section.
  var text: [String] {
    let width = sections.flatMap(\.findings).map { $0.name.cellWidth }.max() ?? 0
    let paragraphs = sections.map { section in
      [section.name]
        + section.findings.map { "  " + $0.name.padded(toCells: width) + "  " + $0.value.plainText }
    }
    return Array(paragraphs.joined(separator: [""]))
  }
}

extension JSON {
  /// Makes an object of objects with the findings.
  init(_ diagnostics: Diagnostics) {
    self = .object(diagnostics.sections.map { ($0.name, .object($0.findings)) })
  }

  /// The value as plain text.
  fileprivate var plainText: String {
    switch self {
    case .null: "–"
    case .bool(let value): value ? "yes" : "no"
    case .string(let text): Sanitizer.line(text)
    default: text
    }
  }
}
