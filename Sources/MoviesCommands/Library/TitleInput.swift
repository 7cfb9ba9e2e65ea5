import Keeping
import MoviesSession
import MoviesUI
import SafeText
import Titles

/// What the user wrote for a title, and the title that it means.
struct TitleInput {
  /// One harmless line.
  var text: String
  /// The title with the facts to keep, or why there is none.
  var title: Result<TitleDetail, Failure>?
  /// Who told its facts, if it was not the service just now.
  var origins: FactOrigins?
}

/// The titles that the user means.
struct TitleInputs {
  private(set) var inputs: [TitleInput]

  init(_ texts: [String]) {
    inputs = texts.map { TitleInput(text: Sanitizer.line($0).trimmed) }
  }

  /// The titles that are known, in the order in which they were written.
  var titles: [TitleDetail] { inputs.compactMap { try? $0.title?.get() } }

  /// Who told the facts of the titles of which that is known.
  var origins: [TitleID: FactOrigins] {
    inputs.reduce(into: [:]) { origins, input in
      if let title = try? input.title?.get() { origins[title.id] = input.origins }
    }
  }

  /// What was written for no title, and why.
  var failures: [(input: String, failure: Failure)] {
    inputs.compactMap { input in
      guard case .failure(let failure) = input.title else { return nil }
      return (input.text, failure)
    }
  }

  /// Whether all titles are known, or never will be.
  var areResolved: Bool { inputs.allSatisfy { $0.title != nil } }

  /// Finds the titles that the library has; names that fit several of them stay open.
  ///
  /// - Parameter library: The library.
  /// - Throws: A `LibraryError`.
  mutating func resolve(in library: some Library) async throws(LibraryError) {
    var ids: Set<TitleID> = []
    var hasNames = false
    for index in inputs.indices {
      do {
        switch try TitleKey(arguments: [inputs[index].text]) {
        case .id(let id): ids.insert(id)
        case .name: hasNames = true
        }
      } catch {
        inputs[index].title = .failure(error)
      }
    }
    let entries =
      hasNames
      ? try await library.entries(in: .everything)
      : Array(try await library.entries(of: ids).values)
    // Of a title with no more than an id, the catalogue may know more by now.
    resolve(among: entries.map(\.facts).filter { $0.name != nil })
  }

  /// Finds those titles that are among others; names that fit several of them stay open.
  mutating func resolve(among titles: [TitleDetail]) {
    let known = KnownTitles(titles)
    for index in inputs.indices where inputs[index].title == nil {
      guard let key = try? TitleKey(arguments: [inputs[index].text]) else { continue }
      guard let title = known[key] else { continue }
      inputs[index].title = .success(title)
      // They are kept already, with those who told them.
      inputs[index].origins = FactOrigins(.unknown)
    }
  }

  /// Asks for the titles that are still open.
  ///
  /// An id is kept without its facts where they are not to be had.
  mutating func resolve(in catalogue: any Catalogue) async {
    for index in inputs.indices where inputs[index].title == nil {
      let title = await catalogue.title(meant: inputs[index].text)
      inputs[index].title = title.map { $0.value.keepable(from: catalogue.source) }
      inputs[index].origins = (try? title.get())?.origins
    }
  }
}

/// Titles by their ids and names.
private struct KnownTitles {
  private var byID: [TitleID: TitleDetail] = [:]
  private var byName: [String: [TitleDetail]] = [:]

  init(_ titles: [TitleDetail]) {
    for title in titles {
      byID[title.id] = title
      byName[title.title.comparisonKey, default: []].append(title)
    }
  }

  /// The title, if there is only one.
  subscript(key: TitleKey) -> TitleDetail? {
    switch key {
    case .id(let id): return byID[id]
    case .name(let query):
      let titles = byName[query.text.comparisonKey, default: []].filter { title in
        query.years.map { title.years.map(\.start).map($0.range.contains) == true } ?? true
      }
      return titles.count == 1 ? titles[0] : nil
    }
  }
}

extension Catalogue {
  /// The title that a text means, as `show` and `lookup` find it; of an id, at least the id.
  fileprivate func title(
    meant text: String
  ) async -> Result<Answer<TitleDetail>, Failure> {
    do throws(Failure) {
      let key = try TitleKey(arguments: [text])
      let question = CatalogueQuestion.title(key)
      guard !question.isEmpty else {
        throw Failure(.nothingToAsk(leftOut: []), to: question, source: source)
      }
      do throws(CatalogueError) {
        return .success(try await title(key, plot: .short, reach: .anywhere))
      } catch {
        if let known = try? await title(key, plot: .short, reach: .here) { return .success(known) }
        guard case .id(let id) = key, error != .notFound, error != .incorrectID else {
          return .failure(Failure(error, to: question, source: source))
        }
        return .success(Answer(TitleDetail(id: id, title: nil), source: source))
      }
    } catch {
      return .failure(error)
    }
  }
}
