// Which costs a business that is closed for a part of each year has in its open months alone: decision 081.
import type { Cost, Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import type { Business } from './business.ts';
import { atPitches } from './busy.ts';

/** Nobody keeps a manager for a season shorter than half of the year, nor premises, which are leased for the season. */
const leastMonthsOfSeason = 6;
/** Whoever runs the business is paid all year then. */
const running = /^(?:(?:production |general |farm )?manager$|director|heads? )/i;
/** What is spent where work is done. */
const ofWork = /^(?:cleaning|fuel|electricity|delivery|office supplies)/i;

const pitch = /^pitch/i;
/** What the place costs where it is sold from. */
export const isOfPlace = (cost: Cost): boolean =>
  cost.form === 'monthly' && (cost.is === 'rent' || pitch.test(inLanguage(cost.name, defaultLanguage)));

/** A direct cost is one of the work itself; a share of sales and what follows a volume is nothing by itself. */
export function isOfOpenMonths(
  cost: Cost,
  isDirect: boolean,
  { id, scale }: Kind,
  { openMonths = [] }: Pick<Business, 'openMonths'>,
): boolean {
  const name = inLanguage(cost.name, defaultLanguage);
  const isShort = openMonths.length < leastMonthsOfSeason;
  // A house that guests sleep in is taken for years, and stays furnished.
  const isLodging = scale.unit === 'rooms';
  if (cost.form === 'pay') return isDirect || isShort || !running.test(name);
  if (cost.form !== 'monthly') return false;
  if (cost.is === 'rent') return atPitches.has(id) || (isShort && !isLodging);
  return isDirect || cost.is === 'utilities' || ofWork.test(name) || pitch.test(name);
}
