// Lists the entries of a zip archive by its central directory, and rejects an archive that contradicts itself.
import type { ReadLimits } from '../limits/limits.ts';
import { refuse } from '../limits/refusal.ts';
import { findDirectory } from './end-record.ts';
import { entryName, partKey } from './entry-name.ts';
import { read16, read32, read64 } from './little-endian.ts';
import type { ZipEntry } from './zip-entry.ts';

const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const centralBytes = 46;
const localBytes = 30;
const encryptedFlag = 1;
const stored = 0;
const deflated = 8;
const toldElsewhere = 0xffffffff;

/** Sizes that do not fit into 32 bits are in an extra field, in this order, each only where it is missing. */
function largeSizes(extra: Uint8Array, sizes: readonly number[]): readonly number[] {
  let at = 0;
  while (at + 4 <= extra.length && read16(extra, at) !== 1) at += 4 + read16(extra, at + 2);
  let next = at + 4;
  return sizes.map((size) => {
    if (size !== toldElsewhere) return size;
    if (next + 8 > extra.length) return refuse('damaged');
    next += 8;
    return read64(extra, next - 8);
  });
}

function dataOffset(file: Uint8Array, headerOffset: number, name: Uint8Array): number {
  if (read32(file, headerOffset) !== localSignature) return refuse('damaged');
  const nameBytes = read16(file, headerOffset + 26);
  const start = headerOffset + localBytes;
  const isSameName = nameBytes === name.length && name.every((byte, index) => byte === file[start + index]);
  return isSameName ? start + nameBytes + read16(file, headerOffset + 28) : refuse('unsafeArchive');
}

function readEntry(file: Uint8Array, at: number): { readonly entry: ZipEntry; readonly next: number } {
  if (at + centralBytes > file.length || read32(file, at) !== centralSignature) refuse('damaged');
  if ((read16(file, at + 8) & encryptedFlag) !== 0) refuse('encrypted');
  const method = read16(file, at + 10);
  if (method !== stored && method !== deflated) refuse('unsafeArchive');
  const nameEnd = at + centralBytes + read16(file, at + 28);
  const extraEnd = nameEnd + read16(file, at + 30);
  const name = file.subarray(at + centralBytes, nameEnd);
  const [unpackedBytes = 0, packedBytes = 0, headerOffset = 0] = largeSizes(
    file.subarray(nameEnd, extraEnd),
    [read32(file, at + 24), read32(file, at + 20), read32(file, at + 42)],
  );
  const entry = {
    name: entryName(name),
    isDeflated: method === deflated,
    packedBytes,
    unpackedBytes,
    checksum: read32(file, at + 16),
    headerOffset,
    dataOffset: dataOffset(file, headerOffset, name),
  };
  return { entry, next: extraEnd + read16(file, at + 32) };
}

/** Entries that share bytes make a small file unpack into many large ones. */
function refuseOverlaps(entries: readonly ZipEntry[], directoryOffset: number): void {
  const inOrder = [...entries].sort((one, other) => one.headerOffset - other.headerOffset);
  for (const [index, { dataOffset: start, packedBytes }] of inOrder.entries()) {
    const nextStart = inOrder[index + 1]?.headerOffset ?? directoryOffset;
    if (start + packedBytes > nextStart) refuse('unsafeArchive');
  }
}

/** By name in lower case; folders are left out. */
export function readDirectory(file: Uint8Array, limits: ReadLimits): ReadonlyMap<string, ZipEntry> {
  const directory = findDirectory(file);
  if (directory.entries > limits.parts) refuse('parts', { limit: limits.parts });
  const entries: ZipEntry[] = [];
  let at = directory.offset;
  for (let index = 0; index < directory.entries; index += 1) {
    const { entry, next } = readEntry(file, at);
    entries.push(entry);
    at = next;
  }
  refuseOverlaps(entries, directory.offset);
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  const byName = new Map(files.map((entry) => [partKey(entry.name), entry]));
  return byName.size === files.length ? byName : refuse('unsafeArchive');
}
