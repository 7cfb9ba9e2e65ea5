import Foundation

extension ReplyShape {
  /// The differences between a JSON text and the shape; empty if there are none.
  func differences(from text: String) -> [String] {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return ["no JSON object"] }
    return differences(from: object) + orderDifferences(in: text)
  }

  fileprivate func differences(from object: [String: Any]) -> [String] {
    let names = fields.map(\.name)
    let missing = names.filter { object[$0] == nil }.map { "\($0) is missing" }
    let unknown = object.keys.filter { !names.contains($0) }.map { "\($0) is not OMDb's" }
    let wrong = fields.flatMap { field in
      object[field.name].map { field.form.differences(from: $0, at: field.name) } ?? []
    }
    return missing + unknown + wrong
  }

  /// Whether the names appear in order, in the outermost object.
  private func orderDifferences(in text: String) -> [String] {
    let places = fields.map { field in
      text.range(of: "\"\(field.name)\":", options: isListed ? .backwards : [])?.lowerBound
    }.compactMap { $0 }
    return places == places.sorted() ? [] : ["the fields are out of order"]
  }

  /// Rows of lists repeat names of their object; then the last occurrence belongs to the object.
  private var isListed: Bool { fields.first?.name == "Search" }
}

extension ReplyShape.Form {
  fileprivate func differences(from value: Any, at name: String) -> [String] {
    switch (self, value) {
    case (.list(let shape), let rows as [[String: Any]]):
      rows.flatMap { shape.differences(from: $0) }.map { "\(name): \($0)" }
    case (.ratings, let rows as [[String: String]]):
      rows.filter { Set($0.keys) != ["Source", "Value"] }.map { "\(name): \($0) is no rating" }
    case (.word(let words), let text as String):
      words.contains(text) ? [] : ["\(name) is “\(text)”"]
    case (_, let text as String):
      text == "N/A" || matches(text) ? [] : ["\(name) is “\(text)”"]
    default: ["\(name) is neither a text nor a list that OMDb has"]
    }
  }

  private func matches(_ text: String) -> Bool {
    switch self {
    case .anyText: !text.isEmpty
    case .yearOrRun: text.wholeMatch(of: /\d{4}(–(\d{4})?)?/) != nil
    case .day: text.wholeMatch(of: /\d\d [A-Z][a-z]{2} \d{4}/) != nil
    case .isoDay: text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
    case .runtime: text.wholeMatch(of: /\d+ min/) != nil
    case .number: text.wholeMatch(of: /\d+/) != nil
    case .groupedNumber: text.wholeMatch(of: /\d{1,3}(,\d{3})*|\d+/) != nil
    case .outOfTen: text.wholeMatch(of: /10\.0|\d\.\d/) != nil
    case .outOf100: text.wholeMatch(of: /\d{1,3}/) != nil
    case .id: text.wholeMatch(of: /tt\d{7,8}/) != nil
    case .address: text.wholeMatch(of: /https?:\/\/.+/) != nil
    case .word, .ratings, .list: false
    }
  }
}
