internal import Dispatch
internal import Synchronization

/// A sink that never waits: another thread writes, in the same order.
///
/// It is for what may stop reading, such as the reader of a named pipe or a terminal. Nobody can
/// know whether such a reader goes on some day, so what waits for it is bounded: beyond
/// ``capacity`` bytes it counts as lost.
final class BackgroundSink: ByteSink {
  /// The most bytes that wait for the reader.
  static let capacity = 1 << 20
  /// How long ``flush()`` waits at most.
  private static let patience = DispatchTimeInterval.milliseconds(250)

  private struct State {
    var waiting = 0
    var failure: WriteError?
  }

  private let sink: any ByteSink
  private let queue = DispatchQueue(label: "movies-tui.background-sink")
  private let state = Mutex(State())

  /// Makes a sink in front of one that may make its caller wait.
  init(_ sink: any ByteSink) {
    self.sink = sink
  }

  /// Takes the bytes, to be written as soon as all before them are.
  ///
  /// - Throws: Why an earlier write failed, or that the reader does not read.
  func write(_ bytes: [UInt8]) throws(WriteError) {
    if let failure = reserve(bytes.count) { throw failure }
    queue.async { self.send(bytes) }
  }

  func flush() -> Bool {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    return done.wait(timeout: .now() + Self.patience) == .success
  }

  /// Takes note of bytes that will wait; returns why they may not.
  private func reserve(_ count: Int) -> WriteError? {
    state.withLock { state in
      if state.failure == nil, state.waiting + count > Self.capacity {
        state.failure = .failed(reason: "its reader does not read")
      }
      state.waiting += count
      return state.failure
    }
  }

  private func send(_ bytes: [UInt8]) {
    guard state.withLock({ $0.failure }) == nil else { return }
    var failure: WriteError?
    do throws(WriteError) { try sink.write(bytes) } catch { failure = error }
    state.withLock { state in
      state.waiting -= bytes.count
      state.failure = state.failure ?? failure
    }
  }
}
