// How the numbers of a kind follow the size of a business.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Part } from './business.ts';

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

/** From how much of a person on somebody is there: a small business does without, its owner does it. */
const fewestOfPerson = 0.65;
const fewestOfDirectPerson = 0.3;

/** Whole people. */
export function peopleIn(part: Part, figure: Figure): number {
  const exact = figure.typical * sizeFactor(part, figure);
  const isDirect = figure.scaling === 'each';
  if (exact < (isDirect ? fewestOfDirectPerson : fewestOfPerson)) return 0;
  return Math.max(1, Math.round(exact));
}
