import MoviesUI
import Testing
import Titles

@Suite("The labelled lines of a title", .timeLimit(.minutes(5)))
struct DetailFieldTests {
  @Test("Writers stand with their notes")
  func notes() throws {
    var film = try Samples.detail()
    film.writers = ["Bob Kane (Batman characters)", "Sam Hamm (story)"]
    let value = film.fields.first { $0.label == "Writers" }?.value
    #expect(value == "Bob Kane (Batman characters), Sam Hamm (story)")
  }
}
