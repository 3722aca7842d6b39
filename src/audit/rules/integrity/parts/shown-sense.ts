// Tells from the number format of a check what its 0 and its 1 are shown as: OK and failed, say.
import type { CellStyle } from '#audit/book/book.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';
import { sectionFor } from '../../hygiene/parts/format-section.ts';

const fails = wordPattern(['fail*', 'error*', 'ошибк*', 'не выполн*', 'не сход*', 'неверн*']);
const holds = wordPattern(['ok', 'ок', 'true', 'hold*', 'pass*', 'верно', 'выполн*', 'сходится']);

/** Only what both of them are shown as tells which is the good one. */
export function shownSense(style: CellStyle | undefined): 'zero' | 'one' | null {
  const [zero, one] = [0, 1].map((value) => (style && sectionFor(style, value)?.section) ?? '');
  if (zero === undefined || one === undefined) return null;
  if (fails.test(one) && holds.test(zero) && !fails.test(zero)) return 'zero';
  return holds.test(one) && fails.test(zero) && !fails.test(one) ? 'one' : null;
}
