/// A completion by Tab of the text before the cursor: the names of fields, and their values.
///
///     var completion = Completion(of: "genre:n", cursor: 7) { _ in [] }
///     completion?.text  // "genre:News"
///     completion?.advance(by: 1)
///     completion?.text  // "genre:Film-Noir"
public struct Completion: Hashable, Sendable, Codable {
  private let head: String
  private let tail: String
  /// The text inserted now; the others follow it in their order.
  private var insertion: String
  private var others: [String]

  /// The completed text.
  public var text: String { head + insertion + tail }

  /// Where the cursor is in it, in characters.
  public var cursor: Int { (head + insertion).count }

  /// How many ways there are to complete it.
  public var count: Int { others.count + 1 }

  /// Goes on to the next of the ways; back for a negative number, and round at the ends.
  public mutating func advance(by steps: Int) {
    let all = [insertion] + others
    let place = ((steps % all.count) + all.count) % all.count
    insertion = all[place]
    others = Array(all[(place + 1)...] + all[..<place])
  }

  /// How many ways are kept.
  private static let limit = 100

  /// Completes the name of a field, or the value of a condition, that ends at the cursor; `nil` if
  /// nothing there can be completed.
  ///
  /// Values are found by the beginning of any of their words, those that begin so themselves first.
  /// The words behind a value without quotes are taken for a part of it if a value is found so.
  ///
  /// - Parameters:
  ///   - text: The text, in the search line or wherever expressions are typed.
  ///   - cursor: How many characters are before the cursor.
  ///   - lists: The names of the user's lists.
  ///   - knownValues: The names, people, countries and languages of titles that are known, the most
  ///     likely ones first.
  public init?(
    of text: String, cursor: Int, lists: [String] = [], knownValues: (TextField) -> [String]
  ) {
    let before = String(text.prefix(max(0, cursor)))
    let after = String(text.dropFirst(before.count))
    guard after.unicodeScalars.first.map(\.endsWord) ?? true else { return nil }
    let scalars = Array(before.unicodeScalars)
    let parts = CompletionPart.parts(endingAt: scalars)
    for part in parts {
      let insertions = part.insertions(lists: lists, knownValues).filter { $0 != part.typed }
        .prefix(Self.limit)
      guard let first = insertions.first else { continue }
      head = String(String.UnicodeScalarView(scalars[..<part.start]))
      tail = after
      insertion = first
      others = Array(insertions.dropFirst())
      return
    }
    return nil
  }
}
