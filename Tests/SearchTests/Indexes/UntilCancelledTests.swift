import Testing

@testable import Search

@Suite("A walk that ends with its task", .timeLimit(.minutes(1)))
struct UntilCancelledTests {
  /// Counts how many of so many numbers are met by a task that is cancelled at one of them.
  private func met(of count: Int, cancelledAt place: Int) async -> Int {
    await Task {
      var met = 0
      for number in UntilCancelled(0..<count) {
        met += 1
        if number == place { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return met
    }.value
  }

  @Test("Every element is met if nobody cancels the task", arguments: [0, 1, 255, 256, 257, 1000])
  func whole(count: Int) {
    #expect(Array(UntilCancelled(0..<count)) == Array(0..<count))
  }

  @Test(
    "It ends a few hundred elements after the task was cancelled", arguments: [0, 255, 256, 999])
  func cancelled(place: Int) async {
    let met = await met(of: 1_000_000, cancelledAt: place)
    #expect(met > place)
    #expect(met <= place + 256)
  }

  @Test("A task that is cancelled already meets nothing, however often it asks")
  func cancelledBefore() async {
    let found = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var numbers = UntilCancelled(0..<1000)
      return [numbers.next(), numbers.next()]
    }.value
    #expect(found == [nil, nil])
  }
}
