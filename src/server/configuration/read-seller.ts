// Reads who sells, as receipts name them.
import { refuseVariable } from './refuse-variable.ts';

/** They must fit beside the rest of a receipt on one page. */
const most = { lines: 8, chars: 100 };

export function readSeller(given: string): readonly string[] {
  const lines = given
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 0 && lines.length <= most.lines && lines.every(isReadable)) return lines;
  throw refuseVariable('SELLER', given, `one to ${most.lines} lines of up to ${most.chars} characters`);
}

/** What nobody can see, no page and no email shows. */
const isReadable = (line: string): boolean => line.length <= most.chars && !/\p{Cc}/u.test(line);
