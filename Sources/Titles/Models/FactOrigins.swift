/// The origins of the facts about a title.
public struct FactOrigins: Hashable, Sendable {
  /// The origin of all facts that have no origin of their own.
  public var origin: FactOrigin
  /// The origins of the facts from other sources, by the names of the facts.
  public var others: [String: FactOrigin]

  public init(_ origin: FactOrigin, except others: [String: FactOrigin] = [:]) {
    self.origin = origin
    self.others = others
  }

  /// The origin of a fact, by the fact's name.
  public subscript(fact: String) -> FactOrigin { others[fact] ?? origin }

  /// The origin of the title's name.
  public var ofName: FactOrigin { self[TitleFact.title] }

  /// The origin of the rating by a source.
  public subscript(rating source: Rating.Source) -> FactOrigin {
    self[TitleFact.name(ofRatingBy: source)]
  }
}

extension FactOrigins {
  /// The origins, with times before 1970 replaced by 0, which means that they are unknown.
  public var dated: FactOrigins {
    FactOrigins(origin.dated, except: others.mapValues(\.dated))
  }
}

extension FactOrigin {
  fileprivate var dated: FactOrigin { FactOrigin(source, time: max(0, time)) }
}

extension FactOrigins: Codable {
  private enum CodingKeys: CodingKey {
    case origin, others
  }

  /// A fact from another source.
  private struct Other: Codable {
    var fact: String
    var origin: FactOrigin
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    origin = try container.decode(FactOrigin.self, forKey: .origin)
    let others = try container.decodeIfPresent([Other].self, forKey: .others) ?? []
    self.others = others.reduce(into: [:]) { $0[$1.fact] = $1.origin }
  }

  /// Writes the facts in the order of their names, so that equal origins have equal texts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(origin, forKey: .origin)
    guard !others.isEmpty else { return }
    try container.encode(
      others.sorted { $0.key < $1.key }.map { Other(fact: $0.key, origin: $0.value) },
      forKey: .others)
  }
}

extension SourcedFacts {
  /// Makes facts with their origins.
  public init(_ detail: TitleDetail, from origins: FactOrigins) {
    self.init(detail, from: origins.origin, except: origins.others)
  }

  /// The origins of the facts.
  public var origins: FactOrigins { FactOrigins(origin, except: others) }
}
