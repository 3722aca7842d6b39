// Audits twenty thousand sums that each read all of them, in a process of its own, and prints what was found and how much memory and time it took.
import { auditBook } from '#audit/audit-book.ts';
import { peakMemoryBytes } from '../peak-memory.ts';
import { bookOf } from './book-of.ts';
import { columnOf } from './recalculated.ts';

const [, , count = '20000'] = process.argv;
const lines = Number(count);
const book = bookOf({
  sheets: [{ title: 'Sheet', cells: columnOf('A', lines, () => `=SUM($A$1:$A$${lines})`) }],
});
const before = process.cpuUsage();
const { findings } = auditBook(book, { language: 'en', profile: 'bank' });
const { user, system } = process.cpuUsage(before);
const cycles = findings.filter(({ rule }) => rule === 'R15').map(({ message }) => message);
const peakBytes = peakMemoryBytes();
process.stdout.write(JSON.stringify({ cycles, peakBytes, workMs: (user + system) / 1000 }));
