import MoviesUI
import Testing
import Titles

@Suite("The labelled lines of a title")
struct DetailFieldTests {
  @Test("Votes stand beside IMDb's rating, and where there is none in a line of their own")
  func votesWithoutRating() throws {
    var film = try Samples.detail()
    #expect(!film.fields.contains { $0.label == "Votes" })
    film.ratings.removeAll { $0.source == .imdb }
    let line = try #require(film.fields.first { $0.label == "Votes" })
    #expect(line.value == "410,312 at IMDb")
    film.votes = nil
    #expect(!film.fields.contains { $0.label == "Votes" })
  }

  @Test("Writers stand with their notes")
  func notes() throws {
    var film = try Samples.detail()
    film.writers = ["Bob Kane (Batman characters)", "Sam Hamm (story)"]
    let value = film.fields.first { $0.label == "Writers" }?.value
    #expect(value == "Bob Kane (Batman characters), Sam Hamm (story)")
  }
}
