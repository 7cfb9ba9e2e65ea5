/// IMDb's id of a person: `nm` and seven to ten digits with leading zeros, such as `nm0000229`.
public struct PersonID: Hashable, Sendable, Codable {
  /// The number in the id.
  package let number: UInt32

  package init(number: UInt32) { self.number = number }

  /// Reads an id in either case; returns `nil` for anything else, such as a name.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.dropFirst(2)
    guard text.lowercased().hasPrefix("nm"), (7...10).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = UInt32(text.dropFirst(2))
    else { return nil }
    self.number = number
  }

  /// The id as IMDb writes it.
  public var text: String { "nm\(number.idDigits)" }
}
