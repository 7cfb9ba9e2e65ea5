extension Result {
  /// What asynchronous work returns or throws, to be told once something else is done.
  package init(
    isolation: isolated (any Actor)? = #isolation,
    of work: () async throws(Failure) -> Success
  ) async {
    do throws(Failure) {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
