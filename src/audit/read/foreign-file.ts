// Recognises files that are not .xlsx: people pick old workbooks, protected ones and CSV files by mistake.
import { strFromU8 } from 'fflate';
import type { RefusalCode } from './limits/refusal.ts';

const startsWith = (file: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => file[index] === byte);

/** Names inside old compound files are written with two bytes a letter. */
function holdsWideText(file: Uint8Array, text: string): boolean {
  const pattern = [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = file.indexOf(pattern[0] ?? 0); at >= 0; at = file.indexOf(pattern[0] ?? 0, at + 1)) {
    if (pattern.every((byte, index) => file[at + index] === byte)) return true;
  }
  return false;
}

function compoundFile(file: Uint8Array): RefusalCode {
  if (holdsWideText(file, 'EncryptedPackage')) return 'encrypted';
  return holdsWideText(file, 'Workbook') || holdsWideText(file, 'Book') ? 'oldExcel' : 'otherDocument';
}

/** Text has no control characters but tabs and ends of lines. */
const isText = (start: Uint8Array): boolean =>
  start.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);

const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The first record of the oldest workbooks, which are not even compound files. */
const oldestWorkbooks = [
  [0x09, 0x08],
  [0x09, 0x04],
  [0x09, 0x02],
  [0x09, 0x00],
];
const pdfSignature = [0x25, 0x50, 0x44, 0x46];
const zipSignature = [0x50, 0x4b];
const lookedAtBytes = 4096;

/** Null for what may be a zip archive. */
export function foreignFile(file: Uint8Array): RefusalCode | null {
  if (file.length === 0) return 'empty';
  if (startsWith(file, zipSignature)) return null;
  if (startsWith(file, compoundSignature)) return compoundFile(file);
  if (startsWith(file, pdfSignature)) return 'otherDocument';
  if (oldestWorkbooks.some((signature) => startsWith(file, signature))) return 'oldExcel';
  const start = file.subarray(0, lookedAtBytes);
  if (startsWith(file, [0xff, 0xfe]) || startsWith(file, [0xfe, 0xff])) return 'plainText';
  if (!isText(start)) return 'unknown';
  return /^(?:\u00ef\u00bb\u00bf)?\s*<[a-z?!]/i.test(strFromU8(start, true)) ? 'markup' : 'plainText';
}
