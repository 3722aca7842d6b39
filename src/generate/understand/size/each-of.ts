// How much of a business there is for each of what was said, by what its kind knows, by measures and by what it does in a month.
import type { Kind, ScaleUnit, Volume } from '#catalog/kind/kind.ts';
import { inMonth, madeOrServed, usualPeriodOf } from './periods.ts';
import { stemsIn } from './unit-words.ts';

/** What one is in litres or kilograms of a year. */
const litres: Readonly<Partial<Record<ScaleUnit, number>>> = { litres: 360, hectolitres: 100, bottles: 0.7 };
const kilograms: Readonly<Partial<Record<ScaleUnit, number>>> = { kilograms: 360, tonnes: 1000 };
/** People who are fed eat one meal a day there. */
const eaten: Readonly<Partial<Record<ScaleUnit, number>>> = { meals: 1, eaters: 1 };

/** In another measure of the same thing that the kind knows. */
function byMeasure({ scale: { unit: own, also = {} } }: Kind, unit: ScaleUnit): number | undefined {
  for (const measure of [litres, kilograms, eaten]) {
    const one = measure[unit];
    if (one === undefined) continue;
    for (const [other, amount] of Object.entries(measure) as [ScaleUnit, number][]) {
      const each = other === own ? 1 : also[other];
      if (each !== undefined) return (each * one) / amount;
    }
  }
  return undefined;
}

/** What one of what the kind is counted in does in a month; null where that does not follow its size. */
function monthlyOf({ formula, inputs }: Volume): number | null {
  const of = (id: string): number => inputs[id]?.typical ?? 0;
  const use = (inputs.use?.typical ?? 100) / 100;
  if (!Object.values(inputs).some(({ scaling }) => scaling === 'each')) return null;
  if (formula === 'turns') return of('capacity') * of('turns') * of('days');
  if (formula === 'daily') return of('capacity') * of('a_day') * of('days') * use;
  if (formula === 'monthly') return of('capacity') * of('a_month') * use;
  if (formula === 'hourly') return of('capacity') * of('hours') * use;
  if (formula === 'harvest') return (of('capacity') * of('yield')) / 12;
  if (formula === 'plain') return of('quantity');
  return formula === 'conversion' ? (of('visitors') * of('conversion')) / 100 : null;
}

const coming =
  'visits guests visitors customers people patients tickets entries players games sessions rounds rides spectators passengers cars washes races treatments consultations scans examinations tourists students';
const ordered =
  'orders purchases jobs parcels deliveries repairs trips shipments hires shoots fittings visits customers';
/** Units of volumes that they may be called by. */
const volumesOf: Readonly<Partial<Record<ScaleUnit, string>>> = {
  visitors: `${coming} ${ordered}`,
  orders: `${ordered} ${coming}`,
  projects: 'projects events jobs orders weddings parties tours shoots surveys cremations funerals',
  units_a_day: 'units pieces items bottles prints copies washes',
  meals: 'meals guests orders customers',
  eaters: 'meals guests orders customers',
  lessons: 'lessons classes sessions',
  calls: 'calls jobs visits',
  hours: 'hours',
  bottles: 'bottles',
  containers: 'containers',
  pallets: 'pallets',
};
/** Those of measures, with what one of the unit is in theirs. */
const measured: Readonly<Partial<Record<ScaleUnit, Readonly<Record<string, number>>>>> = {
  tonnes: { tonnes: 1, t: 1, kg: 1000 },
  kilograms: { kg: 1, tonnes: 0.001, t: 0.001 },
  litres: { litres: 1 },
  hectolitres: { litres: 100 },
  bottles: { bottles: 1, litres: 0.7 },
  square_metres: { 'm²': 1 },
  cubic_metres: { 'm³': 1 },
  megawatt_hours: { kWh: 1000, MWh: 1 },
};

/** Volumes that count the thing itself, such as stems or lambs. */
const isOfThing = ({ units }: Volume, thing: string | undefined): boolean =>
  thing !== undefined && units.some((name) => stemsIn(name) === thing);

interface Done {
  readonly amount: number;
  /** What one that was said is in it. */
  readonly one: number;
}

/** What it does besides says nothing of how large it is: the tastings of a winery. */
function doneOf({ volumes }: Kind, unit: ScaleUnit, thing: string | undefined): Done | null {
  const [main] = volumes;
  const done = (volume: Volume | undefined, one: number): Done | null => {
    const amount = volume ? monthlyOf(volume) : null;
    return amount !== null && amount > 0 ? { amount, one } : null;
  };
  const named = volumes.find((volume) => isOfThing(volume, thing));
  if (named) return done(named, 1);
  for (const [name, one] of Object.entries(measured[unit] ?? {})) {
    const found = done(
      volumes.find(({ units }) => units[0] === name),
      one,
    );
    if (found) return found;
  }
  return main && (volumesOf[unit] ?? '').split(' ').includes(main.units[0]) ? done(main, 1) : null;
}

/** So many dollars are asked for no kilogram of what is made by the piece. */
const dearest = 20;
const weights = new Set(
  ['kg', 'kilo', 'kilogram', 'kilogramme', 'litre', 'liter', 'кг', 'килограмм', 'литр'].flatMap(stemsIn),
);

const byThePiece: ReadonlySet<ScaleUnit> = new Set(['units_a_day', 'orders', 'visitors', 'meals']);

const isWeighedPiece = ({ sales }: Kind, unit: ScaleUnit, thing: string | undefined): boolean =>
  byThePiece.has(unit) &&
  thing !== undefined &&
  weights.has(thing) &&
  (sales.find((sale) => sale.form === 'priced')?.price.typical ?? 0) > dearest;

/** Several of these are bought at once: what one of them is of an order. */
const smallPieces: ReadonlyMap<string, number> = new Map(
  [
    [
      'donut doughnut churro samosa dumpling bao empanada cookie macaron пончик пирожок чебурек беляш пирожное эклер круассан самса блинчик корндог сосиска',
      0.35,
    ],
    ['belt wallet keychain keyring cardholder purse ремень кошелек брелок картхолдер обложка', 0.35],
    ['cone рожок pancake waffle crepe blin taco bun croissant bagel блин вафля булочка', 0.6],
  ].flatMap(([words, worth]) =>
    String(words)
      .split(' ')
      .map((word) => [stemsIn(word), Number(worth)] as const),
  ),
);
const byOrder: ReadonlySet<ScaleUnit> = new Set(['orders', 'visitors', 'meals']);

const ofPiece = (unit: ScaleUnit, thing: string | undefined): number =>
  byOrder.has(unit) && thing !== undefined ? (smallPieces.get(thing) ?? 1) : 1;

const bought = new Set(['purchases', 'customers', 'guests', 'orders']);

/** Of a shop where pieces are counted by those who buy them. */
const ofCounter = ({ volumes: [main] }: Kind, unit: ScaleUnit, thing: string | undefined): number =>
  unit === 'units_a_day' && main !== undefined && bought.has(main.units[0]) ? ofPiece('orders', thing) : 1;

/** By what a business of the usual kind does of it in a month. */
function byVolume(kind: Kind, unit: ScaleUnit, thing: string | undefined): number | undefined {
  if (isWeighedPiece(kind, unit, thing)) return undefined;
  const done = thing === undefined && !madeOrServed.has(unit) ? null : doneOf(kind, unit, thing);
  if (!done) return undefined;
  const period = unit === 'eaters' ? 'day' : usualPeriodOf(unit);
  const one = done.one * ofPiece(unit, thing);
  return Number(((one * inMonth(period, kind)) / done.amount).toPrecision(4));
}

/** What somebody says so many of a month, whatever the trade calls what it does. */
const doneUnits: ReadonlySet<ScaleUnit> = new Set(['visitors', 'orders', 'lessons', 'projects', 'calls']);
/** A visit is none of these. */
export const amounts = new Set('t tonnes kg litres kWh kW m m² m³ km $ pages'.split(' '));
/** Nobody comes for each of these: eggs, jars and bottles go to a shop by the thousand. */
const goods = new Set(
  `animals books bottles containers copies declarations eggs games jars monuments packs pallets pieces pools projects reports
  stations thousand units works`.split(/\s+/u),
);
const comes: ReadonlySet<ScaleUnit> = new Set(['visitors', 'lessons']);
const byCapacity = new Set(['daily', 'turns', 'hourly', 'monthly']);

/** By what each of its people or chairs does in a month, where its kind calls that otherwise. */
function byWork(kind: Kind, unit: ScaleUnit, thing: string): number | undefined {
  const { scale, volumes, sales } = kind;
  const volume = volumes.find(({ id }) => sales.some((sale) => 'of' in sale && sale.of === id));
  if (!volume || !doneUnits.has(unit) || doneUnits.has(scale.unit)) return undefined;
  const isCall = unit === 'calls' && volume.formula === 'hourly';
  if (!byCapacity.has(volume.formula) || amounts.has(volume.units[0]) || isCall) return undefined;
  if (comes.has(unit) && goods.has(volume.units[0].split(' ')[0] ?? '')) return undefined;
  const done = monthlyOf(volume) ?? 0;
  return done > 0
    ? Number(((inMonth(usualPeriodOf(unit), kind) * ofPiece(unit, thing)) / done).toPrecision(4))
    : undefined;
}

/** Of the kind's own unit for each of another, as often as that is usual; the thing is what was said to come again, by its stem. */
export function eachOf(kind: Kind, unit: ScaleUnit, thing?: string): number | undefined {
  const counted = unit === kind.scale.unit ? 1 : kind.scale.also?.[unit];
  const told = counted === undefined ? undefined : counted * ofCounter(kind, unit, thing);
  return (
    told ??
    byMeasure(kind, unit) ??
    byVolume(kind, unit, thing) ??
    (thing === undefined || isWeighedPiece(kind, unit, thing) ? undefined : byWork(kind, unit, thing))
  );
}
