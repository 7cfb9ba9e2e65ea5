import GRDB
import Titles

/// The people of `imdb.sqlite`, by their names and ids.
///
/// A file without people has no table of them.
struct IMDbPeople {
  let database: Database

  /// Identifies a person.
  ///
  /// - Parameter text: A whole name, with the number of a namesake if need be, or an id.
  /// - Returns: The person; `nil` if the name is unknown.
  /// - Throws: A `DatabaseError`.
  func identity(of text: String) throws -> PersonIdentity? {
    guard let name = try PersonID(text).map({ try self.name(of: $0) }) ?? text else { return nil }
    let all = try people(named: name)
    guard let index = all.firstIndex(where: { $0.name.nameKey == name.nameKey }) else {
      return nil
    }
    return PersonIdentity(
      all[index],
      namesakes: (all[..<index] + all[(index + 1)...])
        .sorted { ($1.titles, $0.id.number) < ($0.titles, $1.id.number) })
  }

  /// The name of the person with an id.
  func name(of id: PersonID) throws -> String? {
    guard try hasPeople else { return nil }
    let statement = try database.cachedStatement(sql: "SELECT name FROM person WHERE number = ?")
    return try String.fetchOne(statement, arguments: [id.number])?.harmlessLine
  }

  /// Returns all people with a name, whatever their numbers.
  private func people(named text: String) throws -> [KnownPerson] {
    let name = PersonName(text).name.comparisonKey
    guard !name.isEmpty, try hasPeople else { return [] }
    let statement = try database.cachedStatement(
      sql: "SELECT number, name, titles FROM person WHERE key = ? ORDER BY number")
    return try Row.fetchAll(statement, arguments: [IMDbPerson.key(ofFolded: name)])
      .compactMap { row in
        guard let number: UInt32 = row.value(0), let text = (row.value(1) as String?)?.harmlessLine,
          PersonName(text).name.comparisonKey == name
        else { return nil }
        return KnownPerson(id: PersonID(number: number), name: text, titles: row.value(2) ?? 0)
      }
  }

  private var hasPeople: Bool { get throws { try database.tableExists("person") } }
}
