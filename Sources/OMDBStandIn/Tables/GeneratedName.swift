/// Made-up names, one for each number; they repeat after a while.
enum GeneratedName {
  static func text(_ number: Int) -> String {
    "The \(adjectives[number % adjectives.count]) \(nouns[number / 7 % nouns.count])"
  }

  private static let adjectives = [
    "Quiet", "Second", "Painted", "Distant", "Borrowed", "Silver", "Last",
  ]
  private static let nouns = [
    "Harbour", "Winter", "Lantern", "Orchard", "Signal", "Bridge", "Letter", "Garden",
  ]
}
