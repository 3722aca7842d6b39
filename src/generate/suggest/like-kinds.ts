// The kinds of the same family, the nearest first: those that sell, spend and buy most of the same, counted alike.

import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { families } from '#catalog/kinds/kinds.ts';
import { defaultLanguage } from '#language/language.ts';
import { familyOf } from './line-names.ts';

/** What is sold tells more of a trade than what is spent, which many trades share. */
const pointsOfSale = 4;
const pointsOfScale = 3;

const namesOf = (lines: readonly { readonly name: Kind['name'] }[]): ReadonlySet<string> =>
  new Set(lines.map(({ name }) => inLanguage(name, defaultLanguage)));

const shared = (lines: Parameters<typeof namesOf>[0], names: ReadonlySet<string>): number =>
  [...namesOf(lines)].filter((name) => names.has(name)).length;

/** In parts of all that the other one has: large kinds share something with anybody. */
function likeness(kind: Kind, other: Kind): number {
  const spent = [...other.costs, ...other.assets];
  const own = namesOf([...kind.costs, ...kind.assets]);
  const points =
    pointsOfSale * shared(other.sales, namesOf(kind.sales)) +
    shared(spent, own) +
    (kind.scale.unit === other.scale.unit ? pointsOfScale : 0);
  return points / (pointsOfSale * other.sales.length + spent.length + pointsOfScale);
}

const known = new Map<string, readonly Kind[]>();

export function likeKinds(kind: Kind): readonly Kind[] {
  const found =
    known.get(kind.id) ??
    (families[familyOf(kind) ?? ''] ?? [])
      .filter(({ id }) => id !== kind.id)
      .map((other) => ({ other, points: likeness(kind, other) }))
      .sort((one, next) => next.points - one.points)
      .map(({ other }) => other);
  known.set(kind.id, found);
  return found;
}
