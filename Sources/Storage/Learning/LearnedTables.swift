import GRDB
import Titles

/// The tables of the facts learned from answers.
struct LearnedTables: SearchedTables {
  let columns = WordColumns(fields: Set(TextField.allCases))
  let words = "title_words"
  let nameWords = "name_words"
  let id: SQL = "title.id"

  func isIDAmong(_ selection: SQL) -> SQL { "(title.id IN (SELECT id FROM \(selection)))" }

  func number(_ field: NumberField) -> SQL? {
    switch field {
    case .year: "title.year"
    case .rating: "round(title.imdb) / 10"
    case .metascore: "round(title.metacritic)"
    case .tomatoes: "round(title.tomatoes)"
    case .votes: "title.votes"
    case .runtime: "title.minutes"
    }
  }

  func isKind(_ kind: TitleKind) -> SQL { "(title.kind IS \(kind.rawValue))" }

  func isForm(_ form: TitleForm) -> SQL { "(title.form IS \(form.rawValue))" }

  func sortValue(_ key: TitleOrder.Key) -> SQL? {
    switch key {
    case .rating: "title.imdb"
    case .votes: "title.votes"
    case .year: "title.year"
    case .title: "title.sort_key"
    case .runtime: "title.minutes"
    case .disagreement: "abs(title.imdb - ifnull(title.metacritic, title.tomatoes))"
    case .mine, .seen, .added: nil
    }
  }
}
