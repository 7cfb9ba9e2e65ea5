import Keeping
import Testing
import Titles

@Suite("Vetoes", .timeLimit(.minutes(5)))
struct VetoesTests {
  private func day(_ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: month, day: day)
  }

  @Test("A veto holds for fourteen days, over the end of a month")
  func days() throws {
    var vetoes = Vetoes()
    let id = try TonightSamples.id(1)
    vetoes.add(id, on: day(2, 20))
    #expect(vetoes.ids(on: day(2, 20)) == [id])
    #expect(vetoes.ids(on: day(3, 5)) == [id])
    #expect(vetoes.ids(on: day(3, 6)).isEmpty)
    vetoes.expire(on: day(3, 6))
    #expect(vetoes == Vetoes())
  }

  @Test("Those that are over are forgotten, and no others")
  func expiry() throws {
    var vetoes = Vetoes()
    let (over, last) = (try TonightSamples.id(1), try TonightSamples.id(2))
    vetoes.add(over, on: day(2, 19))
    vetoes.add(last, on: day(2, 20))
    vetoes.expire(on: day(3, 5))
    #expect(vetoes.ids(on: day(2, 20)) == [last])
    #expect(vetoes.ids(on: day(3, 5)) == [last])
  }

  @Test("A clock that went back ends no veto")
  func past() throws {
    var vetoes = Vetoes()
    vetoes.add(try TonightSamples.id(1), on: day(2, 20))
    #expect(vetoes.ids(on: day(1, 1)).count == 1)
  }

  @Test("A second veto begins the days again, and one that is taken back ends them")
  func again() throws {
    var vetoes = Vetoes()
    let (first, second) = (try TonightSamples.id(1), try TonightSamples.id(2))
    vetoes.add(first, on: day(2, 1))
    vetoes.add(second, on: day(2, 2))
    vetoes.add(first, on: day(2, 10))
    #expect(vetoes.ids(on: day(2, 20)) == [first])
    #expect(vetoes.ids(on: day(2, 12)) == [second, first])
    vetoes.takeBack(first, on: day(2, 10))
    #expect(vetoes.ids(on: day(2, 12)) == [second])
  }

  @Test("A veto that is taken back does not return from what was written before")
  func takenBack() throws {
    let id = try TonightSamples.id(1)
    var own = Vetoes()
    own.add(id, on: day(2, 1))
    let written = own
    own.takeBack(id, on: day(2, 1))
    own.merge(written)
    #expect(own.ids(on: day(2, 1)).isEmpty)
    var later = written
    later.merge(own)
    later.add(id, on: day(2, 3))
    #expect(later.ids(on: day(2, 3)) == [id])
    own.expire(on: day(2, 20))
    #expect(own == Vetoes())
  }

  @Test("The latest ones are remembered, and no more than the limit")
  func limit() throws {
    var vetoes = Vetoes()
    for number in 0..<(Vetoes.limit + 3) {
      vetoes.add(try TonightSamples.id(number), on: day(2, 1))
    }
    let ids = vetoes.ids(on: day(2, 1))
    #expect(ids.count == Vetoes.limit)
    #expect(ids.first == (try TonightSamples.id(3)))
  }

  @Test("The vetoes of another session are added, the latest of each title")
  func merging() throws {
    let (first, second) = (try TonightSamples.id(1), try TonightSamples.id(2))
    var own = Vetoes()
    own.add(first, on: day(2, 1))
    var other = Vetoes()
    other.add(first, on: day(2, 9))
    other.add(second, on: day(2, 3))
    own.merge(other)
    #expect(own.ids(on: day(2, 9)) == [second, first])
    #expect(own.ids(on: day(2, 20)) == [first])
  }
}
