extension TitleSummary {
  /// The row of a title whose details are known.
  public init(_ detail: TitleDetail) {
    self.init(
      id: detail.id, title: detail.title, years: detail.years, kind: detail.kind,
      poster: detail.poster)
  }
}
