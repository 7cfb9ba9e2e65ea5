/// One time at which the user has seen a title.
public struct Viewing: Hashable, Sendable, Codable {
  /// The day; `nil` if it is unknown.
  public var day: CalendarDate?
  public var isInCinema: Bool
  /// Whether the user had seen the title before, as far as is known.
  public var isRewatch: Bool
  /// The place or the device, in the user's words; `nil` if it is unknown.
  public var place: String?
  /// The user's impression of the title at that time; `nil` if it is unknown.
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
  /// Whether one viewing comes before another in an entry: earlier ones come first, after those
  /// without a date.
  ///
  /// On the same day, first viewings come before rewatches, and viewings at home before those in
  /// the cinema.
  public static func < (left: Viewing, right: Viewing) -> Bool {
    guard left.day == right.day else {
      guard let day = left.day, let other = right.day else { return left.day == nil }
      return day < other
    }
    guard left.isRewatch == right.isRewatch else { return right.isRewatch }
    return right.isInCinema && !left.isInCinema
  }
}

/// The user's impression of a title after one viewing, as diaries have it; the title's own rating,
/// tags and note may have changed since.
public struct Impression: Hashable, Sendable, Codable {
  /// The rating, from 1 to 10.
  public var rating: Int?
  public var tags: [String]
  public var note: String?

  /// Makes an impression; returns `nil` if it would be empty.
  public init?(rating: Int? = nil, tags: [String] = [], note: String? = nil) {
    guard rating != nil || !tags.isEmpty || note != nil else { return nil }
    self.rating = rating
    self.tags = tags
    self.note = note
  }
}
