import Foundation
import Search
import Storage
import Titles

/// Measures searches of the data in a folder as one types, and in the query language.
func measureSearches(in folder: String) async throws {
  let index = IMDbIndex(folder: folder) { print("  problem: \($0)") }
  print("\(try await index.extent.count) titles")
  let names = try await searchedNames(in: index)
  let catalogue = LocalCatalogue(index, source: { .imdb(titles: $0.count, day: $0.day) })
  let times = await timesOfLetters(of: names, in: catalogue)
  print("  a letter to its rows", summary(times.map(\.time)))
  let slowest = times.sorted { $0.time > $1.time }.prefix(5)
  print(
    "    the slowest:", slowest.map { "\"\($0.typed)\" \(text($0.time))" }.joined(separator: ", "))
  for expression in expressions {
    let query = TitleQuery(try TitleExpression(parsing: expression))
    guard let search = LocalSearch(query) else { continue }
    print("  \(expression):", text(try await time(of: search, in: index)))
  }
  for word in ["godfahter", "shawhsank", "amelei", "matirx", "chernoybl", "alein"] {
    let start = ContinuousClock.now
    let words = try await index.corrections(of: word, isUnfinished: true, limit: 12)
    print("  \(word) → \(words.first?.word ?? "–"):", text(ContinuousClock.now - start))
  }
  print("  an overtaken search stops after", text(try await timeToStop(in: index)))
}

private let expressions = [
  "genre:noir year:1940..1959 sort:-rating votes>1000", "genre:noir", "votes>1000 sort:rating",
  "genre:drama sort:rating", "rating>9 sort:year", "sort:title", "sort:year", "sort:runtime",
  "genre:western sort:-title", "type:short sort:votes",
  "year:1950 genre:western", "love sort:rating", "rating>9.5", "\"of the dead\"",
]

/// The names of 500 titles, half of them among the most obscure.
private func searchedNames(in index: IMDbIndex) async throws -> [String] {
  let all = LocalSearch(nil)
  let half = try await index.extent.count / 2
  let known = try await index.hits(for: all, in: 0..<5_000).titles
  let obscure = try await index.hits(for: all, in: half..<half + 250).titles
  return stride(from: 0, to: known.count, by: 20).map { known[$0].title } + obscure.map(\.title)
}

/// How long each beginning of each name takes to the first page of its titles: the median of three
/// times, between which all others are typed, so that what else the machine does counts for little
/// and nothing is still known.
private func timesOfLetters(
  of names: [String], in catalogue: LocalCatalogue
) async -> [(typed: String, time: Duration)] {
  let typed = names.flatMap { name in
    (1...14).filter { $0 <= name.count }.map { String(name.prefix($0)) }
  }
  var times = Array(repeating: [Duration](), count: typed.count)
  for _ in 0..<3 {
    for (place, text) in typed.enumerated() {
      let start = ContinuousClock.now
      // Words that nobody has are looked for as misspelt ones, which takes its time, too.
      if let query = TitleQuery(typed: text) {
        _ = try? await catalogue.titles(matching: query, page: 1)
      }
      times[place].append(ContinuousClock.now - start)
    }
  }
  return zip(typed, times).map { ($0, $1.sorted()[1]) }
}

private func time(of search: LocalSearch, in index: IMDbIndex) async throws -> Duration {
  let start = ContinuousClock.now
  _ = try await index.hits(for: search, in: 0..<50)
  return ContinuousClock.now - start
}

/// How long the next search waits for one that nobody waits for any more.
private func timeToStop(in index: IMDbIndex) async throws -> Duration {
  // No title lasts so long, and to find that out every one is looked at.
  let slow = LocalSearch(.number(.runtime, .above(1_000_000)))
  let overtaken = Task { try await index.hits(for: slow, in: 0..<50) }
  try await Task.sleep(for: .milliseconds(20))
  let start = ContinuousClock.now
  overtaken.cancel()
  _ = try await time(of: LocalSearch(typing: "xy"), in: index)
  return ContinuousClock.now - start
}

extension LocalSearch {
  /// What is looked for while somebody types.
  fileprivate init(typing text: String) { self.init(.words([text]), ranking: text) }
}

private func summary(_ times: [Duration]) -> String {
  let sorted = times.sorted()
  func part(_ part: Double) -> String {
    text(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))])
  }
  return "median \(part(0.5)), 90th percentile \(part(0.9)), 99th \(part(0.99)), slowest \(part(1))"
}

private func text(_ time: Duration) -> String {
  String(format: "%.2f ms", time / .milliseconds(1))
}
