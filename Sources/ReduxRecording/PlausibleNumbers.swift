/// The numbers that can stand in a line of a recording; damage turns a number into any other one.
struct PlausibleNumbers {
  private let range: ClosedRange<Double>
  private let includesLists: Bool
  /// The names of numbers that may be the largest there is.
  private let endless: Set<String>

  /// The largest number that a session can hold; reducers and views may reckon with anything below.
  private static let limit = 1e12

  /// Those of a state: it counts, and nothing in it is below zero.
  static let ofState = PlausibleNumbers(range: 0...limit, includesLists: true, endless: [])

  /// Those of an action, which may go back as well.
  ///
  /// The halves of a duration, which are plain elements of a list, may be large.
  static func ofAction(endless: Set<String>) -> PlausibleNumbers {
    PlausibleNumbers(range: -limit...limit, includesLists: false, endless: endless)
  }

  /// The path of the first number that no session can have led to; `nil` where all are plausible.
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
