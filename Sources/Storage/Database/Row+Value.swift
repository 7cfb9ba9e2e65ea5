import GRDB

extension Row {
  /// The value of a column; `nil` if it is of another type, as may happen in a damaged file.
  func value<Value: DatabaseValueConvertible>(_ column: Int) -> Value? {
    Value.fromDatabaseValue(self[column])
  }
}
