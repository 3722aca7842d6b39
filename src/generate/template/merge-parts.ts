// Costs that several kinds of one business share: there once, and somewhat larger where the premises are.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Cost, Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { onlineCosts } from '#catalog/kind/usual-costs.ts';
import { families } from '#catalog/kinds/kinds.ts';
import { isSoldOnline } from '#catalog/kinds/online/sold-online.ts';
import { defaultLanguage } from '#language/language.ts';
import type { Business, Part } from '../business/business.ts';
import { asDone } from '../business/one-person.ts';
import { sizeFactor, staffOf } from '../business/size.ts';

/** What a second trade adds to a cost that both have. */
const addedPart = 0.5;

const nameOf = (cost: Cost): string => inLanguage(cost.name, defaultLanguage);

/** In the money of one business, whatever it scales with. */
const settled = (figure: Figure, part: Part): Figure => {
  const factor = sizeFactor(part, figure);
  return {
    ...figure,
    ...{ typical: figure.typical * factor, low: figure.low * factor, high: figure.high * factor },
    scaling: 'none',
  };
};

function withMore(cost: Cost, part: Part, other: Cost, otherPart: Part): Cost {
  if (!('amount' in cost) || !('amount' in other)) return cost;
  const one = settled(cost.amount, part);
  const two = settled(other.amount, otherPart);
  return {
    ...cost,
    amount: {
      ...one,
      typical: one.typical + addedPart * two.typical,
      low: one.low + addedPart * two.low,
      high: one.high + addedPart * two.high,
    },
  };
}

/** Its rent is that of an office or a warehouse, which it needs all the same. */
const isOnlineByNature = (kind: Kind): boolean =>
  isSoldOnline(kind) || families.online?.some(({ id }) => id === kind.id) === true;

function isGivenUp(cost: Cost, kind: Kind, business: Business): boolean {
  const { isOwned, isOnline, isRentFree = false } = business;
  const goesOnline = isOnline && !isOnlineByNature(kind);
  if (!('is' in cost)) return false;
  if (cost.is === 'hiring') return staffOf(business) <= 1;
  if (cost.is === 'utilities') return goesOnline;
  return cost.is === 'rent' && (isOwned || isRentFree || goesOnline);
}

/** A shop that has no premises. */
export const sellsFromAfar = (kind: Kind, { isOnline }: Business): boolean =>
  isOnline && kind.scale.unit === 'area' && !isOnlineByNature(kind);

/** The overheads of each part, by part: a cost that an earlier part has is not repeated. */
export function overheadsByPart(settledBusiness: Business): readonly (readonly Cost[])[] {
  const business = asDone(settledBusiness);
  const parts = [business.head, ...business.others];
  const kept = parts.map(({ kind }) => [
    ...kind.overheads.filter((cost) => !isGivenUp(cost, kind, business)),
    ...(sellsFromAfar(kind, business) ? onlineCosts : []),
  ]);
  const [first = [], ...rest] = kept;
  const merged = first.map((cost) =>
    rest.reduce<Cost>((sum, costs, index) => {
      const other = costs.find((one) => nameOf(one) === nameOf(cost) && one.form === cost.form);
      const part = business.others[index];
      return other && part ? withMore(sum, business.head, other, part) : sum;
    }, cost),
  );
  const seen = new Set(first.map(nameOf));
  const own = rest.map((costs) =>
    costs.filter((cost) => {
      const isNew = !seen.has(nameOf(cost));
      seen.add(nameOf(cost));
      return isNew;
    }),
  );
  return [merged, ...own];
}
