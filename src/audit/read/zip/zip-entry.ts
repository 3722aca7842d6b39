// One entry of a zip archive, as listed in its central directory.

export interface ZipEntry {
  /** With slashes, without one in front. */
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly checksum: number;
  /** The offset of its local header. */
  readonly headerOffset: number;
  /** The offset of its content. */
  readonly dataOffset: number;
}
