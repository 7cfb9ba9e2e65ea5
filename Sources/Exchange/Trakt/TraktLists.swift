/// The lists in Trakt's `lists.json`, which has their names; the files with their titles are named
/// only after the lists' addresses.
struct TraktLists {
  private var headings: [(list: List, heading: ListHeading)] = []

  /// A list, with the field names of Trakt's API.
  private struct List: Decodable {
    var name: String
    var description: String?
    var ids: IDs

    struct IDs: Decodable {
      var trakt: Int?
      var slug: String
    }
  }

  /// Whether a file describes lists, rather than the titles in one.
  static func isAboutLists(_ file: ExchangeFile) -> Bool {
    FileName(file.name).stem.lowercased().hasSuffix("lists") && !lists(in: file).isEmpty
  }

  mutating func add(_ file: ExchangeFile) {
    headings += Self.lists(in: file).compactMap { list in
      let name = list.name.cleanLine
      guard !name.isEmpty else { return nil }
      return (list, ListHeading(name: name, note: list.description?.cleanNote))
    }
  }

  /// Returns the heading of the list whose titles are in a file: `noir-nights.json`,
  /// `list-noir-nights.json` or `lists-list-55-noir-nights.json`.
  func heading(of file: String) -> ListHeading? {
    let stem = FileName(file).stem.lowercased()
    return headings.first { list, _ in
      let slug = list.ids.slug.lowercased()
      let numbered = list.ids.trakt.map { "list-\($0)-\(slug)" } ?? slug
      return [slug, "list-\(slug)", numbered, "lists-\(numbered)"].contains(stem)
    }?.heading
  }

  private static func lists(in file: ExchangeFile) -> [List] {
    guard let text = (try? DecodedText(file.bytes))?.text, JSONElements.isArray(text),
      let elements = try? JSONElements.split(JSONElements.element(text))
    else { return [] }
    return elements.compactMap { JSONLines.value(List.self, in: $0) }
  }
}
