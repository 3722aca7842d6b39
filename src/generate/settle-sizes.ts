// Settles how large each part of a business is: as its author answers, else as was said, else as is usual.
import type { Kind } from '#catalog/kind/kind.ts';
import { sizeAtFirst } from '#catalog/kinds/beginnings.ts';
import { unknownKind } from '#catalog/kinds/kinds.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Part, SaidSize } from './business/business.ts';
import { heldSize, isParted, mostSizeOf } from './business/size-limits.ts';
import { oneIn } from './settle-way.ts';
import type { Understood } from './understand/understand.ts';

/** What a business is combined with is smaller than one of its own. */
const otherPart = 0.6;
const leastRatio = 0.3;
const mostRatio = 3;

export type Sizes = Understood['sizes'];

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

function sizeIn(kind: Kind, sizes: Sizes): SaidSize | null {
  for (const { unit, count } of sizes) {
    const told = unit === kind.scale.unit ? 1 : kind.scale.also?.[unit];
    const each = told ?? (unit === 'people' ? eachPerson(kind, count) : undefined);
    if (each !== undefined && count > 0) return { unit, each, count };
  }
  return null;
}

const whole = (size: number): number => (size >= 1 ? Math.round(size) : Number(size.toPrecision(2)));

/** As a kind is counted: whole rooms, and parts of a hectare. */
export const sizeOf = (kind: Kind, size: number): number =>
  isParted(kind.scale.unit) ? Number(size.toPrecision(9)) : whole(size);

function partOf(kind: Kind, said: SaidSize | null, otherwise: number, isAnswered = false): Part {
  if (!said) {
    const most = Math.min(mostSizeOf(kind), otherwise);
    const size = isAnswered ? sizeOf(kind, most) : whole(most);
    const isHeld = isAnswered && otherwise > mostSizeOf(kind);
    return { kind, size, ...(isAnswered && { isSizeSaid: true }), ...(isHeld && { asked: otherwise }) };
  }
  const held = heldSize(kind, said);
  const size = held.count * held.each;
  return {
    ...{ kind, size: said.each === 1 && !isParted(said.unit) ? whole(size) : size, isSizeSaid: true },
    ...(said.each !== 1 && { said: held }),
    ...(held.count !== said.count && { asked: said.count }),
  };
}

/** Of a part, as it is answered; none is no size. */
function answeredSize(kind: Kind, { partSizes, size }: BusinessAnswers, isHead: boolean): number | null {
  const answered = partSizes?.[kind.id] ?? (isHead ? size : undefined) ?? 0;
  return answered > 0 ? answered : null;
}

/** A size that was said is that of one part: of the trade, if it is counted so, else of the first that is. */
export function partsOf(
  kinds: readonly Kind[],
  understood: Understood,
  answers: BusinessAnswers,
): readonly Part[] {
  const { sizes, isAlone } = understood;
  const [head = unknownKind, ...others] = kinds;
  const answered = answeredSize(head, answers, true);
  const said = answered === null ? (sizeIn(head, sizes) ?? (isAlone ? oneIn(head) : null)) : null;
  const usual = isAlone ? head.scale.low : sizeAtFirst(head);
  const own = partOf(head, said, answered ?? usual, answered !== null);
  const ratio = Math.max(leastRatio, Math.min(mostRatio, Math.sqrt(own.size / head.scale.typical)));
  let left = sizes.filter(({ unit }) => unit !== (said?.unit ?? head.scale.unit));
  return [
    own,
    ...others.map((kind) => {
      const other = answeredSize(kind, answers, false);
      if (other !== null) return partOf(kind, null, other, true);
      const size = sizeIn(kind, left);
      left = left.filter(({ unit }) => unit !== size?.unit);
      return partOf(kind, size, Math.max(kind.scale.low, kind.scale.typical * otherPart * ratio));
    }),
  ];
}

/** Those that no part is counted in, unless its author answered how large it is. */
export function unusedOf(parts: readonly Part[], { sizes }: Understood, answers: BusinessAnswers): Sizes {
  const isOf = (part: Part, size: Sizes[number]): boolean => {
    const isAnswered = answeredSize(part.kind, answers, part === parts[0]) !== null;
    return (
      (part.said?.unit ?? part.kind.scale.unit) === size.unit ||
      (isAnswered && sizeIn(part.kind, [size]) !== null)
    );
  };
  return sizes.filter((size) => !parts.some((part) => isOf(part, size)));
}
