// Reads little-endian integers, as zip archives store them.

export const read16 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);

export const read32 = (bytes: Uint8Array, at: number): number =>
  (read16(bytes, at) | (read16(bytes, at + 2) << 16)) >>> 0;

/** Exact up to 2^53; no offset beyond that lies inside a file. */
export const read64 = (bytes: Uint8Array, at: number): number =>
  read32(bytes, at) + read32(bytes, at + 4) * 4_294_967_296;
