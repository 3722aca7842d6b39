// A kind of business as one person does it, or as it is done without premises of its own.
import { type Figure, n, whole } from '#catalog/kind/figure.ts';
import type { Asset, Cost, Kind, Range, Volume } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import {
  agencySales,
  car,
  carCosts,
  fittings,
  fixedLines,
  helpingLines,
  isCheaperOfOne,
  ofSalon,
  ownRates,
  partOfJobOfOne,
  premisesLines,
  vehicleLines,
} from '#catalog/kinds/one-person.ts';
import { defaultLanguage } from '#language/language.ts';
import type { Business, Part, WayOfWork } from './business.ts';
import { withBusy } from './busy.ts';
import { onSaidPlans } from './said-plans.ts';
import { withMeans } from './small-means.ts';
import { withoutLines } from './without-lines.ts';

type Pay = Extract<Cost, { readonly form: 'pay' }>;

const ownPay: Pair = ['Pay of the owner', 'Оплата труда владельца'];
/** Whoever is alone does the books and has days off. */
const mostDays: Figure = n(22, 18, 25);
/** Of the customers of a day, for the way to them. */
const partOnTheWay = 0.75;
/** Of what a firm with premises asks. */
const priceWithout = 0.85;
/** A chair in a salon or a small room, of what a salon of one would take. */
const partOfRent = 0.6;
const partOfFitting = 0.4;
/** Pay and profit are one person's, so a margin is what is left on top of the pay. */
const health = { gross: [8, 70], payroll: [30, 86], ebitda: [4, 35], payback: [1, 60] } as const;

const nameOf = ({ name }: Cost | Asset): string => inLanguage(name, defaultLanguage);
const isPay = (cost: Cost): cost is Pay => cost.form === 'pay';

const times = ({ typical, low, high, ...rest }: Figure, factor: number): Figure => ({
  ...rest,
  ...{ typical: typical * factor, low: low * factor, high: high * factor },
});

const isOfPremises = (line: Cost | Asset): boolean =>
  ('is' in line && (line.is === 'rent' || line.is === 'utilities')) || premisesLines.test(nameOf(line));

/** Whoever works at home goes on to heat and light it. */
function withoutPremises(kind: Kind, { isVisiting }: WayOfWork): Kind {
  const stays = (line: Cost | Asset): boolean =>
    !isOfPremises(line) && !(isVisiting && fixedLines.test(nameOf(line)));
  return {
    ...kind,
    overheads: kind.overheads.filter(
      (cost) => stays(cost) || (!isVisiting && 'is' in cost && cost.is === 'utilities'),
    ),
    assets: kind.assets.filter(stays),
  };
}

function inARoom(kind: Kind): Kind {
  const isOfSalon = (line: Cost | Asset): boolean => ofSalon.test(nameOf(line));
  return {
    ...kind,
    overheads: kind.overheads
      .filter((cost) => !isOfSalon(cost))
      .map((cost) =>
        'is' in cost && cost.is === 'rent' && 'amount' in cost
          ? { ...cost, amount: times(cost.amount, partOfRent) }
          : cost,
      ),
    assets: kind.assets
      .filter((one) => !isOfSalon(one))
      .map((one) =>
        fittings.test(nameOf(one)) ? { ...one, amount: times(one.amount, partOfFitting) } : one,
      ),
  };
}

function onTheWay(kind: Kind): Kind {
  const { costs, overheads, assets } = kind;
  const hasVehicle = [...assets, ...overheads, ...costs].some((line) => vehicleLines.test(nameOf(line)));
  const inputs = ({ inputs: before }: Volume): Volume['inputs'] => ({
    ...before,
    ...(before.a_day && { a_day: times(before.a_day, partOnTheWay) }),
  });
  return {
    ...kind,
    volumes: kind.volumes.map((volume) => ({ ...volume, inputs: inputs(volume) })),
    ...(!hasVehicle && { overheads: [...overheads, carCosts], assets: [...assets, car] }),
  };
}

function withDaysOff(volume: Volume): Volume {
  const { days } = volume.inputs;
  if (!days || days.typical <= mostDays.typical) return volume;
  return { ...volume, inputs: { ...volume.inputs, days: mostDays } };
}

/** A day or two a week at least. */
const quarter = 0.25;

/** Of five classes a week nobody asks the pay of a whole week. */
const partOfWeek = ({ kind: { scale }, size }: Pick<Part, 'kind' | 'size'>): number =>
  scale.unit === 'people' ? Math.min(1, Math.max(quarter, Math.round(size / quarter) * quarter)) : 1;

/** The owner, who is there from the first day; nobody else is paid. */
function payOf({ costs, overheads }: Kind, part: number): readonly Cost[] {
  const first = [...costs, ...overheads].find(isPay);
  const people = whole(n(part, part, part));
  const own = { name: ownPay, people, isGradual: false, hires: 0, ...(part < 1 && { isCounted: true }) };
  return first ? [{ ...first, ...own }] : [];
}

const range = ([low, high]: Range, [least, most]: Range): Range => [
  Math.min(low, least),
  Math.max(high, most),
];

/** Of its own work alone: what it would sell as an agency is left out. */
function ownSales(kind: Kind, { isWithoutPremises, isVisiting }: WayOfWork): Pick<Kind, 'sales' | 'volumes'> {
  const isCheaper = isWithoutPremises && !isVisiting && isCheaperOfOne(kind.id);
  const asked = partOfJobOfOne(kind.id) * (isCheaper ? priceWithout : 1);
  const own = kind.sales.filter(({ name }) => !agencySales.test(inLanguage(name, defaultLanguage)));
  const read = new Set(
    [...own, ...kind.costs, ...kind.overheads].flatMap((line) =>
      'of' in line && line.of !== null ? [line.of] : [],
    ),
  );
  return {
    volumes: kind.volumes.filter(({ id }) => read.has(id)).map(withDaysOff),
    sales: own.map((sale) => ('price' in sale ? { ...sale, price: times(sale.price, asked) } : sale)),
  };
}

function alone(kind: Kind, way: WayOfWork, size: number): Kind {
  const rates = ownRates[way.countryId];
  const part = partOfJobOfOne(kind.id);
  const isHelp = (cost: Cost): boolean => isPay(cost) || helpingLines.test(nameOf(cost));
  const own = (cost: Cost): Cost =>
    cost.form === 'monthly' || cost.form === 'yearly' ? { ...cost, amount: times(cost.amount, part) } : cost;
  return {
    ...kind,
    ...ownSales(kind, way),
    assets: kind.assets.map((one) => ({ ...one, amount: times(one.amount, part) })),
    costs: [...payOf(kind, partOfWeek({ kind, size })), ...kind.costs.filter((cost) => !isHelp(cost))],
    overheads: [
      ...kind.overheads.filter((cost) => !isHelp(cost)).map(own),
      ...(rates ? [rates.onSales] : []),
    ],
    health: {
      gross: range(kind.health.gross, health.gross),
      payroll: range(kind.health.payroll, health.payroll),
      ebitda: health.ebitda,
      payback: range(kind.health.payback, health.payback),
    },
  };
}

function kindAsDone({ kind, size }: Pick<Part, 'kind' | 'size'>, way: WayOfWork): Kind {
  const placed = way.isWithoutPremises ? withoutPremises(kind, way) : kind;
  const moved = way.isVisiting ? onTheWay(placed) : placed;
  if (!way.isAlone) return moved;
  return alone(way.isWithoutPremises ? moved : inARoom(moved), way, size);
}

/** Without the lines that it is said not to have. */
export function partAsDone({ missing, plansTimes, ...part }: Part): Part {
  const kind = plansTimes === undefined ? part.kind : onSaidPlans(part.kind, plansTimes, part.prices);
  return { ...part, kind: missing ? withoutLines(kind, missing) : kind };
}

/** With its kind as it is done, where that is otherwise than usual. */
export function asDone({ way, means, ...business }: Business): Business {
  const { head, others } = business;
  const whole = { ...business, head: partAsDone(head), others: others.map(partAsDone) };
  const own = way ? { ...whole, head: { ...whole.head, kind: kindAsDone(whole.head, way) } } : whole;
  const done = { ...own, head: withBusy(own.head), others: own.others.map(withBusy) };
  return means ? { ...done, head: withMeans(done.head, means) } : done;
}
