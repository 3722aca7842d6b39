// A reply of which all pieces are worked out, sent a part at a time.
import { Readable } from 'node:stream';

const mostPartBytes = 64 * 1024;

export class WrittenPieces extends Readable {
  readonly bytes: number;
  readonly #parts: Iterator<string | Uint8Array>;

  constructor(pieces: readonly (string | Uint8Array)[]) {
    super();
    this.bytes = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
    this.#parts = partsOf(pieces);
  }

  override _read(): void {
    const { done, value } = this.#parts.next();
    this.push(done ? null : value);
  }
}

/** Of a text, its writer has seen to it. A stream would write the bytes of a thread as numbers, so they are buffers here. */
export function* partsOf(pieces: readonly (string | Uint8Array)[]): Generator<string | Uint8Array> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield piece;
    else {
      const { buffer, byteOffset, length } = piece;
      for (let start = 0; start < length; start += mostPartBytes) {
        yield Buffer.from(buffer, byteOffset + start, Math.min(mostPartBytes, length - start));
      }
    }
  }
}
