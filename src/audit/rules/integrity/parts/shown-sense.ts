// Determines from the number format of a check how its 0 and 1 are displayed: as OK and failed, for example.
import type { CellStyle } from '#audit/book/book.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';
import { sectionFor } from '../../hygiene/parts/format-section.ts';

const fails = wordPattern(['fail*', 'error*', 'ошибк*', 'не выполн*', 'не сход*', 'неверн*']);
const holds = wordPattern(['ok', 'ок', 'true', 'hold*', 'pass*', 'верно', 'выполн*', 'сходится']);

/** Only both texts together reveal which one means OK. */
export function shownSense(style: CellStyle | undefined): 'zero' | 'one' | null {
  const [zero, one] = [0, 1].map((value) => (style && sectionFor(style, value)?.section) ?? '');
  if (zero === undefined || one === undefined) return null;
  if (fails.test(one) && holds.test(zero) && !fails.test(zero)) return 'zero';
  return holds.test(one) && fails.test(zero) && !fails.test(one) ? 'one' : null;
}
