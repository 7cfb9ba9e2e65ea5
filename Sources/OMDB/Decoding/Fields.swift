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

  /// A line of text: entities decoded, harmless for a terminal, `nil` if there is none.
  func line(_ name: String, limit: Int = 500) -> String? {
    guard let raw = raw(name) else { return nil }
    // Far more than the limit, whatever entities and controls take up: work stays bounded.
    let bound = 10 * limit
    let beginning = raw.utf8.count <= bound ? raw : String(raw.unicodeScalars.prefix(bound))
    return Fields.present(Sanitizer.line(HTMLEntities.decoded(beginning), limit: limit))
  }

  /// A text of several sentences, as one line of at most 5,000 characters.
  func prose(_ name: String) -> String? { line(name, limit: 5_000) }

  /// The objects of an array; empty if the field is something else.
  func objects(_ name: String) -> [Fields] { rows(name)?.compactMap(\.self) ?? [] }

  /// The elements of an array, with `nil` for those that are not objects; `nil` if the field is
  /// something else.
  func rows(_ name: String) -> [Fields?]? {
    guard case .array(let elements) = value(name) else { return nil }
    return elements.map { Fields($0) }
  }

  /// An address that may be opened: `http` or `https`, ASCII without spaces or controls, at most
  /// 2,000 characters.
  func link(_ name: String) -> String? {
    guard let text = raw(name)?.trimmed, text.utf8.count <= 2_000,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let isWeb = ["http://", "https://"].contains { scheme in
      text.utf8.count > scheme.utf8.count && text.lowercased().hasPrefix(scheme)
    }
    return isWeb ? text : nil
  }

  /// The original text, unsanitised: only for parsing values with a fixed form.
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
