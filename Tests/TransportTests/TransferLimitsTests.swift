import Testing
import Transport

@Suite("Limits of a transfer", .timeLimit(.minutes(5)))
struct TransferLimitsTests {
  @Test("More time for a transfer is more time for a service that thinks before it answers")
  func silence() {
    #expect(TransferLimits().lowSpeedTime == .seconds(10))
    #expect(TransferLimits(total: .seconds(60)).lowSpeedTime == .seconds(40))
    #expect(TransferLimits(lowSpeedTime: .seconds(1)).lowSpeedTime == .seconds(1))
  }
}
