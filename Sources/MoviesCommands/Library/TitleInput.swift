import Keeping
import MoviesSession
import MoviesUI
import SafeText
import Titles

/// A text that the user entered for a title, with the title that it means.
struct TitleInput {
  /// The text, as one harmless line.
  var text: String
  /// The title with the facts to store, or the failure to find it; `nil` until it is looked up.
  var title: Result<TitleDetail, Failure>?
  /// The origins of the title's facts, if they did not come from the service just now.
  var origins: FactOrigins?
}

/// The titles that the user means.
struct TitleInputs {
  private(set) var inputs: [TitleInput]

  init(_ texts: [String]) {
    inputs = texts.map { TitleInput(text: Sanitizer.line($0).trimmed) }
  }

  /// The titles that were found, in the order of the texts.
  var titles: [TitleDetail] { inputs.compactMap { try? $0.title?.get() } }

  /// The origins of the titles' facts, for the titles whose origins are known.
  var origins: [TitleID: FactOrigins] {
    inputs.reduce(into: [:]) { origins, input in
      if let title = try? input.title?.get() { origins[title.id] = input.origins }
    }
  }

  /// The texts for which no title was found, each with the reason.
  var failures: [(input: String, failure: Failure)] {
    inputs.compactMap { input in
      guard case .failure(let failure) = input.title else { return nil }
      return (input.text, failure)
    }
  }

  /// Whether each text has a title or a failure.
  var areResolved: Bool { inputs.allSatisfy { $0.title != nil } }

  /// Finds titles in the library; names that fit several titles stay open.
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
    // If the library has only the id of a title, the catalogue may know more by now.
    resolve(among: entries.map(\.facts).filter { $0.name != nil })
  }

  /// Finds titles among known ones; names that fit several of those stay open.
  mutating func resolve(among titles: [TitleDetail]) {
    let known = KnownTitles(titles)
    for index in inputs.indices where inputs[index].title == nil {
      guard let key = try? TitleKey(arguments: [inputs[index].text]) else { continue }
      guard let title = known[key] else { continue }
      inputs[index].title = .success(title)
      // The library has these facts already, with their origins.
      inputs[index].origins = FactOrigins(.unknown)
    }
  }

  /// Asks the catalogue for the titles that are still open.
  ///
  /// If the facts about an id are not available, the title has only the id.
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

  /// Returns the title that a key means; `nil` unless there is exactly one.
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
  /// Finds the title that a text means, as `show` and `lookup` do; an id is enough if its facts are
  /// not available.
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
