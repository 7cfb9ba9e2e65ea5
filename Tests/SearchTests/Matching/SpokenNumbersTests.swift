import Search
import Testing
import Titles

@Suite("Numbers in words and in digits", .timeLimit(.minutes(5)))
struct SpokenNumbersTests {
  @Test(
    "A number that is typed in words, or in digits, finds the name with the other one",
    arguments: [
      ("nineteen seventeen", "1917"), ("nineteen eighty four", "1984"),
      ("1984", "Nineteen Eighty-Four"),
      ("two thousand and one a space odyssey", "2001: A Space Odyssey"),
      ("twenty twelve", "2012"), ("two thousand twelve", "2012"), ("nineteen hundred", "1900"),
      ("twenty oh one", "2001"), ("one hundred and one dalmatians", "101 Dalmatians"),
      ("eight and a half", "8½"), ("nine and a half weeks", "9½ Weeks"),
      ("jump street twenty one", "21 Jump Street"), ("2000 maniacs", "Two Thousand Maniacs!"),
      ("eleven fourteen", "11:14"), ("nineteen ninety nine", "1999"),
    ])
  func found(typed: String, name: String) {
    let title = TitleDetail(id: KnownTitles.amelie.id, title: name)
    #expect(SearchedWords([typed]).tier(of: title) != nil)
  }

  @Test(
    "A name that is the number as it is said is found as a whole",
    arguments: [
      ("nineteen seventeen", "1917"), ("1984", "Nineteen Eighty-Four"), ("eight and a half", "8½"),
      ("two thousand and one", "2001"),
    ])
  func whole(typed: String, name: String) {
    let title = TitleDetail(id: KnownTitles.amelie.id, title: name)
    #expect(SearchedWords([typed]).tier(of: title) == .name)
  }

  @Test(
    "Words that make no number of four digits stay as they are",
    arguments: [
      "twenty thousand leagues", "seven", "twelve monkeys", "the hundred", "one two three",
    ])
  func untouched(typed: String) {
    #expect(SearchedWords([typed]).readings.isEmpty)
  }
}
