/// The user's choices for cases that the files leave open.
public struct ImportOptions: Hashable, Sendable {
  /// The target for titles if their file does not determine it; `nil` to derive it from the file's
  /// name.
  public var target: ImportTarget?
  /// The scale of ratings, if nothing in the file shows it.
  public var scale: RatingScale?
  /// The order of days such as `1/2/2020`, if no other day in the column shows it.
  public var days: DayOrder?

  public init(
    into target: ImportTarget? = nil, scale: RatingScale? = nil, days: DayOrder? = nil
  ) {
    self.target = target
    self.scale = scale
    self.days = days
  }
}
