public import Titles

/// The form for a viewing of titles: day, place, occasion, rating, note and tags.
public struct ViewingForm: Sendable, Codable, Hashable {
  /// A line of the form.
  public enum Field: String, Sendable, Codable, Hashable, CaseIterable {
    case day, place, occasion, rating, note, tags
  }

  /// The titles that were seen.
  public let ids: [TitleID]
  /// The selected field.
  public private(set) var selected = Field.day
  /// The mistake in a field, once Enter was pressed.
  public private(set) var mistake: Mistake?
  /// The progress of keeping the answers; `nil` while they are being typed.
  public internal(set) var progress: AnswerProgress?
  /// Whether the titles had been seen before, which is the answer to the occasion.
  public private(set) var isRewatch: Bool
  /// The typed texts, in the order of the fields; empty for the occasion, which is switched.
  private var inputs: [TextInput]

  /// Creates a form for a viewing today.
  public init(_ ids: [TitleID], isRewatch: Bool) {
    self.ids = ids
    self.isRewatch = isRewatch
    inputs = Field.allCases.map { TextInput(text: $0 == .day ? "today" : "") }
  }

  /// The text of a field; empty for the occasion.
  public subscript(field: Field) -> TextInput { inputs[field.index] }

  /// Takes the text of the selected field; the occasion reacts only to a blank, which switches it.
  mutating func edit(_ input: TextInput) {
    guard selected != .occasion else { return input.text == " " ? switchOccasion() : () }
    progress = nil
    if input.text != self[selected].text { mistake = nil }
    inputs[selected.index] = input
  }

  /// Switches between the first viewing and a rewatch.
  mutating func switchOccasion() {
    progress = nil
    isRewatch.toggle()
  }

  /// Moves by this many fields; the first one follows the last.
  mutating func move(by steps: Int) {
    let count = Field.allCases.count
    let place = (selected.index + steps % count + count) % count
    selected = Field.allCases[place]
  }

  /// Selects a field.
  mutating func select(_ field: Field) { selected = field }

  /// Shows a mistake, and selects its field.
  mutating func refuse(_ mistake: Mistake) {
    self.mistake = mistake
    progress = nil
    selected = mistake.field
  }
}

extension ViewingForm.Field {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ViewingForm {
  /// A mistake in a field.
  public enum Mistake: Error, Sendable, Codable, Hashable {
    case day(ViewingsMistake)
    /// The rating is not a number from 1 to 10.
    case rating
    /// The note is too long to be kept.
    case note

    /// The field with the mistake.
    public var field: Field {
      switch self {
      case .day: .day
      case .rating: .rating
      case .note: .note
      }
    }
  }

  /// Returns the viewing that the fields describe.
  ///
  /// - Parameter today: The current day; `nil` if unknown.
  /// - Returns: The viewing, with the user's impression.
  /// - Throws: The first mistake.
  public func viewing(today: CalendarDate?) throws(Mistake) -> Viewing {
    var viewing = Viewing(day: try day(today: today), isRewatch: isRewatch)
    var place = text(of: .place).split(whereSeparator: \.isWhitespace).map(String.init)
    if place.first?.lowercased() == ViewingsText.cinema {
      viewing.isInCinema = true
      place.removeFirst()
    }
    viewing.place = place.isEmpty ? nil : place.joined(separator: " ")
    let note = text(of: .note)
    guard !Note.isTooLong(note) else { throw .note }
    let tags = text(of: .tags).split(separator: ",").map { String($0).trimmed }
    viewing.impression = Impression(
      rating: try rating, tags: tags.filter { !$0.isEmpty }, note: note.isEmpty ? nil : note)
    return viewing
  }

  private func text(of field: Field) -> String { self[field].text.trimmed }

  private func day(today: CalendarDate?) throws(Mistake) -> CalendarDate? {
    do throws(ViewingsMistake) {
      return try ViewingsText.day(text(of: .day).lowercased(), today: today)
    } catch {
      throw .day(error)
    }
  }

  private var rating: Int? {
    get throws(Mistake) {
      let text = text(of: .rating)
      guard !text.isEmpty else { return nil }
      guard let rating = Int(text), (1...10).contains(rating) else { throw .rating }
      return rating
    }
  }
}
