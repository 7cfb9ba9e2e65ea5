import MoviesSession
import OMDB

/// The rows of a search, collected over its pages.
struct TitleList: Equatable {
  var question: SearchTitles
  /// Each id once, in OMDb's order.
  var titles: [TitleSummary] = []
  /// How many rows OMDb counts; `nil` where it does not say.
  var total: Int?
  /// Why there is no more than this.
  var failure: Failure?
  /// What answered in place of the words asked for, where those found nothing.
  var rescue: String?

  /// Asks for pages until there are `limit` rows, or no more.
  static func fetch(_ question: SearchTitles, limit: Int, from source: Source) async -> TitleList {
    var list = TitleList(question: question)
    var seen: Set<TitleID> = []
    var sent = 0
    do {
      for number in 1...SearchPage.last {
        var pageQuestion = question
        pageQuestion.page = number
        let page = try await source.answer(to: pageQuestion)
        list.total = page.total ?? list.total
        let titles = number == 1 ? page.ranked(for: question.text).titles : page.titles
        let new = titles.filter { seen.insert($0.id).inserted }
        list.titles += new
        // A page without anything new would be followed by more of the same.
        let isLast = page.isLast(number, rowsBefore: sent) || new.isEmpty
        if list.titles.count >= limit || isLast { break }
        sent += page.sent
      }
    } catch  where error.exitCode == .nothingMatched && !list.titles.isEmpty {
      // OMDb counts more rows than it has: a page past the end is the end.
    } catch {
      list.failure = error
    }
    list.titles = Array(list.titles.prefix(limit))
    if list.titles.isEmpty, list.failure == nil {
      list.failure = Failure(.notFound, to: question)
    }
    return list
  }
}
