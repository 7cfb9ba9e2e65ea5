import Testing

@testable import Redux

@Suite("The rules of scheduling, without tasks and without a clock", .timeLimit(.minutes(5)))
struct EffectScheduleTests {
  private typealias Admission = EffectSchedule.Admission

  private func key(_ id: EffectID) -> EffectKey { EffectKey(id) }

  @Test("Concurrent effects leave each other alone")
  func concurrent() {
    var schedule = EffectSchedule()
    #expect(
      schedule.admit(1, key: key("a"), scheduling: .concurrent, at: .zero)
        == Admission())
    #expect(
      schedule.admit(2, key: key("a"), scheduling: .concurrent, at: .zero)
        == Admission())
  }

  @Test("The latest effect replaces all earlier ones with its id, oldest first")
  func latest() {
    var schedule = EffectSchedule()
    _ = schedule.admit(1, key: key("a"), scheduling: .concurrent, at: .zero)
    _ = schedule.admit(2, key: key("b"), scheduling: .concurrent, at: .zero)
    _ = schedule.admit(3, key: key("a"), scheduling: .concurrent, at: .zero)
    #expect(
      schedule.admit(4, key: key("a"), scheduling: .latest, at: .zero)
        == Admission(cancelled: [1, 3]))
  }

  @Test("A debounced effect waits, and replaces earlier ones at once")
  func debounced() {
    var schedule = EffectSchedule()
    let scheduling = EffectScheduling.debounced(.milliseconds(250))
    #expect(
      schedule.admit(1, key: key("a"), scheduling: scheduling, at: .zero)
        == Admission(start: .after(.milliseconds(250))))
    #expect(
      schedule.admit(2, key: key("a"), scheduling: scheduling, at: .zero)
        == Admission(cancelled: [1], start: .after(.milliseconds(250))))
  }

  @Test("Effects that have ended are not cancelled any more")
  func finished() {
    var schedule = EffectSchedule()
    _ = schedule.admit(1, key: key("a"), scheduling: .concurrent, at: .zero)
    schedule.finish(1)
    #expect(schedule.cancel(key("a")) == [])
  }

  @Test("Effects without an id end only when all do")
  func withoutID() {
    var schedule = EffectSchedule()
    _ = schedule.admit(1, key: nil, scheduling: .concurrent, at: .zero)
    #expect(
      schedule.admit(2, key: nil, scheduling: .latest, at: .zero) == Admission())
    #expect(schedule.cancel(nil) == [])
    #expect(schedule.cancelAll() == [1, 2])
    #expect(schedule.cancelAll() == [])
  }

  @Test("A queued effect has its turn when all earlier ones with its id have ended")
  func queued() {
    var schedule = EffectSchedule()
    let a = key("a")
    #expect(schedule.admit(1, key: a, scheduling: .concurrent, at: .zero) == Admission())
    #expect(schedule.admit(2, key: a, scheduling: .concurrent, at: .zero) == Admission())
    for number in 3...4 {
      #expect(
        schedule.admit(number, key: a, scheduling: .queued, at: .zero) == Admission(start: .inTurn))
    }
    #expect(schedule.admit(5, key: key("b"), scheduling: .queued, at: .zero) == Admission())
    #expect(schedule.admit(6, key: nil, scheduling: .queued, at: .zero) == Admission())

    schedule.finish(2)
    #expect(schedule.takeTurn(of: a) == nil, "1 still runs.")
    schedule.finish(1)
    #expect(schedule.takeTurn(of: a) == 3)
    #expect(schedule.takeTurn(of: a) == nil, "3 has had its turn.")
    schedule.finish(3)
    #expect(schedule.takeTurn(of: a) == 4)
    schedule.finish(4)
    #expect(schedule.takeTurn(of: a) == nil)
    #expect(schedule.admit(7, key: a, scheduling: .queued, at: .zero) == Admission())
  }

  @Test("An effect that continues one that runs has its turn before those that are queued")
  func continuing() {
    var schedule = EffectSchedule()
    let a = key("a")
    _ = schedule.admit(1, key: a, scheduling: .queued, at: .zero)
    for number in 2...3 { _ = schedule.admit(number, key: a, scheduling: .queued, at: .zero) }
    for number in 4...5 {
      #expect(
        schedule.admit(number, key: a, scheduling: .continuing, at: .zero)
          == Admission(start: .inTurn))
    }
    #expect(
      schedule.admit(6, key: key("b"), scheduling: .continuing, at: .zero) == Admission(),
      "Nothing runs that it could wait for.")
    var order: [Int] = []
    for number in [1, 4, 5, 2, 3] {
      schedule.finish(number)
      order += [schedule.takeTurn(of: a)].compactMap(\.self)
    }
    #expect(order == [4, 5, 2, 3])
  }

  @Test("A queued effect is replaced and cancelled like any other")
  func cancelledInQueue() {
    var schedule = EffectSchedule()
    for number in 1...3 {
      _ = schedule.admit(number, key: key("a"), scheduling: .queued, at: .zero)
    }
    #expect(
      schedule.admit(4, key: key("a"), scheduling: .latest, at: .zero)
        == Admission(cancelled: [1, 2, 3]))
  }

  @Test("Throttled effects start at least so far apart, and of those that wait the last one does")
  func throttled() {
    var schedule = EffectSchedule()
    let a = key("a")
    func admit(_ number: Int, at seconds: Double, key: EffectKey?) -> Admission {
      schedule.admit(
        number, key: key, scheduling: .throttled(.seconds(1)), at: .seconds(seconds))
    }
    #expect(admit(1, at: 0, key: a) == Admission())
    #expect(admit(2, at: 0.25, key: a) == Admission(start: .after(.milliseconds(750))))
    #expect(
      admit(3, at: 0.5, key: a) == Admission(cancelled: [2], start: .after(.milliseconds(500))))
    #expect(admit(4, at: 0.5, key: key("b")) == Admission())
    schedule.begin(3, at: .seconds(1))
    #expect(admit(5, at: 1.5, key: a) == Admission(start: .after(.milliseconds(500))))
    #expect(schedule.cancel(a) == [1, 3, 5])
    #expect(admit(6, at: 1.75, key: a) == Admission(start: .after(.milliseconds(250))))
    schedule.begin(6, at: .seconds(2))
    #expect(admit(7, at: 3, key: a) == Admission(), "The pause is over.")
    #expect(admit(8, at: 3, key: nil) == Admission())
    #expect(admit(9, at: 3, key: nil) == Admission())
  }

  @Test("A throttled effect that was due and has not started yet gives way to a new one")
  func dueThrottled() {
    var schedule = EffectSchedule()
    let scheduling = EffectScheduling.throttled(.seconds(1))
    _ = schedule.admit(1, key: key("a"), scheduling: scheduling, at: .zero)
    _ = schedule.admit(2, key: key("a"), scheduling: scheduling, at: .zero)
    #expect(
      schedule.admit(3, key: key("a"), scheduling: scheduling, at: .seconds(1))
        == Admission(cancelled: [2]))
  }

  @Test("A queued effect does not wait for one that was replaced")
  func queuedBehindThrottled() {
    var schedule = EffectSchedule()
    let scheduling = EffectScheduling.throttled(.seconds(1))
    _ = schedule.admit(1, key: key("a"), scheduling: scheduling, at: .zero)
    _ = schedule.admit(2, key: key("a"), scheduling: scheduling, at: .zero)
    _ = schedule.admit(3, key: key("a"), scheduling: .queued, at: .zero)
    schedule.finish(1)
    #expect(schedule.takeTurn(of: key("a")) == nil)
    _ = schedule.admit(4, key: key("a"), scheduling: scheduling, at: .zero)
    #expect(schedule.takeTurn(of: key("a")) == 3)
  }
}
