// One entry of a zip archive, as its central directory tells it.

export interface ZipEntry {
  /** With slashes, without one in front. */
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly checksum: number;
  /** Where its own header stands. */
  readonly headerOffset: number;
  /** Where its content stands. */
  readonly dataOffset: number;
}
