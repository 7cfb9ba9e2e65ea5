/// The elements directly below the roots of an information file; of several roots, the first one's
/// texts and all ids.
///
/// Such files are often not well-formed, and have several roots side by side, so they are read
/// tag by tag. What nothing is known of is passed over.
struct InformationElements {
  private(set) var root: String?
  /// IMDb's ids in elements for them.
  private(set) var ids: Set<String> = []
  /// IMDb's ids in links, anywhere in the file.
  private(set) var links: Set<String> = []
  private var texts: [String: String] = [:]

  private static let roots: Set<String> = ["movie", "tvshow", "episodedetails", "musicvideo"]
  private static let deepest = 64

  func text(_ name: String) -> String? { texts[name] }

  func number(_ name: String) -> Int? { texts[name]?.asNumber }

  /// The year of a day such as `1999-03-31`.
  func year(_ name: String) -> Int? {
    texts[name].flatMap { String($0.prefix(4)).asNumber }.flatMap { $0 > 1_000 ? $0 : nil }
  }

  mutating func read(_ bytes: [UInt8]) {
    findLinks(bytes)
    var open: [String] = []
    var tag: MarkupTag?
    var text: [UInt8] = []
    var markup = Markup(bytes)
    while let piece = markup.next() {
      switch piece {
      case .text(let bytes): if text.count < 4_096 { text += bytes.prefix(4_096) }
      case .tag(let next) where next.isClosing:
        if let tag, tag.name == next.name, open.count == 2 { take(tag, text) }
        if let place = open.lastIndex(of: next.name) { open.removeSubrange(place...) }
        tag = nil
      case .tag(let next):
        if open.isEmpty, Self.roots.contains(next.name) { root = root ?? next.name }
        if !next.isEmpty, open.count < Self.deepest, !open.isEmpty || Self.roots.contains(next.name)
        {
          open.append(next.name)
        }
        tag = next
        text = []
      }
    }
  }

  private mutating func take(_ tag: MarkupTag, _ text: [UInt8]) {
    let text = MarkupText.decoded(text)
    guard !text.isEmpty else { return }
    switch tag.name {
    case "uniqueid":
      if tag.type == "imdb", let id = NameIDs.imdbID(text.lowercased()) { ids.insert(id) }
    case "imdbid", "imdb_id", "imdb", "id":
      if let id = NameIDs.imdbID(text.lowercased()) { ids.insert(id) }
    default: if texts[tag.name] == nil { texts[tag.name] = text }
    }
  }

  /// Finds the ids in links such as `https://www.imdb.com/title/tt0133093/`.
  private mutating func findLinks(_ bytes: [UInt8]) {
    let beginning = Array("imdb.com/title/".utf8)
    var index = 0
    while index + beginning.count < bytes.count {
      guard bytes[index] == beginning[0], bytes[index...].starts(with: beginning) else {
        index += 1
        continue
      }
      index += beginning.count
      let end = bytes[index...].prefix(12).prefix { $0 == 0x74 || (0x30...0x39).contains($0) }
      if let id = NameIDs.imdbID(String(decoding: end, as: UTF8.self)) { links.insert(id) }
    }
  }
}
