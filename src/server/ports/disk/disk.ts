// The port to the disk that holds the server's data.

export interface Disk {
  /** Bytes that this process may still write. */
  freeBytes(): Promise<number>;
}
