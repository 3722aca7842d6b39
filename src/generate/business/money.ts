// Amounts of the catalogue in the money and at the price level of the place, rounded as a person would type them.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { careKinds, treatmentKinds } from '#catalog/kinds/dear-at-home.ts';
import type { Levels } from './business.ts';

/** What an amount is paid for decides how much it differs between places. */
export type MoneyClass = 'price' | 'supply' | 'pay' | 'goods' | 'traded' | 'property' | 'overhead';

/** Things sold all over the world at about the same price follow the level of a place by a quarter only. */
const worldwidePower = 0.25;
/** Grain, milk, metal and the like are between, and so are seeds, fertiliser and trucks. */
const tradedPower = 0.5;
/** Machines cost about the same everywhere; putting them in does not. */
const goodsPart = 0.5;

/** How much of what is sold is work, which is as cheap or dear as pay is. */
function workPart({ health: { payroll } }: Kind): number {
  const [low, high] = payroll;
  return (low + high) / 2 / 100;
}

/** Nowhere is treatment as dear against all else as in the United States. */
const treatmentPart = 0.65;
/** Dollars a year there of whoever needs no long training: doctors elsewhere are half as far above that. */
const plainPay = 32_000;
const partAbove = 0.5;
/** Families pay less for care where fewer give it, though not as much less. */
const carePower = 0.55;

const home = 'US';

const isAbroad = ({ country = home }: Levels): boolean => country !== home;

const isTreatedAbroad = (levels: Levels, { id }: Kind): boolean => isAbroad(levels) && treatmentKinds.has(id);

/** What whoever treats or nurses would be paid, were the country as rich as the United States. */
function payOf(dollars: number, levels: Levels, kind: Kind): number {
  const isNursing = isTreatedAbroad(levels, kind) || (isAbroad(levels) && careKinds.has(kind.id));
  return isNursing && dollars > plainPay ? plainPay + (dollars - plainPay) * partAbove : dollars;
}

/** By how much treatment costs less than other services do, and care besides; those who live in a home eat as others do. */
function careLevel(of: MoneyClass, levels: Levels, kind: Kind): number {
  const treated = isTreatedAbroad(levels, kind) ? treatmentPart : 1;
  return of === 'price' && careKinds.has(kind.id)
    ? treated * (levels.natural?.care ?? 1) ** carePower
    : treated;
}

function levelOf(of: MoneyClass, levels: Levels, kind: Kind): number {
  const { prices, pay, work } = levels;
  const { isWorldwide = false, isTraded = false } = kind;
  if (of === 'pay') return pay;
  if (of === 'goods') return isWorldwide ? 1 : goodsPart + (1 - goodsPart) * prices;
  if (of === 'traded') return prices ** (isWorldwide ? worldwidePower : tradedPower);
  if (of !== 'price' && of !== 'supply') return prices;
  if (isWorldwide) return prices ** worldwidePower;
  const services =
    (isTraded ? prices ** tradedPower : prices) ** (1 - workPart(kind)) * work ** workPart(kind);
  return services * careLevel(of, levels, kind);
}

/** What is bought for each year where all is sold all over the world, as seeds and fertiliser of grain, is sold so too. */
export const yearlyClass = ({ isWorldwide = false }: Kind): MoneyClass =>
  isWorldwide ? 'traded' : 'overhead';

/** Two digits, or three where they begin with 1, so that steps between amounts stay small. */
const stepOf = (amount: number): number => {
  const size = 10 ** Math.floor(Math.log10(Math.abs(amount)));
  return Math.abs(amount) / size < 2 ? size / 20 : size / 10;
};

const inSteps = (amount: number, whole: (steps: number) => number): number => {
  if (amount === 0 || !Number.isFinite(amount)) return 0;
  const step = stepOf(amount);
  return Number((whole(Number((amount / step).toPrecision(9))) * step).toPrecision(6));
};

export const rounded = (amount: number): number => inSteps(amount, Math.round);

/** To the cent below a hundred, else to four digits: for prices that are moved by a percent that was said. */
export function finelyRounded(amount: number): number {
  const size = Math.abs(amount);
  if (size >= 1 && size < 100) return Number(amount.toFixed(2));
  return Number(amount.toPrecision(size < 1 ? 3 : 4));
}

/** For what has to be enough. */
export const roundedUp = (amount: number): number => inSteps(amount, Math.ceil);

/** For what must not be too much. */
export const roundedDown = (amount: number): number => inSteps(amount, Math.floor);

/** What is paid for some trades in a country is far from what is paid for others. */
function ownLevelOf(of: MoneyClass, { country = '' }: Levels, { ownLevels }: Kind): number {
  const own = ownLevels?.[country];
  return own?.[of === 'pay' ? 'pay' : 'prices'] ?? 1;
}

export const local = (dollars: number, of: MoneyClass, levels: Levels, kind: Kind): number =>
  (of === 'pay' ? payOf(dollars, levels, kind) : dollars) *
  levelOf(of, levels, kind) *
  ownLevelOf(of, levels, kind) *
  levels.perDollar;

export function localFigure(figure: Figure, of: MoneyClass, levels: Levels, kind: Kind): Figure {
  const least = of === 'pay' ? (levels.leastPay ?? 0) : 0;
  const here = (dollars: number): number =>
    Math.max(roundedUp(least), rounded(local(dollars, of, levels, kind)));
  return { ...figure, typical: here(figure.typical), low: here(figure.low), high: here(figure.high) };
}

const naturalDigits = 3;

/** A figure as it is where the business stands, if it follows what nature gives there. */
export function naturalFigure(figure: Figure, { natural }: Pick<Levels, 'natural'>): Figure {
  const { follows } = figure;
  if (follows === undefined || !natural) return figure;
  const here = (value: number): number => Number((value * natural[follows]).toPrecision(naturalDigits));
  return { ...figure, typical: here(figure.typical), low: here(figure.low), high: here(figure.high) };
}

/** What each unit of size sells where the business stands, of trades that sell less in a country. */
export function ownVolume(figure: Figure, { country = '' }: Levels, { ownLevels }: Kind): Figure {
  const level = ownLevels?.[country]?.volumes ?? 1;
  if (level === 1) return figure;
  const here = (value: number): number => Number((value * level).toPrecision(naturalDigits));
  return { ...figure, typical: here(figure.typical), low: here(figure.low), high: here(figure.high) };
}
