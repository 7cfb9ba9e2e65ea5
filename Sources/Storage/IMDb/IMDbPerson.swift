import Titles

/// A person in IMDb's data, as an import passes it to the tables.
struct IMDbPerson: Hashable, Sendable {
  /// The number in the id: 229 in `nm0000229`.
  var number: UInt32
  /// The name, with a number for every namesake but the best known.
  var name: String
  /// The number of titles in which the person has a part.
  var titles: Int

  /// A number that all namesakes share, but hardly anyone else.
  var key: Int { Self.key(ofFolded: PersonName(name).name.comparisonKey) }

  /// Returns the key of a folded name: the 32-bit FNV-1a hash of its bytes, since an index of these
  /// takes less room than one of names.
  static func key(ofFolded name: String) -> Int {
    Int(name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 })
  }
}
