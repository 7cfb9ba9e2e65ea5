import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("The steps of the library in plain mode", .timeLimit(.minutes(5)))
struct PlainStepsTests {
  private func step(_ id: Int, count: Int = 1, isUndone: Bool = false) -> PastStep {
    PastStep(
      UndoEntry(
        id: id, time: 0, kind: .change(.rating(8, on: nil)), count: count, title: "Film \(id)"),
      at: LocalTime(secondsSince1970: id * 60, offset: 0), isUndone: isUndone)
  }

  private func listed(_ steps: [PastStep]) throws -> (plain: Plain, lines: [String]) {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1)))
    #expect(plain.say("steps") == [])
    plain.happens(StepsAction.came(steps, revision: 1))
    return (plain, plain.report())
  }

  @Test("They are listed with their numbers, the latest first")
  func list() throws {
    let lines = try listed([step(2, isUndone: true), step(1, count: 3)]).lines
    #expect(
      lines == [
        "2 steps:",
        " 1. 1970-01-01 00:02, 1 title, in another session: Undone: Rated Film 2 8.",
        " 2. 1970-01-01 00:01, 3 titles, in another session: Rated 3 titles 8.",
      ])
    #expect(try listed([]).lines == ["Nothing was done yet."])
  }

  @Test("Of many the latest twenty are listed")
  func many() throws {
    let lines = try listed((1...30).reversed().map { step($0) }).lines
    #expect(lines.first == "The latest 20 of 30 steps:")
    #expect(lines.count == 21)
  }

  @Test("A number leads to the titles that a step changed")
  func titles() throws {
    var plain = try listed([step(2), step(1)]).plain
    #expect(plain.say("steps 2") == [])
    let titles = [
      LibraryEntry(TitleDetail(try TitleSummary(id: Samples.id("tt0096895"), title: "Batman")))
    ]
    plain.happens(LibraryEvent.rowsCame(.step(step(1).step), titles))
    #expect(plain.report() == ["Rated Film 1 8, 1 title:", " 1. Batman, 1989"])
    #expect(plain.say("steps 1") == [])
    plain.happens(LibraryEvent.rowsCame(.step(step(2).step), titles))
    #expect(plain.report() == ["Rated Film 2 8, 1 title:", " 1. Batman, 1989"])
  }

  @Test("A number without a step, or of one without titles, is refused")
  func refused() throws {
    var plain = try listed([step(1, count: 0)]).plain
    #expect(plain.say("steps 2") == ["There is only step 1."])
    #expect(plain.say("steps 1") == ["That step changed no title."])
    var other = try Plain(Catalogued.listing(Samples.batman))
    _ = other.report()
    other.happens(LibraryEvent.came(LibraryReading(revision: 1)))
    #expect(other.say("steps 1") == ["Type steps first, to see their numbers."])
  }

  @Test("u and a number names the steps back to there, and yes takes them back")
  func goingBack() throws {
    let steps = [step(3), step(2, isUndone: true), step(1)]
    var plain = try listed(steps).plain
    #expect(plain.say("u 2") == ["That step is undone already."])
    #expect(plain.say("u 4") == ["There are steps 1 to 3."])
    #expect(plain.say("u 3") == [])
    plain.happens(LibraryEvent.stepsFound([steps[0].step, steps[2].step]))
    #expect(
      plain.report() == [
        "Undo these 2 steps?", "Rated Film 3 8. In another session.",
        "Rated Film 1 8. In another session.",
        "Type yes to undo them, or another command to leave them.",
      ])
    #expect(plain.say("yes") == [])
    plain.happens(LibraryEvent.wentBack(to: steps[2].step, count: 2))
    #expect(
      plain.report() == ["Undone: 2 steps, back to before this one: Rated Film 1 8."])
    #expect(plain.say("yes") == ["There is no question to agree to."])
  }

  @Test("What another session has overtaken is not done again, and both steps are named")
  func overtaken() throws {
    var plain = try listed([step(2), step(1)]).plain
    #expect(plain.say("redo") == [])
    plain.happens(LibraryEvent.overtaken(OvertakenStep(step: step(1).step, by: step(2).step)))
    #expect(
      plain.report() == [
        "Changed in another session since: Rated Film 2 8. Not redone: Rated Film 1 8."
      ])
  }
}
