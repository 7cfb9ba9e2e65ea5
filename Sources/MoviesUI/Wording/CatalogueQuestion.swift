import SafeText
public import Titles

/// A question to a catalogue, for messages.
public enum CatalogueQuestion: Hashable, Sendable {
  case titles(TitleQuery)
  case title(TitleKey)
  case season(Int, of: TitleID)

  /// Creates the question of a search: about one title if its words are an id or an address.
  public init(searching query: TitleQuery) {
    self = query.titleID.map { .title(.id($0)) } ?? .titles(query)
  }

  /// Whether the question has no words to search for.
  public var isEmpty: Bool {
    switch self {
    case .titles(let query), .title(.name(let query)): !query.text.hasSubstance
    case .title(.id), .season: false
    }
  }

  /// The subject of the question, inside a sentence.
  var subject: String {
    switch self {
    case .titles(let query):
      "“\(Sanitizer.line(query.text, limit: 60))”\(query.filterWords)"
    case .title(.id(let id)): "the id \(id)"
    case .title(.name(let query)):
      "“\(Sanitizer.line(query.text, limit: 60))”" + query.yearWords
    case .season(let number, let series): "season \(number) of \(series)"
    }
  }

  /// Whether no service can answer the question, but only this machine.
  public var isForThisDisk: Bool {
    guard case .titles(let query) = self, let expression = query.expression else { return false }
    return expression.serviceQuery == nil
  }

  /// The advice in a shell if nothing is found, as a sentence.
  var advice: String {
    switch self {
    case .titles(let query):
      query.kind == nil && query.years == nil
        ? "Try fewer or other words." : "Try other words, or without --type and --year."
    case .title: "Run movies-tui search to find the title."
    case .season: Self.allSeasonsAdvice
    }
  }

  /// The advice to print all seasons.
  static let allSeasonsAdvice = "Leave out --season to print all seasons."
}
