// How the numbers of a kind follow the size of a business.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Cost } from '#catalog/kind/kind.ts';
import type { Business, Part } from './business.ts';

/** Overheads grow slower than the business: twice the size takes about half as much again. */
const slowerPower = 0.6;

/** How many times larger than a typical business of its kind it is. */
const sizeRatio = ({ kind, size }: Part): number => size / kind.scale.typical;

export function sizeFactor(part: Part, { scaling = 'slower' }: Figure): number {
  if (scaling === 'each') return part.size;
  return scaling === 'none' ? 1 : sizeRatio(part) ** slowerPower;
}

/** What volumes are made of stays as it is, unless it is counted for each unit of size. */
export const volumeFactor = (part: Part, { scaling = 'none', ...figure }: Figure): number =>
  sizeFactor(part, { ...figure, scaling });

export const sized = (part: Part, figure: Figure): Figure => {
  const factor = sizeFactor(part, figure);
  return {
    ...figure,
    typical: figure.typical * factor,
    low: figure.low * factor,
    high: figure.high * factor,
  };
};

/** From how much of a person on somebody is there: a business of half the usual size does without, its owner does it. */
const fewestOfPerson = 0.67;
const fewestOfDirectPerson = 0.3;
/** Of so few who do the work one may be there half the time; the first is there all of it. */
const fewWithHalves = 3;
const half = 0.5;
/** Whoever does the work of a tiny business is paid for it, a day or two a week at least. */
const quarter = 0.25;
/** Of still less the owner asks no pay, but whoever teaches does. */
const fewestOfOwner = 0.15;
const isQuarter = (count: number): boolean => count > 0 && count < fewestOfDirectPerson;

type Pay = Extract<Cost, { form: 'pay' }>;
type People = Pick<Pay, 'people' | 'isPartTime' | 'isCounted'> & Partial<Pick<Pay, 'name'>>;

/** What people are counted in: whole ones, or halves of the few who do the work and of those who work part-time. */
export function stepOf(count: number, { people, isPartTime = false, isCounted = false }: People): number {
  if (isCounted && count < 1) return quarter;
  if (people.scaling === 'each' && isQuarter(count)) return quarter;
  return isPartTime || (people.scaling === 'each' && count < fewWithHalves) ? half : 1;
}

const isShop = ({ scale, volumes }: Part['kind']): boolean =>
  scale.unit === 'area' && volumes.some(({ formula }) => formula === 'conversion');

const mostCrowded = 2;

/** Ten kiosks are ten small shops, no hall of their area. */
const premisesOf = ({ said }: Part): number => (said?.unit === 'kiosks' ? Math.max(1, said.count) : 1);

/** A few square metres in a passage see more buyers each than a hall does. */
export function crowding(part: Part): number {
  const ratio = isShop(part.kind) ? (part.kind.scale.low * premisesOf(part)) / part.size : 1;
  return Math.max(1, Math.min(mostCrowded, Math.sqrt(ratio)));
}

/** Somebody stands behind the counter of the smallest shop. */
export function sellsAlone({ kind }: Part, { people }: People): boolean {
  const first = kind.costs.find(({ form }) => form === 'pay');
  return isShop(kind) && first?.form === 'pay' && first.people === people;
}

const isPay = (cost: Cost): cost is Pay => cost.form === 'pay';

/** Nobody else does the work: of others who do, there are too few as well. */
const isOnlyOneWhoWorks = (part: Part, { people }: People): boolean =>
  people.scaling === 'each' &&
  part.kind.costs
    .filter(isPay)
    .every((cost) => cost.people.typical * sizeFactor(part, cost.people) < fewestOfDirectPerson) &&
  part.kind.costs.find(isPay)?.people.typical === people.typical;

const isPaidAtLeast = (exact: number, { kind }: Part): boolean =>
  exact > 0 && (exact >= fewestOfOwner || kind.scale.unit === 'pupils');

/** Where nobody is paid, whoever does the work is, for half of the time: it does not do itself. A flat or two are let without pay. */
function isOnlyOne(part: Part, cost: People): boolean {
  const { costs, overheads, scale } = part.kind;
  if (scale.unit === 'flats') return false;
  const paid = [...costs, ...overheads].filter(isPay);
  const first = costs.find((one) => one.form === 'pay' && one.people.scaling === 'each');
  const isSame = ({ name }: Pick<Cost, 'name'>): boolean => name[0] === cost.name?.[0];
  return first !== undefined && isSame(first) && paid.every((one) => isSame(one) || hiredIn(part, one) === 0);
}

/** Whole people, and halves where there are few or they work part-time. */
export function peopleIn(part: Part, cost: People): number {
  const hired = hiredIn(part, cost);
  return hired === 0 && isOnlyOne(part, cost) ? half : hired;
}

function hiredIn(part: Part, cost: People): number {
  if (cost.isCounted === true) return cost.people.typical;
  const counted = cost.people.typical * sizeFactor(part, cost.people);
  const exact = sellsAlone(part, cost) ? Math.max(premisesOf(part), counted) : counted;
  const isDirect = cost.people.scaling === 'each';
  if (exact < (isDirect ? fewestOfDirectPerson : fewestOfPerson))
    return isPaidAtLeast(exact, part) && isOnlyOneWhoWorks(part, cost) ? quarter : 0;
  const step = stepOf(exact, cost);
  const least = exact < half || cost.isPartTime === true ? step : 1;
  return Math.max(least, Math.round(exact / step) * step);
}

/** All who are paid, whatever they do. */
export const staffOf = ({ head, others }: Pick<Business, 'head' | 'others'>): number =>
  [head, ...others].reduce(
    (sum, part) =>
      [...part.kind.costs, ...part.kind.overheads].reduce(
        (count, cost) => (cost.form === 'pay' ? count + peopleIn(part, cost) : count),
        sum,
      ),
    0,
  );
