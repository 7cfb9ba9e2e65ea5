import MoviesCore
import Titles

extension Scene {
  static let failing =
    failures.map { name, error in
      Scene(name, source: .omdb, reply: { _ in .failure(error) }) { stage in
        stage.ask("batman")
        try await stage.wait(for: "the failure") { $0.errors.search != nil }
      }
    } + [
      Scene(
        "failed-page", source: .omdb,
        reply: { question in
          question == .titles("batman", page: 1)
            ? .page(Samples.few(of: 20)) : .failure(.timedOut(milliseconds: 15_000))
        },
        play: { stage in
          stage.ask("batman")
          try await stage.wait(for: "the first page") { $0.list.results.count > 0 }
          await stage.pass(.milliseconds(60))
          try await stage.wait(for: "the failure") { $0.errors.page(2) != nil }
        }),
      Scene(
        "failed-details", source: .omdb,
        reply: { question in
          if case .title = question {
            .failure(.cannotResolve(host: "www.omdbapi.com"))
          } else {
            .fromBundle
          }
        },
        play: { stage in
          stage.ask("batman")
          try await stage.wait(for: "the list") { $0.list.results.count > 0 }
          stage.press(ScreenAction.titleOpened(try Samples.id("tt0096895")))
          try await stage.rest()
        }),
    ]

  private static let failures: [(String, CatalogueError)] = [
    ("no-match", .notFound), ("too-many-results", .tooManyResults),
    ("key-missing", .keyMissing), ("key-refused", .keyRefused),
    ("limit-reached", .limitReached), ("service-failing", .serviceFailing(status: 503)),
    ("unreadable", .unreadable(reason: "it is not JSON")),
    ("offline", .cannotResolve(host: "www.omdbapi.com")),
    ("timed-out", .timedOut(milliseconds: 15_000)),
  ]
}
