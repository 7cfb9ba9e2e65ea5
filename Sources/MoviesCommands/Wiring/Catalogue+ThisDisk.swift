import MoviesSession
import Titles

extension Catalogue {
  /// What whoever can be asked tells of a title, or what this machine knows where nobody can.
  func told(
    _ key: TitleKey, plot: PlotLength
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    do throws(CatalogueError) {
      return try await title(key, plot: plot, reach: .anywhere)
    } catch {
      guard error == .notHere || error.leavesKeptAnswer,
        let known = try? await title(key, plot: plot, reach: .here)
      else { throw error }
      return known
    }
  }

  /// The same, but of what this machine knows only IMDb's data, which tells as much as it ever
  /// will.
  func toldOrInData(
    _ key: TitleKey, plot: PlotLength
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    do throws(CatalogueError) {
      return try await title(key, plot: plot, reach: .anywhere)
    } catch {
      guard error.leavesKeptAnswer,
        let known = try? await title(key, plot: plot, reach: .here), known.origins != nil
      else { throw error }
      return known
    }
  }

  /// The words that were probably meant by a query for which the service finds nothing: those that
  /// this machine takes them for, or the name of the title that it finds; `nil` if it knows
  /// nothing like them.
  func wordsMeant(by query: TitleQuery) async -> String? {
    guard let answer = try? await titles(matching: query, page: 1, reach: .here) else { return nil }
    if case .spelling(let words) = answer.fallback { return words }
    return answer.value.titles.first?.title
  }

  /// The titles on this machine that match; `nil` if none does.
  ///
  /// - Parameters:
  ///   - query: The search.
  ///   - limit: The most titles to return; one page is all that there is.
  /// - Returns: The titles with what is known of them.
  func knownTitles(matching query: TitleQuery, limit: Int) async -> TitleList? {
    guard let answer = try? await titles(matching: query, page: 1, reach: .here) else { return nil }
    var list = TitleList()
    list.titles = Array(answer.value.titles.prefix(limit))
    list.total = answer.value.total
    list.fallback = answer.fallback
    for detail in answer.value.details + answer.value.known { list.details[detail.id] = detail }
    return list.titles.isEmpty ? nil : list
  }
}

extension Source {
  /// What is known on this machine of the titles of a list, each fact with who told it.
  func answers(aboutTitlesOf list: TitleList) async -> [Answer<TitleDetail>] {
    let known = (try? await index?.facts(of: list.titles.map(\.id))) ?? [:]
    return list.titles.map { row in
      let listed = list.details[row.id] ?? TitleDetail(row)
      guard let facts = known[row.id] else { return Answer(listed, source: name) }
      return Answer(
        facts.detail.completed(by: listed), source: name, quality: .partial, reach: .here,
        origins: facts.origins)
    }
  }
}
