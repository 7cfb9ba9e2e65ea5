import Testing

@testable import Redux

@Suite("The rules of scheduling, without tasks and without a clock")
struct EffectScheduleTests {
  private typealias Admission = EffectSchedule.Admission

  private func key(_ id: EffectID) -> EffectKey { EffectKey(id) }

  @Test("Concurrent effects leave each other alone")
  func concurrent() {
    var schedule = EffectSchedule()
    #expect(
      schedule.admit(1, key: key("a"), scheduling: .concurrent)
        == Admission(cancelled: [], delay: nil))
    #expect(
      schedule.admit(2, key: key("a"), scheduling: .concurrent)
        == Admission(cancelled: [], delay: nil))
  }

  @Test("The latest effect replaces all earlier ones with its id, oldest first")
  func latest() {
    var schedule = EffectSchedule()
    _ = schedule.admit(1, key: key("a"), scheduling: .concurrent)
    _ = schedule.admit(2, key: key("b"), scheduling: .concurrent)
    _ = schedule.admit(3, key: key("a"), scheduling: .concurrent)
    #expect(
      schedule.admit(4, key: key("a"), scheduling: .latest)
        == Admission(cancelled: [1, 3], delay: nil))
  }

  @Test("A debounced effect waits, and replaces earlier ones at once")
  func debounced() {
    var schedule = EffectSchedule()
    let scheduling = EffectScheduling.debounced(.milliseconds(250))
    #expect(
      schedule.admit(1, key: key("a"), scheduling: scheduling)
        == Admission(cancelled: [], delay: .milliseconds(250)))
    #expect(
      schedule.admit(2, key: key("a"), scheduling: scheduling)
        == Admission(cancelled: [1], delay: .milliseconds(250)))
  }

  @Test("Effects that have ended are not cancelled any more")
  func finished() {
    var schedule = EffectSchedule()
    _ = schedule.admit(1, key: key("a"), scheduling: .concurrent)
    schedule.finish(1)
    #expect(schedule.cancel(key("a")) == [])
  }

  @Test("Effects without an id end only when all do")
  func withoutID() {
    var schedule = EffectSchedule()
    _ = schedule.admit(1, key: nil, scheduling: .concurrent)
    #expect(
      schedule.admit(2, key: nil, scheduling: .latest) == Admission(cancelled: [], delay: nil))
    #expect(schedule.cancel(nil) == [])
    #expect(schedule.cancelAll() == [1, 2])
    #expect(schedule.cancelAll() == [])
  }
}
