import MoviesSession
import SafeText
import Titles

extension Failure {
  /// That a text which should be an id is none.
  init(noTitleID text: String) {
    self.init(
      "“\(Sanitizer.line(text, limit: 60))” is no IMDb id: expected tt and seven to ten digits, such as "
        + "tt0096895.", exitCode: .usage)
  }
}
