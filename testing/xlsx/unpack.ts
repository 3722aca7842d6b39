// Reads the parts of a zip archive by its central directory, independently of the code that writes one.
import { inflateRawSync } from 'node:zlib';

export function unpack(file: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(file);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('not a zip archive');
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index += 1) {
    const isStored = bytes.readUInt16LE(at + 10) === 0;
    const packedSize = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const skipped = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + packedSize);
    parts.set(name, (isStored ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + nameLength + skipped;
  }
  return parts;
}
