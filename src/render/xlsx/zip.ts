// Packs parts into a zip archive; the same parts give the same bytes.
import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  readonly name: string;
  readonly text: string;
}

interface Entry {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly size: number;
  readonly sum: number;
  readonly offset: number;
}

/** 1 January 1980, the first day a zip can say: the file shall not depend on when it was made. */
const dosDate = 0x0021;
const version = 20;
const utf8Names = 0x0800;
const deflated = 8;

/** What the local and the central header share, from the version on. */
function commonHeader({ name, packed, size, sum }: Entry): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(utf8Names, 2);
  header.writeUInt16LE(deflated, 4);
  header.writeUInt16LE(dosDate, 8);
  header.writeUInt32LE(sum, 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

function centralHeader(entry: Entry): Buffer {
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

export function zip(parts: readonly Part[]): Buffer {
  const chunks: Buffer[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  for (const part of parts) {
    const raw = Buffer.from(part.text, 'utf8');
    const entry = {
      name: Buffer.from(part.name, 'utf8'),
      packed: deflateRawSync(raw),
      size: raw.length,
      sum: crc32(raw),
      offset,
    };
    const local = Buffer.concat([signature(0x04034b50), commonHeader(entry), entry.name, entry.packed]);
    chunks.push(local);
    entries.push(entry);
    offset += local.length;
  }
  const central = Buffer.concat(entries.map(centralHeader));
  return Buffer.concat([...chunks, central, endRecord(entries.length, central.length, offset)]);
}
