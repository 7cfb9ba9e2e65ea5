/// The number under which the terminal keeps an image.
///
/// Placeholder cells carry it as the colour of their text, so it is a number of the palette that
/// every terminal with 256 colours has. The first 16 are not used, since their colours are sent
/// with other escape sequences.
public struct ImageID: Hashable, Sendable {
  /// The number, from 16 to 255.
  public let number: UInt8

  /// The numbers that an image can have.
  public static let numbers: ClosedRange<UInt8> = 16...255

  /// Makes the id with a number from 16 to 255; `nil` for any other number.
  public init?(_ number: UInt8) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  /// The id with the largest number.
  static let last = ImageID(known: numbers.upperBound)

  /// The id after this one; after the last one, the first.
  var next: ImageID {
    ImageID(known: number < Self.numbers.upperBound ? number + 1 : Self.numbers.lowerBound)
  }

  private init(known number: UInt8) { self.number = number }
}

extension ImageID {
  /// The colour that carries the id.
  var color: Color { .indexed(number) }
}
