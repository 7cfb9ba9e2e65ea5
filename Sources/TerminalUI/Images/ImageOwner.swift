/// A number that tells the images of this process from those of other programs in the terminal.
///
/// It is the most significant byte of each image's id. Placeholders carry it as a third mark, which
/// is added when they are painted: a frame is the same whoever paints it.
public struct ImageOwner: Hashable, Sendable {
  /// The number, from 1 to 255; programs that do not use such numbers have 0.
  public let number: UInt8

  /// Makes the owner with a number; `nil` for 0.
  public init?(_ number: UInt8) {
    guard number > 0 else { return nil }
    self.number = number
  }

  private init(known number: UInt8) { self.number = number }

  /// Returns one of the 255 owners at random; two programs get the same one in 1 of 255 cases.
  public static func random() -> ImageOwner {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  /// Returns one of the 255 owners, drawn with the given generator.
  package static func random(using generator: inout some RandomNumberGenerator) -> ImageOwner {
    ImageOwner(known: .random(in: 1...255, using: &generator))
  }

  /// The third mark of each placeholder.
  var mark: Unicode.Scalar { PlaceholderMarks.all[Int(number)] }

  /// Returns the number under which the terminal keeps an image of this owner.
  package func number(of id: ImageID) -> UInt32 { UInt32(number) << 24 | UInt32(id.number) }
}
