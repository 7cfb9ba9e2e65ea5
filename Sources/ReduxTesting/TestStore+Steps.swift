public import Redux

extension TestStore {
  /// Dispatches an action and checks the change that it makes directly.
  ///
  /// - Parameters:
  ///   - action: The action to dispatch.
  ///   - change: Turns the state before into the expected state after; omit it if the action
  ///     changes nothing. Without exhaustivity, it receives the state after, and must not change
  ///     it.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public func send(
    _ action: any Action,
    _ change: (inout State) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if !unreceived.isEmpty, exhaustivity == .on { place.report(sentTooEarly(action)) }
    steps = []
    remindOfFinish()
    store.dispatch(action)
    check(change, at: place)
  }

  /// Dispatches an AsyncAction over the store's state, like
  /// ``send(_:_:fileID:filePath:line:column:)``.
  ///
  /// It expects no change of the state: the reducer never sees the action.
  ///
  /// - Parameters:
  ///   - action: The action to dispatch; its state is inferred from the store.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public func send(
    _ action: some AsyncAction<State>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    send(
      action as any Action, { _ in }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Waits for the next action that the test did not send, and checks it and its change.
  ///
  /// - Parameters:
  ///   - expected: The action. Without exhaustivity, others before it are skipped.
  ///   - timeout: How long to wait for the action, in real time.
  ///   - change: As in ``send(_:_:fileID:filePath:line:column:)``.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public func receive<Expected: Action & Equatable>(
    _ expected: Expected,
    timeout: Duration = .seconds(20),
    _ change: (inout State) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      Expectation(description: dumped(expected)) { $0.matching(Expected.self) == expected },
      timeout: timeout, change,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits for the next action that the test did not send, and checks its type and its change.
  ///
  /// - Parameters:
  ///   - type: The action's type. Without exhaustivity, others before it are skipped.
  ///   - timeout: How long to wait for the action, in real time.
  ///   - change: As in ``send(_:_:fileID:filePath:line:column:)``.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public func receive<Expected: Action>(
    _ type: Expected.Type,
    timeout: Duration = .seconds(20),
    _ change: (inout State) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      Expectation(description: "an action of type \(type)") { $0.matching(type) != nil },
      timeout: timeout, change,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits for the next action that the test did not send, and checks its type, a condition and its
  /// change.
  ///
  /// Meant for an action that the test cannot name in full, such as one that carries a number given
  /// by the store:
  ///
  /// ```swift
  /// await store.receive(Lifecycle.self, where: { $0.ticket.id == "list" }) { $0.isLoading = true }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The action's type. Without exhaustivity, others before it are skipped.
  ///   - predicate: Whether an action of the type is the expected one.
  ///   - timeout: How long to wait for the action, in real time.
  ///   - change: As in ``send(_:_:fileID:filePath:line:column:)``.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public func receive<Expected: Action>(
    _ type: Expected.Type,
    where predicate: @escaping (Expected) -> Bool,
    timeout: Duration = .seconds(20),
    _ change: (inout State) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      Expectation(description: "a certain action of type \(type)") {
        $0.matching(type).map(predicate) ?? false
      },
      timeout: timeout, change,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits for the next action that the test did not send, and checks its name and its change.
  ///
  /// Meant for an action whose type is private to the middleware that dispatches it.
  ///
  /// - Parameters:
  ///   - name: The action's `actionName`. Without exhaustivity, others before it are skipped.
  ///   - timeout: How long to wait for the action, in real time.
  ///   - change: As in ``send(_:_:fileID:filePath:line:column:)``.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public func receive(
    named name: String,
    timeout: Duration = .seconds(20),
    _ change: (inout State) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      Expectation(description: "an action named \(name)") { $0.actionName == name },
      timeout: timeout, change,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Skips the actions of a type from now on: they need not be received, and their changes need not
  /// be stated.
  ///
  /// Use it for actions that every test would have to state and few tests are about, such as a life
  /// cycle:
  ///
  /// ```swift
  /// store.skip(RequestLifecycle<EffectID, APIError>.self)
  /// store.send(GetMovies(words: "batman"))
  /// await store.receive(MoviesAction.setMovies(movies)) { $0.movies = movies }
  /// ```
  ///
  /// The state that the next change starts from includes the changes of all skipped actions.
  ///
  /// - Parameter type: The type. Its actions can no longer be received.
  public func skip<Skipped: Action>(_ type: Skipped.Type) {
    skips.append { Swift.type(of: $0) == type }
  }

  /// Skips the actions with these names from now on, as ``skip(_:)`` does those of a type.
  ///
  /// Meant for actions whose types are private to the middlewares that dispatch them.
  ///
  /// - Parameter names: The `actionName` of each action.
  public func skip(named names: String...) {
    skips.append { names.contains($0.actionName) }
  }

  /// Ends the test: waits for running effects, and fails for anything left over.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for running effects, in real time.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public func finish(
    timeout: Duration = .seconds(20),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    reminder.isDue = false
    guard exhaustivity == .on else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let isIdle = await waiting(timeout) { store.effects.isIdle }
    if !isIdle { place.report(stillRunning) }
    if !unreceived.isEmpty { place.report(notReceived) }
  }
}

/// An action that a test waits for.
struct Expectation {
  let description: String
  let isMet: (any Action) -> Bool
}

extension TestStore {
  private func receive(
    _ expectation: Expectation, timeout: Duration, _ change: (inout State) -> Void,
    at place: SourcePlace
  ) async {
    remindOfFinish()
    let arrived = await waiting(timeout) {
      steps.removeFirst(
        steps.prefix { isSkipped($0) || exhaustivity == .off && !expectation.isMet($0.action) }
          .count)
      return !steps.isEmpty
    }
    guard arrived, let step = steps.first else {
      return place.report(missing(expectation, after: timeout))
    }
    if !expectation.isMet(step.action) { place.report(other(step, than: expectation)) }
    check(change, at: place)
  }

  /// Records that a step was taken, so that the test has to call `finish`.
  ///
  /// `finish` revokes this for good: actions that arrive while it waits, or later, need no
  /// reminder.
  private func remindOfFinish() { reminder.isDue = exhaustivity == .on }

  /// Compares the oldest step's change with the stated one, and removes the step.
  private func check(_ change: (inout State) -> Void, at place: SourcePlace) {
    guard let step = steps.first else { return }
    let actual = state(after: 0)
    var expected = exhaustivity == .on ? step.before : actual
    change(&expected)
    steps.removeFirst()
    if expected != actual { place.report(otherChange(by: step, from: expected, to: actual)) }
  }
}
