internal import Synchronization
internal import Transport

/// Carries commands from any thread to the worker, and wakes it.
final class Mailbox: Sendable {
  typealias Reply = CheckedContinuation<Result<TransportReply, TransportError>, Never>

  enum Command: Sendable {
    case start(TransferNumber, TransferOrder, Reply)
    case cancel(TransferNumber)
    case stop
  }

  private struct Contents {
    var commands: [Command] = []
    var waker: MultiWaker?
    var isClosed = false
  }

  private let contents = Mutex(Contents())

  /// Leaves a command for the worker.
  ///
  /// - Returns: Whether somebody will read it: not after the worker has ended.
  @discardableResult
  func post(_ command: Command) -> Bool {
    contents.withLock { contents in
      guard !contents.isClosed else { return false }
      contents.commands.append(command)
      contents.waker?.wake()
      return true
    }
  }

  /// Tells whom to wake.
  ///
  /// The lock is held while the waker is used, so ``close()`` ends its use for good.
  func open(_ waker: MultiWaker) {
    contents.withLock { $0.waker = waker }
  }

  /// Takes all commands, in the order in which they were posted.
  func take() -> [Command] {
    contents.withLock { contents in
      defer { contents.commands = [] }
      return contents.commands
    }
  }

  /// Accepts nothing any more, wakes nobody any more, and returns what was still unread.
  func close() -> [Command] {
    contents.withLock { contents in
      defer { contents = Contents(isClosed: true) }
      return contents.commands
    }
  }
}
