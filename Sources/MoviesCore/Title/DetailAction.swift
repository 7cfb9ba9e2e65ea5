public import Redux
public import Titles

/// Events of the details of a title.
public enum DetailAction: Action, Hashable {
  /// The details of a title arrived.
  case setDetail(Answer<TitleDetail>)
  /// The recording of an earlier version held an action that no longer has an effect.
  case outdated
}

extension DetailAction: Codable {
  private enum CodingKeys: CodingKey {
    case setDetail
  }

  private struct Details: Codable {
    var answer: Answer<TitleDetail>

    enum CodingKeys: String, CodingKey {
      case answer = "_0"
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let details = try container.decodeIfPresent(Details.self, forKey: .setDetail)
    self = details.map { .setDetail($0.answer) } ?? .outdated
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard case .setDetail(let answer) = self else { return }
    try container.encode(Details(answer: answer), forKey: .setDetail)
  }
}
