// Finds the central directory of a zip archive through the record at the end of the file.
import { refuse } from '../limits/refusal.ts';
import { read16, read32, read64 } from './little-endian.ts';

export interface DirectoryPlace {
  readonly offset: number;
  readonly bytes: number;
  readonly entries: number;
}

const endSignature = 0x06054b50;
const locatorSignature = 0x07064b50;
const largeEndSignature = 0x06064b50;
const endBytes = 22;
const locatorBytes = 20;
const longestComment = 65_535;

function endOffset(file: Uint8Array): number | null {
  const first = Math.max(0, file.length - endBytes - longestComment);
  for (let at = file.length - endBytes; at >= first; at -= 1) {
    if (file[at] === 0x50 && read32(file, at) === endSignature) return at;
  }
  return null;
}

/** Archives of more than 4 GB or 65,535 entries, and those of writers that always prepare for them, say it in a second record. */
function largePlace(file: Uint8Array, end: number): DirectoryPlace | null {
  const locator = end - locatorBytes;
  if (locator < 0 || read32(file, locator) !== locatorSignature) return null;
  const at = read64(file, locator + 8);
  if (at + 56 > locator || read32(file, at) !== largeEndSignature) return refuse('damaged');
  return { entries: read64(file, at + 32), bytes: read64(file, at + 40), offset: read64(file, at + 48) };
}

export function findDirectory(file: Uint8Array): DirectoryPlace {
  const end = endOffset(file);
  if (end === null) return refuse('damaged');
  const place = largePlace(file, end) ?? {
    entries: read16(file, end + 10),
    bytes: read32(file, end + 12),
    offset: read32(file, end + 16),
  };
  return place.offset + place.bytes > end ? refuse('damaged') : place;
}
