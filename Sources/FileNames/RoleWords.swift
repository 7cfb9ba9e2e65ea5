import Titles

/// The words by which samples, trailers and extras are told from titles.
enum RoleWords {
  /// Returns the role of whatever lies in some folders, if one of them has a special name.
  static func role(ofFolders folders: [String]) -> FileName.Role? {
    for (index, folder) in folders.enumerated() {
      let name = folder.lowercased()
      if ["sample", "samples"].contains(name) { return .sample }
      if ["trailer", "trailers"].contains(name) { return .trailer }
      if extraFolders.contains(name) || index > 0 && extraFoldersOfTitles.contains(name) {
        return .extra
      }
    }
    return nil
  }

  /// Returns the role that the name without its extension tells, if it is a special one.
  static func role(ofStem stem: String) -> FileName.Role? {
    guard mayTellRole(stem) else { return nil }
    // Suffixes are short, and so are names that are nothing but one.
    let end = String(String.UnicodeScalarView(stem.unicodeScalars.suffix(40))).lowercased()
    let name = end.filter { $0 != " " && $0 != "_" && $0 != "." }
    if ["sample", "trailer"].contains(name) { return name == "sample" ? .sample : .trailer }
    if let hyphen = end.lastIndex(of: "-") {
      let suffix = end[end.index(after: hyphen)...].trimmed.withoutNumber
      if let role = suffixes[suffix.filter { $0 != " " && $0 != "_" && $0 != "." }] {
        let isTight = end[..<hyphen].last != " "
        if isTight || spacedSuffixes.contains(suffix) && !isNumbered(stem) { return role }
      }
    }
    return role(ofWords: end.split { separators.contains($0) }, of: stem)
  }

  /// Returns the role that the last or the first word tells.
  private static func role(ofWords words: [Substring], of stem: String) -> FileName.Role? {
    guard let last = words.last, words.count > 1 else { return nil }
    if last.withoutNumber == "trailer" { return isNumbered(stem) ? nil : .trailer }
    // A film may be named `Free Sample`.
    if last == "sample" { return words.count > 2 ? .sample : nil }
    let start = stem.prefix(7).lowercased()
    guard start == "sample-" || start == "sample." else { return nil }
    // A film may be named `Sample`.
    let next = String(stem.dropFirst(7).prefix(4)).asNumber
    return next.map { Year.range.contains($0) } ?? false ? nil : .sample
  }

  /// Whether the last word, or the first, may be a special one; for most names that is all.
  private static func mayTellRole(_ stem: String) -> Bool {
    if stem.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "s") { return true }
    let end = stem.utf8.reversed().drop { !$0.isLetter }.prefix { $0.isLetter }
    guard end.count <= 15 else { return false }
    return lastWords.contains(String(decoding: end.reversed().map { $0 | 0x20 }, as: UTF8.self))
  }

  /// The last words of all names and suffixes below.
  private static let lastWords: Set<String> = Set(suffixes.keys)
    .union(["scenes", "reel", "of"])

  private static let separators: Set<Character> = [".", "_", " ", "(", ")", "-", "[", "]"]

  /// Whether a number makes the file an episode, whose title may be that of an extra.
  private static func isNumbered(_ stem: String) -> Bool {
    stem.first?.isNumber == true
      || EpisodeMark.find(in: NameTokens(stem)).map { $0.strength == .strong } ?? false
  }

  private static let extraFolders: Set<String> = [
    "extras", "featurettes", "featurette", "behind the scenes", "behindthescenes",
    "deleted scenes", "deletedscenes", "interviews", "bonus", "bonus features", "special features",
    "making of", "bloopers", "theme-music", "backdrops", "bonusmaterial", "bonus material",
    "gag reel", "extras & bonus",
  ]
  /// The names of folders that are extras within the folder of a title, and may be collections at
  /// the top.
  private static let extraFoldersOfTitles: Set<String> = [
    "shorts", "other", "others", "scenes", "clips", "extra", "interview", "specials & extras",
  ]
  private static let suffixes: [String: FileName.Role] = [
    "sample": .sample, "trailer": .trailer, "behindthescenes": .extra, "deleted": .extra,
    "deletedscene": .extra, "deletedscenes": .extra, "featurette": .extra, "featurettes": .extra,
    "interview": .extra, "scene": .extra, "short": .extra, "other": .extra, "extra": .extra,
    "extras": .extra, "clip": .extra, "bloopers": .extra, "gagreel": .extra, "makingof": .extra,
  ]
  /// The suffixes that mean the same behind a dash with blanks.
  private static let spacedSuffixes: Set<String> = [
    "sample", "trailer", "behind the scenes", "deleted scene", "deleted scenes", "featurette",
    "featurettes", "bloopers", "gag reel", "making of", "behindthescenes", "deletedscene",
  ]
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text without a number at its end.
  fileprivate var withoutNumber: String {
    var text = self
    while let last = text.last, last.isASCII, last.isNumber || last == " " { text.removeLast() }
    return String(text)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
