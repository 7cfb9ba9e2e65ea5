public import Redux
public import Titles

/// What happens to the details of a title.
public enum DetailAction: Action, Codable, Hashable {
  /// The details of a title came.
  case setDetail(Answer<TitleDetail>)
  /// What is here of a title is not all there is.
  case notAllHere(TitleID)
}
