/// The number of a file or folder on its device.
///
/// It stays the same when the file is renamed, and means nothing once the device was mounted again.
public struct Inode: Hashable, Sendable {
  public var device: Int
  public var number: Int

  public init(device: Int, number: Int) {
    self.device = device
    self.number = number
  }
}
