extension EpisodeSummary {
  /// Whether the episode has not been shown yet, given the day; `false` as long as either is not
  /// known.
  public func isUnaired(on today: CalendarDate?) -> Bool {
    guard let today, let released else { return false }
    return released > today
  }
}
