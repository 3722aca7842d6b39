// Reads the file it is given in a process of its own, and prints how that ended and how much memory it took.
import { readFileSync } from 'node:fs';
import { readXlsx } from '#audit/read/read-xlsx.ts';
import { peakMemoryBytes } from '../peak-memory.ts';

const [, , path = ''] = process.argv;
const { book, refusal } = readXlsx(readFileSync(path));
const cells = book?.sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0) ?? null;
process.stdout.write(JSON.stringify({ cells, refusal: refusal?.code ?? null, peakBytes: peakMemoryBytes() }));
