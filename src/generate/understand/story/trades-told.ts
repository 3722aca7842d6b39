// Chooses the trade of a story: of what is wanted, else of what is told of the business, else of anything.
import type { Line } from '../trade/groups.ts';
import { type Trades, tradesOf } from '../trade/trades.ts';
import type { Story } from './story.ts';

/** So many wishes are read. */
const mostWishes = 4;
/** Said of many businesses: what follows may say more. */
const generalKinds: ReadonlySet<string> = new Set(['shop', 'manufacturing', 'medical_clinic', 'online_shop']);

const without = ({ words, read, taken }: Line, isLeftOut: (at: number) => boolean): Line => ({
  ...{ words, read },
  taken: new Map([...taken, ...words.flatMap((_, at) => (isLeftOut(at) ? [[at, 'other'] as const] : []))]),
});

/** The parts of a story to look for the trade in, in this order. */
function partsOf(line: Line, { wanted, notTrade }: Story): readonly Line[] {
  const [first = []] = wanted;
  const [start = 0] = first;
  const wishes = wanted.slice(0, mostWishes).map((own) => {
    const isOwn = new Set(own);
    return without(line, (at) => !isOwn.has(at));
  });
  return [
    ...wishes,
    without(line, (at) => at < start || notTrade.has(at)),
    without(line, (at) => notTrade.has(at)),
    line,
  ];
}

export function tradesTold(line: Line, story: Story | null, language: string): Trades {
  if (story === null) return tradesOf(line, language);
  let general: Trades | null = null;
  for (const part of partsOf(line, story)) {
    const found = tradesOf(part, language);
    const [kind] = found.kinds;
    if (kind === undefined) continue;
    if (!generalKinds.has(kind.id)) return found;
    general ??= found;
  }
  return general ?? { kinds: [], words: [] };
}
