// Settles how much of a business there is for each of its people, where its kind is not counted by them.
import type { Kind } from './kind.ts';

/** How much of the business there is for each of its people, where its kind does not say: six bakers are one bakery. */
export function eachPerson(
  { scale: { typical, high }, costs, overheads }: Kind,
  count: number,
): number | undefined {
  const people = [...costs, ...overheads].reduce(
    (sum, cost) =>
      cost.form === 'pay' ? sum + cost.people.typical * (cost.people.scaling === 'each' ? typical : 1) : sum,
    0,
  );
  const each = typical / people;
  return people >= 1 && count * each <= high ? Number(each.toPrecision(3)) : undefined;
}
