// Packs a zip archive for tests of what the reader refuses: every field can be made to lie.
import { crc32, deflateRawSync } from 'node:zlib';

export interface EntryWords {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** 8 deflates, 0 stores; any other is only claimed. */
  readonly method?: number;
  readonly flags?: number;
  readonly checksum?: number;
  readonly unpackedBytes?: number;
  /** Its place is told as that of another entry, by index. */
  readonly sharesPlaceOf?: number;
  /** The name in its own header, where it differs. */
  readonly localName?: string;
}

interface Placed {
  readonly words: EntryWords;
  readonly common: Buffer;
  readonly offset: number;
  readonly sizes: { readonly packed: number; readonly unpacked: number };
}

const uint32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
};

const uint16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
};

const uint64 = (value: number): Buffer => uint32(value % 2 ** 32, Math.floor(value / 2 ** 32));

const elsewhere = 0xffffffff;

function commonHeader(words: EntryWords, raw: Buffer, packed: Buffer, isLarge: boolean): Buffer {
  const { method = 8, flags = 0x0800, checksum = crc32(raw), unpackedBytes = raw.length } = words;
  const sizes = isLarge ? [elsewhere, elsewhere] : [packed.length, unpackedBytes];
  return Buffer.concat([uint16(20, flags, method, 0, 0x21), uint32(checksum, ...sizes)]);
}

function centralHeader({ words, common, offset, sizes }: Placed, isLarge: boolean): Buffer {
  const name = Buffer.from(words.name);
  const extra = isLarge
    ? Buffer.concat([uint16(1, 24), uint64(sizes.unpacked), uint64(sizes.packed), uint64(offset)])
    : Buffer.alloc(0);
  return Buffer.concat([
    uint32(0x02014b50),
    uint16(20),
    common,
    uint16(name.length, extra.length, 0, 0, 0),
    uint32(0, isLarge ? elsewhere : offset),
    name,
    extra,
  ]);
}

function end(count: number, size: number, offset: number, isLarge: boolean): Buffer {
  const record = Buffer.concat([
    uint32(0x06054b50),
    uint16(0, 0, count, count),
    uint32(size, offset),
    uint16(0),
  ]);
  if (!isLarge) return record;
  const large = Buffer.concat([
    ...[uint32(0x06064b50), uint64(44), uint16(45, 45), uint32(0, 0)],
    ...[uint64(count), uint64(count), uint64(size), uint64(offset)],
  ]);
  const locator = Buffer.concat([uint32(0x07064b50, 0), uint64(offset + size), uint32(1)]);
  return Buffer.concat([large, locator, record]);
}

/** Large files of a test repeat their sheets, and packing is what takes time. */
function packer(): (content: EntryWords['content'], raw: Buffer) => Buffer {
  const known = new Map<EntryWords['content'], Buffer>();
  return (content, raw) => {
    const packed = known.get(content) ?? deflateRawSync(raw);
    known.set(content, packed);
    return packed;
  };
}

export function zipOf(entries: readonly EntryWords[], isLarge = false): Uint8Array {
  const chunks: Buffer[] = [];
  const placed: Placed[] = [];
  const deflate = packer();
  let offset = 0;
  for (const words of entries) {
    const raw = Buffer.from(words.content);
    const packed = (words.method ?? 8) === 8 ? deflate(words.content, raw) : raw;
    const common = commonHeader(words, raw, packed, isLarge);
    const name = Buffer.from(words.localName ?? words.name);
    const local = Buffer.concat([uint32(0x04034b50), common, uint16(name.length, 0), name, packed]);
    const shared = words.sharesPlaceOf === undefined ? undefined : placed[words.sharesPlaceOf]?.offset;
    const sizes = { packed: packed.length, unpacked: words.unpackedBytes ?? raw.length };
    placed.push({ words, common, offset: shared ?? offset, sizes });
    chunks.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(placed.map((one) => centralHeader(one, isLarge)));
  return new Uint8Array(
    Buffer.concat([...chunks, central, end(placed.length, central.length, offset, isLarge)]),
  );
}
