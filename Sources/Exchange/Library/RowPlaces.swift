/// The place of a row in an import, by the indexes of its file and of the row.
struct RowPlace {
  var file: Int
  var row: Int
}

/// The places of rows by subject; the rows themselves stay in their files.
struct RowPlaces<Subject: Hashable & Sendable>: Sendable {
  /// The subjects of the rows, in the order of their first rows.
  private(set) var subjects: [Subject] = []
  private var indices: [Subject: Int] = [:]
  private var first: [RowPlace] = []
  /// The further places of the few subjects with several rows.
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

  /// Returns the place of a subject's first row.
  func firstPlace(at index: Int) -> RowPlace { first[index] }

  /// Returns the rows about a subject, by file.
  func rows(at index: Int, in files: [ImportedFile]) -> [[ImportedRow]] {
    let places = [first[index]] + (others[index] ?? [])
    return places.chunked { $0.file == $1.file }.map { places in
      places.map { files[$0.file].rows[$0.row] }
    }
  }
}

extension Array {
  /// Groups neighbouring elements that belong together.
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
