// A kind of business as busy as it is said to be: on so many days a week, so full, with so many guests for its seats.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Cost, Kind, Volume } from '#catalog/kind/kind.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import { flows, usualPeriodOf } from '../understand/size/periods.ts';
import { type Part, type PartBusy, saidSource } from './business.ts';

const daysOfMonth = 30;
const daysOfWeek = 7;
/** Where a kind says nothing of days. */
const usualDays = 26;
/** Fuller than that is nobody all year round. */
const fullest = 95;
/** What is sold by the day at a pitch that is paid for by the day. */
export const atPitches: ReadonlySet<string> = new Set([
  'food_stall',
  'market_stall',
  'food_truck',
  'ice_cream_cart',
]);
/** More customers take more people, but not as many more; fewer take fewer. */
const powerOfMore = 0.7;
const quarter = 0.25;

const rounded = (value: number): number => Number(value.toPrecision(3));
const said = (figure: Figure, value: number): Figure => ({
  ...figure,
  ...{ typical: rounded(value), source: saidSource },
});
const times = ({ typical, low, high, ...rest }: Figure, factor: number): Figure => ({
  ...rest,
  ...{ typical: typical * factor, low: low * factor, high: high * factor },
});

/** So many of a week or a month were said, whatever days they are done on. */
function isOfLonger({ said: size }: Part): boolean {
  if (size === undefined || !flows.has(size.unit)) return false;
  const [one = ''] = size.counted?.[0].split('|') ?? [];
  return size.counted ? !one.endsWith(' a day') : usualPeriodOf(size.unit) !== 'day';
}

const workedDays = (daysAWeek: number): number => (daysAWeek * daysOfMonth) / daysOfWeek;

/** What moves with the days where the kind says nothing of them: buyers, and hours of work. */
const moved: Readonly<Partial<Record<Volume['formula'], string>>> = {
  conversion: 'visitors',
  hourly: 'hours',
  monthly: 'a_month',
};

/** What is made is not made on the days of the market. */
const isOfPeople = (kind: Kind): boolean => kind.scale.unit === 'people';

function onDays(volume: Volume, daysAWeek: number, kind: Kind): Volume {
  const { formula, inputs } = volume;
  const days = workedDays(daysAWeek);
  if (inputs.days) return { ...volume, inputs: { ...inputs, days: said(inputs.days, days) } };
  const id = formula === 'monthly' && !isOfPeople(kind) ? undefined : moved[formula];
  const figure = id === undefined ? undefined : inputs[id];
  if (id === undefined || figure === undefined || days >= usualDays) return volume;
  return { ...volume, inputs: { ...inputs, [id]: times(figure, days / usualDays) } };
}

const isFilled = ({ formula }: Volume): boolean => ['nightly', 'filled', 'daily'].includes(formula);

function soFull(volume: Volume, use: number): Volume {
  const { inputs } = volume;
  if (!inputs.use || !isFilled(volume)) return volume;
  return { ...volume, inputs: { ...inputs, use: said(inputs.use, use) } };
}

/** More than there is room for at the usual pace is done at a quicker one. */
function soOften(volume: Volume, factor: number): Volume {
  const { formula, inputs } = volume;
  const id = volumeFormulas[formula].moving;
  const figure = inputs[id];
  if (!figure) return volume;
  const wanted = figure.typical * factor;
  const pace = Object.keys(inputs).find((one) => ['a_day', 'hours', 'a_month'].includes(one));
  const most = inputs[pace ?? ''];
  if (id !== 'use' || wanted <= fullest || pace === undefined || !most)
    return { ...volume, inputs: { ...inputs, [id]: said(figure, wanted) } };
  const quicker = said(most, (most.typical * wanted) / fullest);
  return { ...volume, inputs: { ...inputs, use: said(figure, fullest), [pace]: quicker } };
}

function turned(volume: Volume, turns: number): Volume {
  const { inputs } = volume;
  return inputs.turns ? { ...volume, inputs: { ...inputs, turns: said(inputs.turns, turns) } } : volume;
}

function volumeOf(
  volume: Volume,
  { daysAWeek, use, times: often = {}, turns }: PartBusy,
  kind: Kind,
): Volume {
  const full = use === undefined ? volume : soFull(volume, use);
  const again = turns === undefined ? full : turned(full, turns);
  const factor = often[volume.id];
  const done = factor === undefined ? again : soOften(again, factor);
  return daysAWeek === undefined ? done : onDays(done, daysAWeek, kind);
}

/** Whoever is alone is there on those days. */
function peopleOf(cost: Cost, factor: number): Cost {
  if (cost.form !== 'pay' || factor === 1) return cost;
  if (cost.people.scaling !== 'none') return { ...cost, people: times(cost.people, factor) };
  const part = Math.max(quarter, Math.round((cost.people.typical * factor) / quarter) * quarter);
  return part >= 1 ? cost : { ...cost, isCounted: true, people: { ...cost.people, typical: part } };
}

const isRent = (cost: Cost): boolean => 'is' in cost && cost.is === 'rent' && cost.form === 'monthly';

function withDays(kind: Kind, ratio: number): Kind {
  if (ratio >= 1) return kind;
  const isPitched = atPitches.has(kind.id);
  const cost = (one: Cost): Cost =>
    isPitched && isRent(one) && 'amount' in one
      ? { ...one, amount: times(one.amount, ratio) }
      : peopleOf(one, ratio);
  return { ...kind, costs: kind.costs.map(cost), overheads: kind.overheads.map(cost) };
}

/** Of seats and rooms, more guests take more people; where people are the size, there are as many as were said. */
function withGuests(kind: Kind, busy: PartBusy, { volumes }: Kind): Kind {
  const usual = volumes[0]?.inputs.turns?.typical;
  const ofTurns = busy.turns === undefined || usual === undefined ? 1 : busy.turns / usual;
  const [factor = ofTurns] = Object.values(busy.times ?? {});
  if (factor === 1 || kind.scale.unit === 'people') return kind;
  return {
    ...kind,
    costs: kind.costs.map((cost) => peopleOf(cost, factor ** (factor > 1 ? powerOfMore : 1))),
  };
}

const daysOf = ({ volumes }: Kind): number =>
  volumes.find(({ inputs }) => inputs.days)?.inputs.days?.typical ?? usualDays;

/** Done once: what it is busy with is in its kind then. */
export function withBusy(part: Part): Part {
  const { busy: told, ...usual } = part;
  if (told === undefined) return part;
  const { kind } = part;
  const { daysAWeek, ...rest } = told;
  const busy: PartBusy = daysAWeek === undefined || isOfLonger(part) ? rest : told;
  const made: Kind = { ...kind, volumes: kind.volumes.map((volume) => volumeOf(volume, busy, kind)) };
  const isMoved = made.volumes.some((volume, at) => volume.inputs !== kind.volumes[at]?.inputs);
  const ratio = busy.daysAWeek === undefined || !isMoved ? 1 : workedDays(busy.daysAWeek) / daysOf(kind);
  return { ...usual, kind: withGuests(withDays(made, ratio), busy, kind) };
}
