internal import Synchronization
internal import Transport

/// Carries commands from any thread to the worker and wakes it.
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
    /// The reason why reading commands has stopped; `nil` while commands are read.
    var end: TransportError?
  }

  private let contents = Mutex(Contents())

  /// Posts a command to the worker; a request that will not be read is answered with the reason.
  func post(_ command: Command) {
    let end = contents.withLock { contents in
      guard contents.end == nil else { return contents.end }
      contents.commands.append(command)
      contents.waker?.wake()
      return nil
    }
    if let end { command.refuse(with: end) }
  }

  /// Sets the waker of the worker.
  ///
  /// The lock is held while the waker is in use, so ``close(_:)`` ends its use for good.
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

  /// Stops accepting commands and waking the worker; unread requests and all later ones are
  /// answered with the reason.
  func close(_ end: TransportError) {
    let unread = contents.withLock { contents in
      defer { contents = Contents(end: end) }
      return contents.commands
    }
    for command in unread { command.refuse(with: end) }
  }
}

extension Mailbox.Command {
  fileprivate func refuse(with error: TransportError) {
    if case .start(_, _, let reply) = self { reply.resume(returning: .failure(error)) }
  }
}
