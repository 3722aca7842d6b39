// Settles how large each part of a business is: as its author answers, else as was said, else as is usual.

import { eachPerson } from '#catalog/kind/each-person.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { sizeAtFirst } from '#catalog/kinds/beginnings.ts';
import { unknownKind } from '#catalog/kinds/kinds.ts';
import { deskKinds } from '#catalog/kinds/one-person.ts';
import type { Country } from '#catalog/places/place.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Part, SaidSize } from './business/business.ts';
import { heldSize, isParted, leastSizeOf, mostSizeOf } from './business/size-limits.ts';
import { saidIn } from './said-units.ts';
import { oneIn } from './settle-way.ts';
import { eachIn } from './understand/size/size-in-kind.ts';
import { soundEachIn } from './understand/size/sound-size.ts';
import { stemsIn } from './understand/size/unit-words.ts';
import type { Understood } from './understand/understand.ts';

/** What a business is combined with is smaller than one of its own. */
const otherPart = 0.6;
const leastRatio = 0.3;
const mostRatio = 3;

export type Sizes = Understood['sizes'];

/** So many people are no staff of a kitchen. */
const fewestFed = 40;

const ofServed: ReadonlySet<string> = new Set(['pupils', 'members', 'customers']);

/** Forty people of a boxing club are no forty coaches: as staff they would be more than any club has. */
const areServed = ({ scale }: Kind, { unit, count }: Sizes[number], each: number | undefined): boolean =>
  unit === 'people' && ofServed.has(scale.unit) && (each === undefined || each * count > scale.high);

/** One person serves as many clients as one can, each for less than a firm of several people asks. */
const mostOfOne = 1.2;
const ofClients: ReadonlySet<string> = new Set(['customers', 'members']);

const servedByOne = (kind: Kind, size: SaidSize | null): SaidSize | null =>
  size !== null &&
  kind.scale.unit === 'people' &&
  ofClients.has(size.unit) &&
  deskKinds.has(kind.id) &&
  size.count * size.each > mostOfOne
    ? { ...size, each: Number((mostOfOne / size.count).toPrecision(3)) }
    : size;

/** Ten orders a month of curtains are larger works than the many that are usual. */
const asProjects = (kind: Kind, size: Sizes[number]): number | undefined =>
  size.unit === 'orders' && kind.scale.unit === 'people' && kind.scale.also?.projects !== undefined
    ? soundEachIn(kind, { ...size, unit: 'projects' })
    : undefined;

const jobs = new Set(['job', 'order', 'repair', 'заказ', 'работа', 'ремонт'].map(stemsIn));

/** Thirty jobs a week of a tailor are the many small ones. */
function ofJobs(kind: Kind, size: Sizes[number]): Sizes[number] {
  const isJob = size.unit === 'projects' && size.thing !== undefined && jobs.has(size.thing);
  const isOfJobs = kind.scale.unit === 'people' && kind.volumes[0]?.units[0] === 'orders';
  const asOrders: Sizes[number] = { ...size, unit: 'orders' };
  return isJob && isOfJobs && soundEachIn(kind, asOrders) !== undefined ? asOrders : size;
}

/** In what the kind is counted in before anything else: one coach of 45 pupils is a club of 45. */
function sizeIn(kind: Kind, sizes: Sizes): SaidSize | null {
  const isOwn = ({ unit }: Sizes[number]): boolean => unit === kind.scale.unit;
  for (const told of [...sizes.filter(isOwn), ...sizes.filter((one) => !isOwn(one))]) {
    const size = ofJobs(kind, told);
    const { unit, count, counted } = told;
    // Three hundred workers of a canteen are those who eat there.
    const fed = unit === 'people' && count >= fewestFed ? kind.scale.also?.eaters : undefined;
    const own =
      soundEachIn(kind, size) ??
      asProjects(kind, size) ??
      fed ??
      (unit === 'people' ? eachPerson(kind, count) : undefined);
    const each = areServed(kind, size, own) ? 1 : own;
    if (each !== undefined && count > 0) return { unit, each, count, ...(counted && { counted }) };
  }
  return null;
}

const whole = (size: number): number => (size >= 1 ? Math.round(size) : Number(size.toPrecision(2)));

/** As a kind is counted: whole rooms, and parts of a hectare. */
export const sizeOf = (kind: Kind, size: number): number =>
  isParted(kind.scale.unit) ? Number(size.toPrecision(9)) : whole(size);

function partOf(kind: Kind, said: SaidSize | null, otherwise: number, isAnswered = false): Part {
  if (!said) {
    const held = Math.max(isAnswered ? leastSizeOf(kind) : 0, Math.min(mostSizeOf(kind), otherwise));
    const size = isAnswered ? sizeOf(kind, held) : whole(held);
    const isHeld = isAnswered && held !== otherwise;
    return { kind, size, ...(isAnswered && { isSizeSaid: true }), ...(isHeld && { asked: otherwise }) };
  }
  const held = heldSize(kind, said);
  const size = held.count * held.each;
  return {
    ...{ kind, size: said.each === 1 && !isParted(said.unit) ? whole(size) : size, isSizeSaid: true },
    ...((said.each !== 1 || said.counted) && { said: held }),
    ...(held.count !== said.count && { asked: said.count }),
  };
}

/** Of a part, as it is answered; none is no size. */
function answeredSize(kind: Kind, { partSizes, size }: BusinessAnswers, isHead: boolean): number | null {
  const answered = partSizes?.[kind.id] ?? (isHead ? size : undefined) ?? 0;
  return answered > 0 ? answered : null;
}

/** What its author answered, in the words of the answer. */
function answeredPart(kind: Kind, size: number, { partUnits }: BusinessAnswers): Part {
  const words = partUnits?.[kind.id];
  return partOf(kind, words === undefined ? null : saidIn(kind, words, size), size, true);
}

const servedOrDone: ReadonlySet<string> = new Set(['orders', 'visitors', 'meals', 'lessons', 'projects']);

/** What is too little for the trade still says that it is a small one. */
const isTooLittle = (kind: Kind, sizes: Sizes): boolean =>
  sizes.some((size) => {
    const each = servedOrDone.has(size.unit) ? eachIn(kind, size) : undefined;
    return each !== undefined && size.count * each < kind.scale.low;
  });

/** One that is said of another part is not its own. */
const sizesFor = (kind: Kind, kinds: readonly Kind[], sizes: Sizes): Sizes =>
  sizes.filter(({ of }) => of === undefined || of === kind.id || !kinds.some(({ id }) => id === of));

/** A size that was said is that of one part: of the trade, if it is counted so, else of the first that is. */
export function partsOf(
  kinds: readonly Kind[],
  understood: Understood,
  answers: BusinessAnswers,
  { pay }: Pick<Country, 'pay'>,
): readonly Part[] {
  const { isAlone } = understood;
  const [head = unknownKind, ...others] = kinds;
  const sizes = sizesFor(head, kinds, understood.sizes);
  const answered = answeredSize(head, answers, true);
  const all = sizeIn(head, sizes);
  const told = isAlone ? servedByOne(head, all) : all;
  const isOne = isAlone && (told === null || (told.unit === 'people' && told.count === 1));
  const said = answered === null ? ((isOne ? oneIn(head) : null) ?? told) : null;
  const usual =
    isAlone || (told === null && isTooLittle(head, sizes)) ? head.scale.low : sizeAtFirst(head, pay);
  const own = answered === null ? partOf(head, said, usual) : answeredPart(head, answered, answers);
  const ratio = Math.max(leastRatio, Math.min(mostRatio, Math.sqrt(own.size / head.scale.typical)));
  // Whoever hosts six weddings plays at them too.
  const events = sizes.filter(({ unit }) => unit === 'projects');
  let left = sizes.filter(({ unit }) => unit !== (said?.unit ?? head.scale.unit));
  return [
    own,
    ...others.map((kind) => {
      const other = answeredSize(kind, answers, false);
      if (other !== null) return answeredPart(kind, other, answers);
      const of = understood.sizes.filter((size) => size.of === kind.id);
      const size =
        sizeIn(kind, of) ?? sizeIn(kind, left) ?? (said?.unit === 'projects' ? sizeIn(kind, events) : null);
      left = left.filter(({ unit }) => unit !== size?.unit);
      return partOf(kind, size, Math.max(kind.scale.low, kind.scale.typical * otherPart * ratio));
    }),
  ];
}

/** Three chairs that became three hairdressers. */
function isSameAs({ kind, size, said }: Part, own: Sizes[number]): boolean {
  const each = soundEachIn(kind, own);
  return said === undefined && (each === 1 || areServed(kind, own, each)) && whole(own.count) === size;
}

/** Those that no part is counted in, unless its author answered how large it is. */
export function unusedOf(parts: readonly Part[], { sizes }: Understood, answers: BusinessAnswers): Sizes {
  const kinds = parts.map(({ kind }) => kind);
  const isOf = (part: Part, size: Sizes[number]): boolean => {
    if (sizesFor(part.kind, kinds, [size]).length === 0) return false;
    const isAnswered = answeredSize(part.kind, answers, part === parts[0]) !== null;
    const isUsed =
      part.isSizeSaid === true &&
      ((part.said?.unit ?? part.kind.scale.unit) === size.unit || isSameAs(part, size));
    return isUsed || (isAnswered && sizeIn(part.kind, [size]) !== null);
  };
  return sizes.filter((size) => !parts.some((part) => isOf(part, size)));
}
