import GRDB
import Titles

/// How the tables of a source have what titles are searched by.
///
/// There is a table `title` with what titles are compared by, whose key `place` is also the row of
/// a title in the tables of words. A fact that the source does not have fulfils no condition.
protocol SearchedTables {
  /// How the words stand in the tables of words.
  var columns: WordColumns { get }
  /// The table of all words.
  var words: String { get }
  /// The table in which the words of names are found fastest.
  var nameWords: String { get }
  /// The id of a title.
  var id: SQL { get }

  /// Whether the id of a title is in a column `id` of a selection.
  func isIDAmong(_ selection: SQL) -> SQL
  /// The number in a field; `nil` if the source does not have it.
  func number(_ field: NumberField) -> SQL?
  /// Whether a title is of a kind.
  func isKind(_ kind: TitleKind) -> SQL
  /// Whether a film or series is of a form.
  func isForm(_ form: TitleForm) -> SQL
  /// The value that titles are sorted by; `nil` if the source does not have it.
  func sortValue(_ key: TitleOrder.Key) -> SQL?
  /// The value by which titles with the same ``sortValue(_:)`` are told apart; `nil` where that is
  /// all there is.
  func finerSortValue(_ key: TitleOrder.Key) -> SQL?
  /// Whether words stand in a row in a field, where the tables of words do not know; `nil` if the
  /// source does not have the field.
  func isInARow(_ phrase: String, in field: TextField) -> SQL?
  /// The same in a field of people, where a whole name is not that of a namesake with a number.
  func isName(_ phrase: String, in field: TextField) -> SQL?
  /// The same as a fact in the table of words, if to look for the words is faster.
  func words(inPlaceOf condition: TitleCondition) throws -> MatchExpression?
  /// The same as some words in the table of words as a fact, if to look at each title is faster.
  func fact(inPlaceOf condition: TitleCondition) throws -> SQL?
  /// The last place at which a title can fulfil a condition; `nil` if it may be any.
  func lastPlace(of condition: TitleCondition) throws -> Int64?
  /// The last place at which a title has something to be sorted by; `nil` if it may be any.
  func lastPlace(with key: TitleOrder.Key) throws -> Int64?
  /// The index in which the first titles of an order stand; `nil` for an order without one.
  func index(of order: TitleOrder) throws -> SortedIndex?
  /// Whether the words of a title are those of its details, and of nothing else.
  var haveNoOtherNames: Bool { get }
  /// Whether nobody has voted for a title without votes.
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

/// An index of the table `title` by what titles are sorted by, with all titles up to some value.
struct SortedIndex {
  let name: String
  /// Which titles are in it.
  let condition: SQL
}
