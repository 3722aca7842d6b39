// Rounding functions, which round the number as displayed: 1.005 to two places is 1.01.
import type { FunctionFamily } from '../runtime/code.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import type { Scalar } from '../values/value.ts';
import { numeric } from './define.ts';

/** Removes noise in the last bits, so that 2.675 is not treated as 2.67499999. */
const settled = (value: number): number => Number(value.toPrecision(15));

function shifted(value: number, digits: number, round: (size: number) => number): number {
  const places = Math.trunc(digits);
  if (value === 0 || places > 300) return value;
  if (places < -300) return 0;
  const size = Math.abs(value);
  const result =
    places >= 0
      ? round(settled(size * 10 ** places)) / 10 ** places
      : round(settled(size / 10 ** -places)) * 10 ** -places;
  return Number.isFinite(result) ? Math.sign(value) * result : value;
}

const roundHalfUp = (size: number): number => Math.floor(size + 0.5);

export const round = (value: number, digits: number): number => shifted(value, digits, roundHalfUp);

const multiple = (value: number, step: number, round_: (count: number) => number): number =>
  step === 0 ? 0 : round_(settled(value / step)) * step;

function towardsMultiple(round_: (count: number) => number) {
  return (value: number, step = 1): Scalar => {
    if (value > 0 && step < 0) throw throwError('#NUM!');
    if (step === 0) return 0;
    return multiple(value, step, round_);
  };
}

const evenUp = (size: number): number => Math.ceil(settled(size) / 2) * 2;

function oddUp(size: number): number {
  const odd = Math.ceil((settled(size) - 1) / 2) * 2 + 1;
  return Math.max(1, odd);
}

const signed = (value: number, size: number): number => (value < 0 ? -size : size);

function ceilingMath(value: number, step = 1, mode = 0): number {
  const size = Math.abs(step);
  return value < 0 && mode !== 0 ? -multiple(-value, size, Math.ceil) : multiple(value, size, Math.ceil);
}

function floorMath(value: number, step = 1, mode = 0): number {
  const size = Math.abs(step);
  return value < 0 && mode !== 0 ? -multiple(-value, size, Math.floor) : multiple(value, size, Math.floor);
}

function roundToMultiple(value: number, step: number): number {
  if (value * step < 0) throw throwError('#NUM!');
  return multiple(value, step, roundHalfUp);
}

const inward = (value: number, digits = 0): number => shifted(value, digits, Math.floor);

export const rounding: FunctionFamily = {
  ROUND: numeric(2, 2, round),
  ROUNDUP: numeric(2, 2, (value, digits) => shifted(value, digits, Math.ceil)),
  ROUNDDOWN: numeric(2, 2, inward),
  TRUNC: numeric(1, 2, inward),
  INT: numeric(1, 1, Math.floor),
  MROUND: numeric(2, 2, roundToMultiple),
  CEILING: numeric(2, 2, towardsMultiple(Math.ceil)),
  FLOOR: numeric(2, 2, towardsMultiple(Math.floor)),
  'CEILING.MATH': numeric(1, 3, ceilingMath),
  'FLOOR.MATH': numeric(1, 3, floorMath),
  'CEILING.PRECISE': numeric(1, 2, (value, step) => ceilingMath(value, step)),
  'FLOOR.PRECISE': numeric(1, 2, (value, step) => floorMath(value, step)),
  EVEN: numeric(1, 1, (value) => signed(value, evenUp(Math.abs(value)))),
  ODD: numeric(1, 1, (value) => signed(value, oddUp(Math.abs(value)))),
};
