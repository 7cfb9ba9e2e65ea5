/// A parser that builds an expression from its parts.
///
/// `and`, which may be left out, binds more tightly than `or`; `not` applies only to the next word,
/// phrase, condition or parentheses. An order may stand anywhere between them. A single year in
/// parentheses is the year of the title named before it, as in `alien (1979)`.
struct ExpressionParser {
  private let tokens: [ExpressionToken]
  /// The end of the text, in Unicode scalars.
  private let end: Int
  private let manner: Manner
  private var position = 0
  private var depth = 0
  private var leafCount = 0
  private var order: TitleOrder?
  /// The flaw at the end of the text, which is left out because it is still being typed.
  private var unfinished: Flaw?

  /// The strictness with which a text is parsed.
  enum Manner {
    /// Requires every part to be finished, and the name of every field to be known.
    case strict
    /// Leaves out an end that is still being typed, and treats unknown names as words.
    case typing
  }

  /// The maximum depth of nested parentheses and `not`.
  static let depthLimit = 50
  /// The maximum number of words, phrases and conditions.
  static let leafLimit = 200

  init(_ tokens: [ExpressionToken], of text: String, _ manner: Manner) {
    self.tokens = tokens
    self.manner = manner
    end = text.unicodeScalars.count
  }

  /// Parses the whole expression; also returns the flaw that was left out at its end.
  mutating func expression() throws(Flaw) -> (TitleExpression, unfinished: Flaw?) {
    let condition = try disjunction()
    if let token = try next { throw Flaw(.unexpectedClosingParenthesis, at: token.range) }
    return (TitleExpression(condition, order: order), unfinished)
  }

  private mutating func disjunction() throws(Flaw) -> TitleCondition? {
    var alternatives: [TitleCondition] = []
    if let first = try conjunction() { alternatives.append(first) }
    while let token = try next, token.kind == .combination(.or) {
      guard !alternatives.isEmpty else { throw Flaw(.missingOperand(of: .or), at: token.range) }
      position += 1
      if let alternative = try conjunction() {
        alternatives.append(alternative)
      } else {
        try missOperand(of: token)
      }
    }
    return TitleCondition(anyOf: alternatives)
  }

  private mutating func conjunction() throws(Flaw) -> TitleCondition? {
    var conditions: [TitleCondition] = []
    while let token = try next {
      switch token.kind {
      case .closing, .combination(.or): return TitleCondition(allOf: conditions)
      case .combination(.and):
        guard !conditions.isEmpty else {
          throw Flaw(.missingOperand(of: .and), at: token.range)
        }
        position += 1
        if let condition = try operand(of: token) { conditions.append(condition) }
      default:
        if !conditions.isEmpty, let year = try yearInParentheses() {
          conditions.append(year)
        } else if let condition = try factor(token) {
          conditions.append(condition)
        }
      }
    }
    return TitleCondition(allOf: conditions)
  }

  /// Parses a year in parentheses after a name, such as `(1979)`; returns `nil` if something else
  /// comes next.
  private mutating func yearInParentheses() throws(Flaw) -> TitleCondition? {
    let parts = tokens[position...].prefix(3)
    guard parts.first?.kind == .opening, parts.last?.kind == .closing,
      let token = parts.dropFirst().first, case .word(let word, _) = token.kind,
      let year = word.year.map(Double.init)
    else { return nil }
    position += parts.count
    return try leaf(.number(.year, .within(year...year)), at: token)
  }

  /// Parses the operand of an operator that needs one; returns `nil` if it is still being typed.
  private mutating func operand(of combination: ExpressionToken) throws(Flaw) -> TitleCondition? {
    guard let token = try next, token.isOperand else {
      try missOperand(of: combination)
      return nil
    }
    return try factor(token)
  }

  private mutating func factor(_ token: ExpressionToken) throws(Flaw) -> TitleCondition? {
    position += 1
    switch token.kind {
    case .combination:
      try descend(at: token)
      defer { depth -= 1 }
      return try operand(of: token).map { .not($0) }
    case .opening: return try group(token)
    case .word(let word, let isInPlaceOfField):
      if isInPlaceOfField, manner == .strict { throw unknownField(word, at: token) }
      return try leaf(.words([word]), at: token)
    case .phrase(let phrase):
      guard phrase.isClosed else {
        try leaveOut(Flaw(.missingClosingQuote, at: token.range))
        return nil
      }
      return try leaf(.phrase(phrase.text), at: token)
    case .condition(let condition):
      return try value(condition.condition, of: condition, at: token)
        .map { condition throws(Flaw) in try leaf(condition, at: token) }
    case .foreign(let foreign):
      throw Flaw(.foreignOperator(foreign.sign, cure: foreign.cure), at: foreign.place)
    case .closing: return nil
    }
  }

  private mutating func group(_ opening: ExpressionToken) throws(Flaw) -> TitleCondition? {
    try descend(at: opening)
    defer { depth -= 1 }
    let condition = try disjunction()
    guard let closing = try next else {
      try leaveOut(Flaw(.missingClosingParenthesis, at: opening.range))
      return condition
    }
    position += 1
    guard let condition else {
      let range = opening.range.lowerBound..<closing.range.upperBound
      throw Flaw(.emptyParentheses, at: range)
    }
    return condition
  }

  /// The next part, after any orders, which are stored and skipped.
  private var next: ExpressionToken? {
    mutating get throws(Flaw) {
      while position < tokens.count {
        let token = tokens[position]
        guard case .condition(let condition) = token.kind, condition.field == .order else {
          return token
        }
        position += 1
        guard let order = try value(condition.order, of: condition, at: token) else { continue }
        guard self.order == nil else { throw Flaw(.secondOrder, at: token.range) }
        self.order = order
      }
      return nil
    }
  }

  /// Returns the value of a condition; `nil` if it is still being typed.
  private mutating func value<Value>(
    _ reading: ValueReading<Value>, of condition: FieldCondition, at token: ExpressionToken
  ) throws(Flaw) -> Value? {
    if let value = condition.value, value.isOpen {
      try leaveOut(Flaw(.missingClosingQuote, at: value.range))
    }
    switch reading {
    case .value(let value): return value
    case .wrong(.notComparable(let field)):
      throw Flaw(.notComparable(field), at: condition.sign)
    case .wrong(let kind): throw Flaw(kind, at: condition.value?.range ?? token.range)
    case .unfinished(let kind):
      let flaw = Flaw(kind, at: condition.value?.range ?? token.range)
      let isTyped = condition.value.map { $0.range.upperBound == end } ?? (position == tokens.count)
      guard isTyped else { throw flaw }
      try leaveOut(flaw)
      return nil
    }
  }

  /// Counts a condition that comes from a single part, even if it stands for several conditions.
  private mutating func leaf(
    _ condition: TitleCondition, at token: ExpressionToken
  ) throws(Flaw) -> TitleCondition {
    leafCount += condition.leafCount
    guard leafCount <= Self.leafLimit else {
      throw Flaw(.tooLong(limit: Self.leafLimit), at: token.range)
    }
    if condition.isComposite {
      try descend(at: token)
      depth -= 1
    }
    return condition
  }

  private mutating func descend(at token: ExpressionToken) throws(Flaw) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw Flaw(.tooDeep(limit: Self.depthLimit), at: token.range)
    }
  }

  /// Reports a missing operand, or leaves it out if it may still be typed.
  private mutating func missOperand(of combination: ExpressionToken) throws(Flaw) {
    guard case .combination(let name) = combination.kind else { return }
    let flaw = Flaw(.missingOperand(of: name), at: combination.range)
    guard position == tokens.count else { throw flaw }
    try leaveOut(flaw)
  }

  private mutating func leaveOut(_ flaw: Flaw) throws(Flaw) {
    guard manner == .typing else { throw flaw }
    unfinished = unfinished ?? flaw
  }

  private func unknownField(_ word: String, at token: ExpressionToken) -> Flaw {
    let name = word.hasSuffix(":") ? String(word.dropLast()) : word
    let start = token.range.lowerBound
    return Flaw(
      .unknownField(name, suggestion: closest(to: name, among: ExpressionField.names)),
      at: start..<start + name.unicodeScalars.count)
  }
}

extension ExpressionToken {
  /// Whether an operand can begin with the token.
  fileprivate var isOperand: Bool {
    switch kind {
    case .closing, .combination(.and), .combination(.or): false
    case .opening, .combination(.not), .word, .phrase, .condition, .foreign: true
    }
  }
}
