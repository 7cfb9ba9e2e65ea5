extension JSONTree {
  /// The largest number that a session can hold; reducers and views may reckon with anything below.
  private static let limit = 1_000_000_000_000

  /// The path of the first number that no session can have led to; `nil` where all are plausible.
  ///
  /// Damage turns a number into any other one. The halves of a duration, which are plain elements of
  /// a list, may be large, and `selected(row: .max)` means the last row.
  func implausiblePlace(_ path: String = "") -> String? {
    switch self {
    case .whole(let number):
      let isLastRow = number == .max && path.hasSuffix(".row")
      return number.magnitude <= Self.limit || isLastRow ? nil : path
    case .number(let number):
      return number.magnitude <= Double(Self.limit) ? nil : path
    case .array(let values):
      return values.lazy.compactMap { $0.isContainer ? $0.implausiblePlace(path) : nil }.first
    case .object(let members):
      return members.sorted { $0.key < $1.key }.lazy
        .compactMap { $0.value.implausiblePlace("\(path).\($0.key)") }.first
    case .null, .bool, .string:
      return nil
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
