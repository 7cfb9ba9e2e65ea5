/// The form of a film or series, where it is not the usual one.
///
/// IMDb tells it and OMDb does not: there, a short is a film and a mini-series a series. So it is
/// a fact of its own beside the ``TitleKind``.
public enum TitleForm: String, Hashable, Sendable, Codable, CaseIterable {
  case short
  case tvMovie
  case miniSeries
  case video
  case special
}

extension TitleForm {
  /// Its name in the query language: `short`, `tvmovie`, `miniseries`, `video`, `special`.
  public var name: String { rawValue.lowercased() }
}
