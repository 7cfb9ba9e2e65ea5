import MoviesCore
import Redux
import Titles

extension Scene {
  /// What is known of the service.
  static let service = [
    counted("counted", used: 212),
    counted("saving", used: 905),
    counted("used-up", used: 1_000, then: [DailyLimitAction.ends(inMinutes: 192)]),
    counted("rest-price", used: 212, then: [MoviesAction.restRequested]),
    counted("old-offline", used: 212, age: 3 * 86_400, then: [ServiceAction.wentOffline]),
  ]

  /// A list of many titles, whose first page is so many seconds old, after so many requests.
  private static func counted(
    _ name: String, used: Int, age: Int? = nil, then actions: [any Action] = []
  ) -> Scene {
    var answer = Samples.few(of: 405)
    answer.age = age
    answer.quality = age == nil ? .complete : .stale
    return Scene(
      name, source: .omdb,
      reply: { [answer] in
        switch $0 {
        case .titles("batman", page: 1): .page(answer)
        case .titles: .never
        case .title, .season: .fromBundle
        }
      },
      play: { stage in
        let count = RequestCount(used: used, limit: 1_000, reserve: 100)
        stage.press(ServiceAction.counted(count))
        stage.ask("batman")
        try await stage.wait(for: "the list") { $0.list.results.count > 0 }
        for action in actions { stage.press(action) }
      })
  }
}
