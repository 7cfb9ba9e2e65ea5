import SafeText
public import Titles

/// A question to a catalogue, as messages name it.
public enum CatalogueQuestion: Hashable, Sendable {
  case titles(TitleQuery)
  case title(TitleKey)
  case season(Int, of: TitleID)

  /// The question that a search asks: about one title if its words are an id or an address.
  public init(searching query: TitleQuery) {
    self = query.titleID.map { .title(.id($0)) } ?? .titles(query)
  }

  /// Whether there are no words to ask for.
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

  /// Whether no service can be asked for it, but only what is on this machine.
  public var isForThisDisk: Bool {
    guard case .titles(let query) = self, let expression = query.expression else { return false }
    return expression.serviceQuery == nil
  }

  /// Says in a shell what to do when nothing is found, as a sentence.
  var advice: String {
    switch self {
    case .titles(let query):
      query.kind == nil && query.years == nil
        ? "Try fewer or other words." : "Try other words, or without --type and --year."
    case .title: "Run movies-tui search to find the title."
    case .season: Self.allSeasonsAdvice
    }
  }

  /// The way to the seasons that there are.
  static let allSeasonsAdvice = "Leave out --season to print all seasons."
}
