/// The mark by which an added folder is known again: digests of up to fifty of the names in it.
///
/// Another disk at the same path has other names.
public struct RootMark: Hashable, Sendable {
  /// The digests, in ascending order: the least ones of all names, so that few of them change when
  /// names come and go.
  public var digests: [UInt64]

  /// The maximum number of names.
  private static let most = 50
  /// The part of the names that has to be there: one in so many.
  private static let share = 5

  public init(digests: [UInt64] = []) { self.digests = digests }

  /// Makes the mark of a folder with these names.
  ///
  /// - Complexity: O(*n* log *n*) in the number of names.
  public init(of names: some Sequence<[UInt8]>) {
    digests = Array(names.map(Self.digest).sorted().prefix(Self.most))
  }

  /// Returns whether a folder with these names can be the marked one: at least a fifth of the
  /// marked names are there.
  public func fits(_ names: some Sequence<[UInt8]>) -> Bool {
    guard !digests.isEmpty else { return true }
    let present = Set(names.map(Self.digest))
    return Self.isEnough(digests.count(where: present.contains), of: digests.count)
  }

  /// Whether so many things that were found again, of all, show that a folder is the same.
  static func isEnough(_ found: Int, of all: Int) -> Bool { found > 0 && found * share >= all }

  /// The digest of a name: FNV-1a with 64 bits (Fowler, Noll, Vo), which need not keep a secret.
  private static func digest(_ name: [UInt8]) -> UInt64 {
    name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
