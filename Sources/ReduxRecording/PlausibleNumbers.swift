/// The range of numbers that can occur in a line of a recording; damage can change a number into
/// any other.
struct PlausibleNumbers {
  private let range: ClosedRange<Double>
  private let includesLists: Bool
  /// The names of numbers that may be `Int.max`.
  private let endless: Set<String>

  /// The largest number that a session can hold; reducers and views can calculate with any smaller
  /// one.
  private static let limit = 1e12

  /// The numbers of a state: they count things, so they are never negative.
  static let ofState = PlausibleNumbers(range: 0...limit, includesLists: true, endless: [])

  /// The numbers of an action, which may also go backwards.
  ///
  /// The two halves of a duration, which are plain elements of a list, may be large.
  static func ofAction(endless: Set<String>) -> PlausibleNumbers {
    PlausibleNumbers(range: -limit...limit, includesLists: false, endless: endless)
  }

  /// The path of the first number that no session can have produced; `nil` if all are plausible.
  func placeOfAnother(in tree: JSONTree, _ path: String = "") -> String? {
    switch tree {
    case .whole(let number):
      let isEndless = number == .max && endless.contains { path.hasSuffix(".\($0)") }
      return range.contains(Double(number)) || isEndless ? nil : path
    case .number(let number):
      return range.contains(number) ? nil : path
    case .array(let values):
      return values.lazy.filter { includesLists || $0.isContainer }
        .compactMap { placeOfAnother(in: $0, path) }.first
    case .object(let members):
      return members.sorted { $0.key < $1.key }.lazy
        .compactMap { placeOfAnother(in: $0.value, "\(path).\($0.key)") }.first
    case .null, .bool, .string:
      return nil
    }
  }
}

extension JSONTree {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
