/// Who told each of the facts about a title, and when.
public struct FactOrigins: Hashable, Sendable {
  /// Who told the facts, as far as nothing else is said of one.
  public var origin: FactOrigin
  /// Who told those facts that are from somebody else, by their names.
  public var others: [String: FactOrigin]

  public init(_ origin: FactOrigin, except others: [String: FactOrigin] = [:]) {
    self.origin = origin
    self.others = others
  }

  /// Who told a fact, by its name.
  public subscript(fact: String) -> FactOrigin { others[fact] ?? origin }

  /// Who told what the title is called.
  public var ofName: FactOrigin { self[TitleFact.title] }

  /// Who told the rating by a source.
  public subscript(rating source: Rating.Source) -> FactOrigin {
    self[TitleFact.name(ofRatingBy: source)]
  }
}

extension FactOrigins {
  /// The same origins; the time of one that was not counted from 1970 is not known.
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

  /// A fact that somebody else told.
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

  /// Writes the facts in the order of their names: equal origins are equal texts.
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
  /// Names the origins of facts.
  public init(_ detail: TitleDetail, from origins: FactOrigins) {
    self.init(detail, from: origins.origin, except: origins.others)
  }

  /// Who told the facts, and when.
  public var origins: FactOrigins { FactOrigins(origin, except: others) }
}
