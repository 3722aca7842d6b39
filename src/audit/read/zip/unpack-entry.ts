// Unpacks one entry of a zip archive piece by piece, and stops as soon as it exceeds its limit.
import { Inflate } from 'fflate';
import type { Budget } from '../limits/budget.ts';
import { refuse } from '../limits/refusal.ts';
import { addToChecksum, emptyChecksum } from './checksum.ts';
import type { ZipEntry } from './zip-entry.ts';

/** A byte of deflate becomes at most 1,032 bytes, so no piece grows beyond some 16 MB. */
const packedPieceBytes = 16_384;
const storedPieceBytes = 262_144;

/** Below this no part is called a bomb: a few kilobytes of blanks are no harm. */
const harmlessBytes = 10_000_000;

function inflater(part: string): (packed: Uint8Array, isLast: boolean) => readonly Uint8Array[] {
  const unpacked: Uint8Array[] = [];
  const inflate = new Inflate((piece) => void unpacked.push(piece));
  return (packed, isLast) => {
    try {
      inflate.push(packed, isLast);
    } catch {
      refuse('damaged', { part });
    }
    return unpacked.splice(0);
  };
}

/** The sizes that the archive tells are compared at the end, never relied on before. */
export function unpackEntry(
  file: Uint8Array,
  entry: ZipEntry,
  budget: Budget,
  take: (piece: Uint8Array) => void,
): void {
  const { name: part, dataOffset: start } = entry;
  const unpack = entry.isDeflated ? inflater(part) : (piece: Uint8Array) => [piece];
  const pieceBytes = entry.isDeflated ? packedPieceBytes : storedPieceBytes;
  const end = start + entry.packedBytes;
  let checksum = emptyChecksum;
  let unpackedBytes = 0;
  let at = start;
  do {
    const next = Math.min(end, at + pieceBytes);
    for (const piece of unpack(file.subarray(at, next), next === end)) {
      unpackedBytes += piece.length;
      budget.spend('unpackedBytes', piece.length);
      const ratio = unpackedBytes / (next - start);
      if (unpackedBytes > harmlessBytes && ratio > budget.limits.unpackedRatio) refuse('bomb', { part });
      checksum = addToChecksum(checksum, piece);
      take(piece);
    }
    at = next;
  } while (at < end);
  if (unpackedBytes !== entry.unpackedBytes || checksum !== entry.checksum) refuse('damaged', { part });
}
