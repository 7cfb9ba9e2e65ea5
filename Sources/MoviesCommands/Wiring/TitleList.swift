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

  /// Asks for pages until there are `limit` rows, or no more; each ten rows take a request.
  static func fetch(_ question: SearchTitles, limit: Int, from source: Source) async -> TitleList {
    var list = TitleList(question: question)
    var seen: Set<TitleID> = []
    do {
      for number in 1...SearchPage.last {
        var pageQuestion = question
        pageQuestion.page = number
        let page = try await source.answer(to: pageQuestion)
        list.total = page.total ?? list.total
        let titles = number == 1 ? page.ranked(for: question.text).titles : page.titles
        list.titles += titles.filter { seen.insert($0.id).inserted }
        if list.titles.count >= limit || page.isLast(number) { break }
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
