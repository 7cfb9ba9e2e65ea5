import MoviesCore
import MoviesUI
import Testing

@Suite("IMDb's data in plain mode", .timeLimit(.minutes(1)))
struct PlainIMDbTests {
  private static let cost = IMDbCost(download: 258_000_000, disk: 844_000_000, seconds: 93)

  @Test("It says how it stands, shows the terms before it begins, and begins after a yes")
  func install() {
    var plain = begun()
    #expect(
      plain.say("imdb") == ["IMDb's data is not on this machine. Type imdb import to get it."])

    let question = plain.say("imdb import")

    #expect(question.first == "All of IMDb on your own disk.")
    #expect(question.contains { $0.contains("personal, non-commercial use") })
    #expect(question.contains { $0.contains("Download 258 MB") })
    #expect(question.last == "Type yes to agree; anything else leaves it as it is.")
    #expect(plain.state.imdb.work == nil)
    #expect(plain.say("yes").first?.hasPrefix("Begun.") == true)
    #expect(plain.state.imdb.work?.job == .install)
  }

  @Test("It says how far it is, and at its end what is here, unasked")
  func progress() {
    var plain = begun()
    plain.happens(IMDbAction.agreed(.install))
    #expect(plain.say("imdb") == ["Getting IMDb's data."])
    let progress = IMDbImportProgress(.downloading, percent: 34, secondsLeft: 20)
    plain.happens(IMDbAction.told(.progressed(progress)))
    let words = ["Downloading IMDb's data: 34 %, 20 s left."]
    #expect(plain.say("imdb") == words)
    #expect(plain.say("imdb import") == words)
    plain.happens(IMDbAction.told(.finished(titles: 7, ratings: 5)))
    plain.happens(ScreenAction.noticed(.imdb(.finished(titles: 7, ratings: 5))))
    #expect(plain.report() == ["IMDb's data is here: 7 titles."])
    #expect(plain.say("imdb update").first == "Update IMDb's data?")
  }

  @Test("Anything but a yes leaves it as it is")
  func left() {
    var plain = begun()
    _ = plain.say("imdb import")
    _ = plain.say("?")
    #expect(plain.say("yes") == ["There is no question to agree to."])
    #expect(plain.state.imdb.work == nil)
  }

  @Test("It is stopped by a word, if there is anything to stop")
  func stopped() {
    var plain = begun()
    #expect(plain.say("imdb stop") == plain.say("imdb"))
    plain.happens(IMDbAction.agreed(.install))
    #expect(plain.say("imdb stop") == ["Stopped. The data from before is still in use."])
    #expect(plain.state.imdb.work == nil)
  }

  @Test("Where nothing can be fetched, it says what to do in a shell", arguments: ["", " import"])
  func notFromHere(word: String) {
    var plain = begun(cost: nil)
    #expect(
      plain.say("imdb" + word) == [
        "IMDb's data can't be installed from here. In a shell: movies-tui imdb import"
      ])
  }

  /// A session whose first lines have been said.
  private func begun(cost: IMDbCost? = PlainIMDbTests.cost) -> Plain {
    var plain = Plain([], imdb: cost)
    _ = plain.say("?")
    return plain
  }
}
