internal import Dispatch
internal import Synchronization

/// A sink that never makes its caller wait: another thread writes the bytes, in the same order.
///
/// The sink is for readers that may stop reading, such as the reader of a named pipe, or a
/// terminal. Whether such a reader will ever continue cannot be known, so the number of waiting
/// bytes is limited: beyond ``capacity``, the reader counts as lost.
final class BackgroundSink: ByteSink {
  /// The maximum number of bytes that may wait for the reader.
  static let capacity = 1 << 20
  /// The longest time that ``flush()`` waits.
  private static let patience = DispatchTimeInterval.milliseconds(250)

  private struct State {
    var waiting = 0
    var failure: WriteError?
  }

  private let sink: any ByteSink
  private let queue = DispatchQueue(label: "movies-tui.background-sink")
  private let state = Mutex(State())

  /// Makes a sink in front of another one that may make its caller wait.
  init(_ sink: any ByteSink) {
    self.sink = sink
  }

  /// Takes bytes, which are written as soon as all earlier bytes are.
  ///
  /// - Throws: The error of an earlier write, or an error which says that the reader does not read.
  func write(_ bytes: [UInt8]) throws(WriteError) {
    if let failure = reserve(bytes.count) { throw failure }
    queue.async { self.send(bytes) }
  }

  func flush() -> Bool {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    return done.wait(timeout: .now() + Self.patience) == .success
  }

  /// Counts bytes that are about to wait; returns an error if they must not.
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
