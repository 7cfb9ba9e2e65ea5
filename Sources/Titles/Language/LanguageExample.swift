/// An example of the query language, for the help and the README.
public struct LanguageExample: Hashable, Sendable {
  /// The expression as users type it.
  public let text: String
  /// The titles that it finds, in a few words.
  public let meaning: String

  /// All examples, from the simplest to those that combine several conditions.
  public static let all = [
    Self("godfather al pacino", "words in titles, people, genres and plots"),
    Self(#""blade runner""#, "a phrase: these words in a row"),
    Self("title:alien", "a word that begins so in the title"),
    Self("genre:noir", "a genre"),
    Self(#"director:"agnès varda""#, "a director, whole; accents do not matter"),
    Self("actor:deneuve writer:demy", "both an actor and a writer"),
    Self("person:hitchcock", "a director, writer or actor"),
    Self("plot:heist", "a word of the plot"),
    Self("country:japan language:english", "a country and a language"),
    Self("rated:pg-13", "a certificate"),
    Self("awards:oscar", "won an Oscar, or was nominated"),
    Self("type:series", "movies, series, episodes or games only"),
    Self("type:short", "also tvmovie, miniseries, video and special"),
    Self("year:1990..1999", "a range of years; also year:1990.. and year:..1999"),
    Self("decade:80s", "a decade"),
    Self("rating>7.5 votes>10k", "well rated by many; also <, <=, >= and ="),
    Self("metascore>=80 tomatoes<60", "where Metacritic and Rotten Tomatoes disagree"),
    Self("runtime<1h50", "short enough; also in minutes, runtime<110"),
    Self("seen:2024", "seen that year; also seen:2024-03 and seen:no"),
    Self("mine>7", "your own rating; also mine:8..10 and mine:none"),
    Self("list:noir", "in a list of yours; also list:watchlist"),
    Self("have:yes", "you have it as a file; also have:no, have:1080p and have<720"),
    Self("genre:horror not genre:comedy", "not: without what follows"),
    Self("(genre:western or genre:war) year<1970", "or, and parentheses"),
    Self("director:kurosawa sort:-year", "in an order; the minus reverses it"),
  ]

  private init(_ text: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
  }
}
