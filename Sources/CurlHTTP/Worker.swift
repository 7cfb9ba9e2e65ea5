internal import CCurl
internal import Transport

/// The loop that owns libcurl: it takes commands, advances the transfers, and sleeps in between.
///
/// Everything in it belongs to the thread that calls ``run(_:configuration:)``.
final class Worker {
  private struct Job {
    let transfer: Transfer
    let reply: Mailbox.Reply
  }

  private let mailbox: Mailbox
  private let configuration: CurlTransport.Configuration
  private let sessions: SessionShare
  private let multi: MultiHandle
  private var jobs: [TransferNumber: Job] = [:]
  private var isStopping = false

  /// libcurl requires this once per process; the initialiser of a global runs once, in one thread.
  private static let globalCode = ccurl_global_init(Int(CURL_GLOBAL_DEFAULT))

  private init(_ mailbox: Mailbox, _ configuration: CurlTransport.Configuration) throws(CurlFailure)
  {
    try CurlFailure.check(Self.globalCode)
    self.mailbox = mailbox
    self.configuration = configuration
    sessions = try SessionShare()
    multi = try MultiHandle(
      hostConnections: configuration.hostConnections,
      keptConnections: configuration.keptConnections)
  }

  /// Works until told to stop or until libcurl fails; then ends all open transfers.
  static func run(_ mailbox: Mailbox, configuration: CurlTransport.Configuration) {
    do throws(CurlFailure) {
      let worker = try Worker(mailbox, configuration)
      mailbox.open(worker.multi.waker)
      worker.work()
    } catch {
      mailbox.close(.failed(reason: error.words))
    }
  }

  private func work() {
    do throws(CurlFailure) {
      try loop()
      end(with: .cancelled)
    } catch {
      end(with: .failed(reason: error.words))
    }
  }

  private func loop() throws(CurlFailure) {
    while true {
      mailbox.take().forEach(obey)
      if isStopping { return }
      try multi.perform()
      while let completion = multi.nextCompletion() {
        finish(completion.number) { $0.result(completion.code) }
      }
      try multi.wait()
    }
  }

  private func obey(_ command: Mailbox.Command) {
    switch command {
    case .start(let number, let order, let reply): start(number, order, reply)
    case .cancel(let number): finish(number) { _ in .failure(.cancelled) }
    case .stop: isStopping = true
    }
  }

  private func start(_ number: TransferNumber, _ order: TransferOrder, _ reply: Mailbox.Reply) {
    do throws(CurlFailure) {
      let transfer = try Transfer(
        order, number: number, configuration: configuration, sessions: sessions)
      try multi.add(transfer.handle)
      jobs[number] = Job(transfer: transfer, reply: reply)
    } catch {
      reply.resume(returning: .failure(.failed(reason: error.words)))
    }
  }

  /// Removes a transfer from the multi handle, if it is still there, and answers its caller.
  private func finish(
    _ number: TransferNumber, _ result: (Transfer) -> Result<TransportReply, TransportError>
  ) {
    guard let job = jobs.removeValue(forKey: number) else { return }
    // The result has to be read before the handle leaves, while libcurl still knows the transfer.
    let outcome = result(job.transfer)
    multi.remove(job.transfer.handle)
    job.reply.resume(returning: outcome)
  }

  private func end(with error: TransportError) {
    mailbox.close(error)
    for number in jobs.keys { finish(number) { _ in .failure(error) } }
  }
}
