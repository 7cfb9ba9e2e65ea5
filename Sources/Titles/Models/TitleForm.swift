/// The form of a film or series, if it is not the usual one.
///
/// IMDb has forms, but OMDb does not: there, a short is a film, and a mini-series a series. The
/// form is therefore a separate fact from the ``TitleKind``.
public enum TitleForm: String, Hashable, Sendable, Codable, CaseIterable {
  case short
  case tvMovie
  case miniSeries
  case video
  case special
}

extension TitleForm {
  /// The name of the form in the query language: `short`, `tvmovie`, `miniseries`, `video`,
  /// `special`.
  public var name: String { rawValue.lowercased() }
}
