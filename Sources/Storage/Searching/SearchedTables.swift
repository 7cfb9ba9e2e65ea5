import GRDB
import Titles

/// The tables in which the titles of a source are searched.
///
/// The table `title` has the columns by which titles are compared; its key `place` is also the row
/// of a title in the tables of words. A fact that the source lacks fulfils no condition.
protocol SearchedTables {
  /// The layout of the tables of words.
  var columns: WordColumns { get }
  /// The table of all words.
  var words: String { get }
  /// The table in which the words of names are found fastest.
  var nameWords: String { get }
  /// The id of a title, as an expression.
  var id: SQL { get }

  /// Returns the condition that the id of a title is in a column `id` of a selection.
  func isIDAmong(_ selection: SQL) -> SQL
  /// Returns the number in a field; `nil` if the source lacks it.
  func number(_ field: NumberField) -> SQL?
  /// Returns the condition that a title is of a kind.
  func isKind(_ kind: TitleKind) -> SQL
  /// Returns the condition that a film or series is of a form.
  func isForm(_ form: TitleForm) -> SQL
  /// Returns the value by which titles are sorted; `nil` if the source lacks it.
  func sortValue(_ key: TitleOrder.Key) -> SQL?
  /// Returns the value that sorts titles with the same ``sortValue(_:)``; `nil` if that suffices.
  func finerSortValue(_ key: TitleOrder.Key) -> SQL?
  /// Returns the condition that words follow each other in a field, for tables of words without
  /// positions; `nil` if the source lacks the field.
  func isInARow(_ phrase: String, in field: TextField) -> SQL?
  /// Returns the condition that words follow each other in a field of people, where a whole name
  /// does not match numbered namesakes; `nil` if the source lacks the field.
  func isName(_ phrase: String, in field: TextField) -> SQL?
  /// Returns words that replace a condition; `nil` unless looking them up is faster.
  func words(inPlaceOf condition: TitleCondition) throws -> MatchExpression?
  /// Returns a fact that replaces a condition on words; `nil` unless checking each title is faster.
  func fact(inPlaceOf condition: TitleCondition) throws -> SQL?
  /// Returns the last place at which a title can fulfil a condition; `nil` if it may be at any
  /// place.
  func lastPlace(of condition: TitleCondition) throws -> Int64?
  /// Returns the last place at which a title has a value to sort by; `nil` if it may be at any
  /// place.
  func lastPlace(with key: TitleOrder.Key) throws -> Int64?
  /// Returns the index of the first titles of an order; `nil` for an order without one.
  func index(of order: TitleOrder) throws -> SortedIndex?
  /// Whether the indexed words of a title are exactly those of its details.
  var haveNoOtherNames: Bool { get }
  /// Whether a title without votes is known to have none.
  var knowsAllVotes: Bool { get }
}

extension SearchedTables {
  func finerSortValue(_ key: TitleOrder.Key) -> SQL? { nil }
  func isInARow(_ phrase: String, in field: TextField) -> SQL? { nil }
  func isName(_ phrase: String, in field: TextField) -> SQL? { nil }
  func words(inPlaceOf condition: TitleCondition) throws -> MatchExpression? { nil }
  func fact(inPlaceOf condition: TitleCondition) throws -> SQL? { nil }
  func lastPlace(of condition: TitleCondition) throws -> Int64? { nil }
  func lastPlace(with key: TitleOrder.Key) throws -> Int64? { nil }
  func index(of order: TitleOrder) throws -> SortedIndex? { nil }
  var haveNoOtherNames: Bool { false }
  var knowsAllVotes: Bool { false }
}

/// An index of the table `title` by a sort value, with all titles up to some value.
struct SortedIndex {
  let name: String
  /// The condition for titles in the index.
  let condition: SQL
}
