// Packs parts into a zip archive one after the other, each in pieces; the same parts give the same bytes.
import { constants, crc32, deflateRawSync } from 'node:zlib';

interface ArchiveEntry {
  readonly name: Buffer;
  readonly packedSize: number;
  readonly size: number;
  readonly sum: number;
  readonly offset: number;
}

/** 1 January 1980, the first day a zip can say: the file shall not depend on when it was made. */
const dosDate = 0x0021;
const version = 20;
const utf8Names = 0x0800;
const deflated = 8;

/** Enough for the packing to find what repeats, and little beside the model that is being written. */
const pieceBytes = 1 << 18;

/** Almost as fast as no search for what repeats at all; the usual 6 takes twice the time for a file smaller by a twelfth. */
const level = 2;

/** Most of a piece when packed, so that the packing need not ask for room again and again. */
const packedBytes = 1 << 16;

/** An empty last block: what every piece leaves out, as more may follow it. */
const lastBlock = Buffer.from([3, 0]);

/** What the local and the central header share, from the version on. */
function commonHeader({ name, packedSize, size, sum }: ArchiveEntry): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(utf8Names, 2);
  header.writeUInt16LE(deflated, 4);
  header.writeUInt16LE(dosDate, 8);
  header.writeUInt32LE(sum, 10);
  header.writeUInt32LE(packedSize, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const localHeader = (entry: ArchiveEntry): Buffer =>
  Buffer.concat([signature(0x04034b50), commonHeader(entry), entry.name]);

function centralHeader(entry: ArchiveEntry): Buffer {
  const madeBy = Buffer.from([version, 0]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.offset, 10);
  return Buffer.concat([signature(0x02014b50), madeBy, commonHeader(entry), rest, entry.name]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

/** No character of a text takes more in UTF-8. */
const mostBytesPerUnit = 3;

/** Collects small texts into pieces that are worth packing; a piece is to be used before the next one is asked for. */
function* pieces(texts: Iterable<string>, room: Buffer): Generator<Buffer> {
  let filled = 0;
  for (const text of texts) {
    const most = text.length * mostBytesPerUnit;
    if (filled > 0 && filled + most > room.length) {
      yield room.subarray(0, filled);
      filled = 0;
    }
    if (most > room.length) yield Buffer.from(text, 'utf8');
    else filled += room.write(text, filled, 'utf8');
  }
  yield room.subarray(0, filled);
}

export interface Archive {
  /** The part's text in any number of pieces; they are asked for one by one and forgotten once packed. */
  readonly add: (name: string, texts: Iterable<string>) => void;
  /** The whole archive, when every part is there. */
  readonly bytes: () => Uint8Array;
}

export function createArchive(): Archive {
  const chunks: Buffer[] = [];
  const entries: ArchiveEntry[] = [];
  const room = Buffer.allocUnsafe(pieceBytes);
  let offset = 0;

  const add: Archive['add'] = (name, texts) => {
    const packed: Buffer[] = [];
    let size = 0;
    let sum = 0;
    for (const piece of pieces(texts, room)) {
      size += piece.length;
      sum = crc32(piece, sum);
      const chunkSize = Math.min(packedBytes, piece.length + 64);
      packed.push(deflateRawSync(piece, { level, chunkSize, finishFlush: constants.Z_SYNC_FLUSH }));
    }
    packed.push(lastBlock);
    const packedSize = packed.reduce((total, { length }) => total + length, 0);
    const entry = { name: Buffer.from(name, 'utf8'), packedSize, size, sum, offset };
    const header = localHeader(entry);
    chunks.push(header, ...packed);
    entries.push(entry);
    offset += header.length + packedSize;
  };

  const bytes = (): Uint8Array => {
    const central = Buffer.concat(entries.map(centralHeader));
    return Buffer.concat([...chunks, central, endRecord(entries.length, central.length, offset)]);
  };
  return { add, bytes };
}
