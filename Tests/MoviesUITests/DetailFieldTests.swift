import MoviesUI
import Testing
import Titles

@Suite("The labelled lines of a title")
struct DetailFieldTests {
  @Test("Writers stand with their notes")
  func notes() throws {
    var film = try Samples.detail()
    film.writers = ["Bob Kane (Batman characters)", "Sam Hamm (story)"]
    let value = film.fields.first { $0.label == "Writers" }?.value
    #expect(value == "Bob Kane (Batman characters), Sam Hamm (story)")
  }
}
