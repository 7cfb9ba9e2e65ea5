import ArgumentParser
import MoviesSession
import SafeText
import Titles

/// The titles on the command line of a library command.
struct TitleArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The IMDb ids or the names of the titles.", valueName: "id-or-title"))
  var titles: [String] = []

  @Option(help: "The output format.")
  var format = DocumentFormat.text
}

/// A rating on the command line.
enum RatingArgument {
  case points(Int)
  case none

  /// Reads a rating.
  ///
  /// - Throws: A `ValidationError` that says what is expected.
  init(reading argument: String) throws {
    if argument.lowercased() == "none" {
      self = .none
    } else if let points = Int(argument, in: 1...10) {
      self = .points(points)
    } else {
      throw ValidationError("expected a whole number from 1 to 10, or none.")
    }
  }

  /// The rating, from 1 to 10; `nil` for no rating.
  var points: Int? {
    if case .points(let points) = self { points } else { nil }
  }
}

/// The day of a viewing on the command line.
enum DayArgument {
  case day(CalendarDate)
  case unknown

  /// Reads a day.
  ///
  /// - Throws: A `ValidationError` that says what is expected.
  init(reading argument: String) throws {
    if argument.lowercased() == "unknown" {
      self = .unknown
    } else if let day = CalendarDate(isoText: argument) {
      self = .day(day)
    } else {
      throw ValidationError("expected a day such as 2024-06-30, or unknown.")
    }
  }

  /// The day; `nil` if it is unknown.
  var day: CalendarDate? {
    if case .day(let day) = self { day } else { nil }
  }
}

extension LibraryList {
  /// The name that commands use for the list.
  var name: String {
    switch self {
    case .watchlist: "watchlist"
    case .seen: "seen"
    case .rated: "rated"
    case .everything: "everything"
    case .named(let name): name
    }
  }

  /// Returns the change that puts a title on the list or takes it off.
  ///
  /// - Throws: A ``Failure`` if titles cannot be put on the list by hand.
  func change(isIn: Bool) throws(Failure) -> LibraryChange {
    switch self {
    case .watchlist: return .watchlist(isOn: isIn)
    case .named(let name): return .list(name, isIn: isIn)
    case .seen, .rated, .everything:
      throw Failure(
        "Titles are not put on “\(name)” by hand. Use movies-tui library seen or rate.",
        exitCode: .usage)
    }
  }
}
