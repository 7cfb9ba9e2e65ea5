import Titles

/// Somebody in IMDb's data, as an import hands them to the tables.
struct IMDbPerson: Hashable, Sendable {
  /// The number in the id: 229 in `nm0000229`.
  var number: UInt32
  /// The name, with a number behind it for all but the best known of namesakes.
  var name: String
  /// In how many titles they have a part.
  var titles: Int

  /// A number that all namesakes share, and hardly anybody else.
  var key: Int { Self.key(ofFolded: PersonName(name).name.comparisonKey) }

  /// The key of a folded name: its bytes in the 32 bits of FNV-1a, which take less room than an
  /// index of names.
  static func key(ofFolded name: String) -> Int {
    Int(name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 })
  }
}
