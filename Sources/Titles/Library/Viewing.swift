/// One time that the user has seen a title.
public struct Viewing: Hashable, Sendable, Codable {
  /// `nil` if the day is not known.
  public var day: CalendarDate?
  public var isInCinema: Bool
  /// Whether the user had seen it before, as far as that was said.
  public var isRewatch: Bool
  /// Where it was, in the user's words, or on what; `nil` if that was not said.
  public var place: String?
  /// The user's impression of it then; `nil` if that is not known.
  public var impression: Impression?

  public init(
    day: CalendarDate?, isInCinema: Bool = false, isRewatch: Bool = false, place: String? = nil,
    impression: Impression? = nil
  ) {
    self.day = day
    self.isInCinema = isInCinema
    self.isRewatch = isRewatch
    self.place = place
    self.impression = impression
  }
}

extension Viewing: Comparable {
  /// Whether one comes before another in an entry: the earlier one, and one without a date before
  /// all others.
  ///
  /// Of a day, the first time comes before those of a rewatch, and the sofa before the cinema.
  public static func < (left: Viewing, right: Viewing) -> Bool {
    guard left.day == right.day else {
      guard let day = left.day, let other = right.day else { return left.day == nil }
      return day < other
    }
    guard left.isRewatch == right.isRewatch else { return right.isRewatch }
    return right.isInCinema && !left.isInCinema
  }
}

/// The user's impression of a title after seeing it once, as diaries have it: the title's own
/// rating, tags and note may be others by now.
public struct Impression: Hashable, Sendable, Codable {
  /// From 1 to 10.
  public var rating: Int?
  public var tags: [String]
  public var note: String?

  /// `nil` for an impression that says nothing.
  public init?(rating: Int? = nil, tags: [String] = [], note: String? = nil) {
    guard rating != nil || !tags.isEmpty || note != nil else { return nil }
    self.rating = rating
    self.tags = tags
    self.note = note
  }
}
