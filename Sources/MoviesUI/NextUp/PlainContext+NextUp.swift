import MoviesCore
import Titles

extension AppState {
  /// The next episodes, while numbers refer to them; a row without one has `nil`.
  var numberedNext: [TitleID?]? {
    guard screen.pages.nextUp != nil, case .nextUp(let props) = PageProps(self) else { return nil }
    return (props.rows ?? []).map { $0.next.episode?.id }
  }
}

extension PlainContext {
  /// Returns the next episode with a number.
  func nextEpisode(_ number: Int, of next: [TitleID?]) throws(PlainRefusal) -> TitleID {
    guard next.indices.contains(number - 1) else {
      throw PlainRefusal(PlainWording.numbers(upTo: next.count))
    }
    guard let id = next[number - 1] else {
      throw PlainRefusal("No next episode is known of number \(number).")
    }
    return id
  }
}
