extension Result {
  /// Runs asynchronous work and stores what it returns or throws, for use later.
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
