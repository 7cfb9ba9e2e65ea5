/// A completion of the text before the cursor with Tab: of the names of fields, and of their
/// values.
///
///     var completion = Completion(of: "genre:n", cursor: 7) { _ in [] }
///     completion?.text  // "genre:News"
///     completion?.advance(by: 1)
///     completion?.text  // "genre:Film-Noir"
public struct Completion: Hashable, Sendable, Codable {
  private let head: String
  private let tail: String
  /// The inserted text, which the others follow in their order.
  private var insertion: String
  private var others: [String]

  /// The completed text.
  public var text: String { head + insertion + tail }

  /// The position of the cursor in the completed text, in characters.
  public var cursor: Int { (head + insertion).count }

  /// The number of possible completions.
  public var count: Int { others.count + 1 }

  /// Goes on to another completion, backwards for a negative number, and around at the ends.
  public mutating func advance(by steps: Int) {
    let all = [insertion] + others
    let place = ((steps % all.count) + all.count) % all.count
    insertion = all[place]
    others = Array(all[(place + 1)...] + all[..<place])
  }

  /// The maximum number of completions.
  private static let limit = 100

  /// Completes the name of a field, or the value of a condition, that ends at the cursor; returns
  /// `nil` if nothing there can be completed.
  ///
  /// Values are found by the beginning of any of their words; values that begin with the text
  /// themselves come first. The words after a value without quotes count as part of it if that
  /// finds a value.
  ///
  /// - Parameters:
  ///   - text: The text, in the search line or wherever else expressions are typed.
  ///   - cursor: The number of characters before the cursor.
  ///   - lists: The names of the user's lists.
  ///   - knownValues: Returns the names, people, countries or languages of known titles, the
  ///     likeliest first.
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
