/// A lexer that splits the text of an expression into its parts.
///
/// A part ends at blanks, parentheses and quotes. Signs that belong to no field, and words and
/// phrases without a letter or digit, do not count as parts, since they cannot be searched for.
///
/// It works on Unicode scalars, since a mark that combines with a blank or a quote would otherwise
/// turn it into another character, so that a text made of parts might be split into different ones.
struct ExpressionLexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Splits a text into its parts; no text is invalid here.
  static func tokens(in text: String) -> [ExpressionToken] {
    var lexer = Self(scalars: Array(text.unicodeScalars))
    var tokens: [ExpressionToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> ExpressionToken? {
    while position < scalars.count {
      let start = position
      if let kind = part() { return ExpressionToken(kind: kind, range: start..<position) }
    }
    return nil
  }

  /// Reads the part that begins here; returns `nil` if none does.
  private mutating func part() -> ExpressionToken.Kind? {
    let first = scalars[position]
    if first.isBlank || first.isSign {
      position += 1
      return nil
    }
    if first.isParenthesis {
      position += 1
      return first == "(" ? .opening : .closing
    }
    if let foreign = foreignOperator() { return .foreign(foreign) }
    return first.isQuote ? phrase() : condition() ?? word()
  }

  private mutating func phrase() -> ExpressionToken.Kind? {
    let quoted = quotedText()
    return quoted.isClosed && quoted.text.searchWords.isEmpty ? nil : .phrase(quoted)
  }

  /// Reads the text in quotes of any form, up to the end of the text if the closing quote is
  /// missing.
  private mutating func quotedText() -> QuotedText {
    let start = position + 1
    let quote = end(of: start) { !$0.isQuote }
    position = min(quote + 1, scalars.count)
    return QuotedText(text: text(start..<quote), isClosed: quote < scalars.count)
  }

  private mutating func condition() -> ExpressionToken.Kind? {
    let name = position..<end(of: position, while: \.isLetter)
    guard let field = ExpressionField(named: text(name)),
      let (comparison, sign) = comparison(from: end(of: name.upperBound, while: \.isBlank))
    else { return nil }
    position = sign.upperBound
    return .condition(
      FieldCondition(field: field, comparison: comparison, sign: sign, value: value()))
  }

  /// Reads the operator of another query language that begins here, along with the text it applies
  /// to.
  private mutating func foreignOperator() -> ForeignOperator? {
    let start = position
    for (sign, cure) in ForeignOperator.combinations where isNext(sign) {
      position += sign.unicodeScalars.count
      return ForeignOperator(sign: sign, cure: cure, place: start..<position)
    }
    let nameEnd = end(of: start, while: \.isLetter)
    position = end(of: nameEnd, while: \.isBlank)
    let name = text(start..<nameEnd)
    guard let sign = ForeignOperator.inequalities.first(where: isNext),
      ExpressionField(named: name) != nil
    else {
      position = start
      return prefixOperator()
    }
    let place = position..<position + sign.unicodeScalars.count
    position = place.upperBound
    let value = value().map { text($0.range) } ?? "…"
    return ForeignOperator(
      sign: sign, cure: "not \(name):\(value)", place: place, isAtCondition: true)
  }

  /// Reads a sign before a word, as in `-rocky` and `!rocky`, which exclude the word, and `^rocky`.
  private mutating func prefixOperator() -> ForeignOperator? {
    let start = position
    guard let begins = ForeignOperator.prefixes[scalars[start]], start + 1 < scalars.count,
      start == 0 || scalars[start - 1].endsWord || scalars[start - 1].isSign,
      scalars[start + 1].beginsOperand
    else { return nil }
    position += 1
    let operand = position
    let isAtCondition = isOfItsOwn(operand..<end(of: operand) { !$0.endsWord })
    if scalars[operand].endsWord == false { position = end(of: operand) { !$0.endsWord } }
    let rest = position > operand ? text(operand..<position) : "…"
    let cure = begins ? "title:\(rest)" : "not \(rest)"
    return ForeignOperator(
      sign: text(start..<operand), cure: cure, place: start..<operand,
      isAtCondition: isAtCondition)
  }

  /// Returns whether these characters come next.
  private func isNext(_ sign: String) -> Bool {
    scalars[position...].starts(with: sign.unicodeScalars)
  }

  /// Reads the value after a sign, perhaps after blanks; returns `nil` if something else comes
  /// next.
  private mutating func value() -> FieldCondition.Value? {
    let start = end(of: position, while: \.isBlank)
    guard start < scalars.count, !scalars[start].isParenthesis else { return nil }
    if scalars[start].isQuote {
      position = start
      let quoted = quotedText()
      return FieldCondition.Value(kind: .quoted(quoted), range: start..<position)
    }
    let range = start..<end(of: start) { !$0.endsWord }
    let isNext = start == position || !isOfItsOwn(range)
    guard isNext else { return nil }
    position = range.upperBound
    return FieldCondition.Value(kind: .bare(text(range)), range: range)
  }

  /// Returns whether a word is an operator or the beginning of a condition.
  private func isOfItsOwn(_ word: Range<Int>) -> Bool {
    let name = word.lowerBound..<end(of: word.lowerBound, while: \.isLetter)
    if name == word, ExpressionOperator(typed: text(word)) != nil { return true }
    return ExpressionField(named: text(name)) != nil
      && comparison(from: end(of: name.upperBound, while: \.isBlank)) != nil
  }

  /// Reads a word up to its end, or a name up to its sign.
  private mutating func word() -> ExpressionToken.Kind? {
    let start = position
    let nameEnd = end(of: start, while: \.isLetter)
    let sign = nameEnd > start && nameEnd < scalars.count ? scalars[nameEnd] : " "
    if sign == ":" {
      position = nameEnd + 1
      let hasValue = position < scalars.count && !scalars[position].endsName
      return word(start..<position, isInPlaceOfField: hasValue)
    }
    position = sign.isSign ? nameEnd : end(of: start) { !$0.endsWord }
    return word(start..<position, isInPlaceOfField: position == nameEnd && isCompared)
  }

  private func word(_ range: Range<Int>, isInPlaceOfField: Bool) -> ExpressionToken.Kind? {
    let text = text(range)
    if let combination = ExpressionOperator(typed: text) { return .combination(combination) }
    return text.searchWords.isEmpty ? nil : .word(text, isInPlaceOfField: isInPlaceOfField)
  }

  /// Whether a comparison sign comes next, perhaps after blanks.
  private var isCompared: Bool {
    let place = end(of: position, while: \.isBlank)
    return place < scalars.count && scalars[place].isSign && scalars[place] != ":"
  }

  /// Returns the comparison that the sign at a place makes, and the range of the sign; `nil` if
  /// there is no sign.
  private func comparison(from start: Int) -> (comparison: Comparison, sign: Range<Int>)? {
    guard start < scalars.count else { return nil }
    let isOrEqual = start + 1 < scalars.count && scalars[start + 1] == "="
    let comparison: Comparison
    switch scalars[start] {
    case ":", "=": return (.equal, start..<start + 1)
    case "≤": return (.atMost, start..<start + 1)
    case "≥": return (.atLeast, start..<start + 1)
    case "<": comparison = isOrEqual ? .atMost : .below
    case ">": comparison = isOrEqual ? .atLeast : .above
    default: return nil
    }
    return (comparison, start..<start + (isOrEqual ? 2 : 1))
  }

  /// Returns the end of the run of scalars from a place on that fulfil a condition.
  private func end(of start: Int, while condition: (Unicode.Scalar) -> Bool) -> Int {
    scalars[start...].firstIndex { !condition($0) } ?? scalars.count
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars[range] { text.append(scalar) }
    return String(text)
  }
}

extension ExpressionOperator {
  /// Reads the operator that a word stands for, whatever its case; returns `nil` for any other
  /// word.
  init?(typed word: String) {
    self.init(rawValue: word.lowercased())
  }
}

extension ForeignOperator {
  /// Operators between conditions, with their equivalents here.
  fileprivate static let combinations = [("&&", "and"), ("||", "or")]

  /// The signs of inequality, which follow the name of a field.
  fileprivate static let inequalities = ["!=", "≠"]

  /// The signs before a word, and whether titles must begin with the word, or must not have it.
  fileprivate static let prefixes: [Unicode.Scalar: Bool] = ["-": false, "!": false, "^": true]
}

extension Unicode.Scalar {
  var isBlank: Bool { properties.isWhitespace }
  var isParenthesis: Bool { self == "(" || self == ")" }
  var isQuote: Bool { "\"“”„".unicodeScalars.contains(self) }
  /// Whether a word ends at the scalar.
  var endsWord: Bool { isBlank || isParenthesis || isQuote }

  fileprivate var isSign: Bool { ":=<>≤≥".unicodeScalars.contains(self) }
  fileprivate var isLetter: Bool { properties.isAlphabetic }
  /// Whether a word, a phrase or parentheses may begin with the scalar.
  fileprivate var beginsOperand: Bool {
    isLetter || properties.numericType != nil || isQuote || self == "("
  }
  /// Whether no value can begin with the scalar.
  fileprivate var endsName: Bool { isBlank || isParenthesis }
}
