// Moves lines of the same service together: a haircut with a beard is dearer where a haircut is.
import { finelyRounded } from '../business/money.ts';
import { fitOf, isNamedBy } from './price-nouns.ts';
import type { SoldLine } from './sold-lines.ts';

const well = 2;
/** Harvests and works are sold to others at prices of their own. */
const served: ReadonlySet<string> = new Set(['daily', 'hourly', 'turns', 'filled', 'members']);

/** What is sold beside a service. */
const goods = /products|goods|cosmetics|accessories|aftercare/iu;

/** By id, in the proportion that is usual; those whose own name has the noun that a price is of. */
export function siblingPrices(
  line: SoldLine,
  price: number,
  nouns: readonly string[],
  lines: readonly SoldLine[],
): Readonly<Record<string, number>> {
  const noun = nouns.find((one) => fitOf(one, line.words) >= well);
  if (noun === undefined || !isNamedBy(noun, line.words) || !served.has(line.volume?.formula ?? ''))
    return {};
  const others = lines.filter(
    (one) =>
      one !== line &&
      one.part === line.part &&
      one.volume === line.volume &&
      isNamedBy(noun, one.words) &&
      !goods.test(one.id),
  );
  return Object.fromEntries(others.map((one) => [one.id, finelyRounded((one.usual * price) / line.usual)]));
}
