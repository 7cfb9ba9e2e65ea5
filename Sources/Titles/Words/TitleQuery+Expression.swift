extension TitleQuery {
  /// The question that an expression asks of what is on this machine.
  public init(_ expression: TitleExpression, kind: TitleKind? = nil, years: Years? = nil) {
    self.init(expression.text, kind: kind, years: years)
    isExpression = true
  }
}
