/// Where a row of an import stands, by the numbers of its file and of the row in it.
struct RowPlace {
  var file: Int
  var row: Int
}

/// Which rows are about what, by their places: the rows themselves stay in their files.
struct RowPlaces<Subject: Hashable & Sendable>: Sendable {
  /// What the rows are about, in the order in which it comes first.
  private(set) var subjects: [Subject] = []
  private var indices: [Subject: Int] = [:]
  private var first: [RowPlace] = []
  /// The further places, of the few of which there are several.
  private var others: [Int: [RowPlace]] = [:]

  mutating func append(_ place: RowPlace, about subject: Subject) {
    if let index = indices[subject] {
      others[index, default: []].append(place)
    } else {
      indices[subject] = subjects.count
      subjects.append(subject)
      first.append(place)
    }
  }

  func index(of subject: Subject) -> Int? { indices[subject] }

  /// Where the first one of them stands.
  func firstPlace(at index: Int) -> RowPlace { first[index] }

  /// The rows about the same, by file.
  func rows(at index: Int, in files: [ImportedFile]) -> [[ImportedRow]] {
    let places = [first[index]] + (others[index] ?? [])
    return places.chunked { $0.file == $1.file }.map { places in
      places.map { files[$0.file].rows[$0.row] }
    }
  }
}

extension Array {
  /// The elements that follow each other and belong together.
  fileprivate func chunked(where areTogether: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last?.last, areTogether(last, element) {
        chunks[chunks.endIndex - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}
