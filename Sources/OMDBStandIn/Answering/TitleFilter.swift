/// The filters `type` and `y` of a request.
struct TitleFilter {
  private let type: String?
  private let year: String?

  init(_ request: StandInRequest) {
    type = request.parameter("type")?.lowercased()
    year = request.parameter("y")
  }

  /// Whether a title passes; for a series, the year in which it began counts.
  func allows(_ entry: CatalogueEntry) -> Bool {
    (type.isNilOrEmpty || type == entry[.type])
      && (year.isNilOrEmpty || year == String(entry.startYear))
  }

  /// The answer if nothing passes.
  var refusal: Refusal { type == "series" ? .seriesNotFound : .movieNotFound }
}

extension String? {
  fileprivate var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
