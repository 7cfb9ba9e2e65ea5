public import ReduxTesting

/// The stub transport of `ReduxTesting`, for tests that need nothing else from it.
public typealias StubTransport = ReduxTesting.StubTransport
