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

type People = Pick<Extract<Cost, { form: 'pay' }>, 'people' | 'isPartTime'>;

/** What people are counted in: whole ones, or halves of the few who do the work and of those who work part-time. */
export const stepOf = (count: number, { people, isPartTime = false }: People): number =>
  isPartTime || (people.scaling === 'each' && count < fewWithHalves) ? half : 1;

/** Whole people, and halves where there are few or they work part-time. */
export function peopleIn(part: Part, cost: People): number {
  const exact = cost.people.typical * sizeFactor(part, cost.people);
  const isDirect = cost.people.scaling === 'each';
  if (exact < (isDirect ? fewestOfDirectPerson : fewestOfPerson)) return 0;
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
