import Redux

/// The source of animals.
protocol AnimalService: Sendable {
  func animal() async throws(AnimalError) -> String
}

enum AnimalError: String, RequestFailure {
  case offline, escaped
}

/// All actions of the program, composed from those of its features.
enum AppAction: Action, Codable, Equatable {
  case animal(AnimalAction)
}

enum AnimalAction: Codable, Action, Equatable {
  case fetched(String)
  case failed(AnimalError)
  case errorDismissed
}

/// Asks for the next animal.
struct FetchAnimal: Request, Codable, Equatable {
  var scheduling: EffectScheduling { .latest }

  func perform(with service: any AnimalService) async throws(AnimalError) -> String {
    try await service.animal()
  }

  func onSuccess(_ animal: String) -> [any Action] { [AppAction.animal(.fetched(animal))] }
  func onFailure(_ error: AnimalError) -> [any Action] { [AppAction.animal(.failed(error))] }
}

typealias Fetching = RequestLifecycle<EffectID, AnimalError>
