// Settles how busy a business is by what was said beside its size: 30 seats and 100 guests a day, 12 seats and 4 trips a day, 3 days a week.
import type { Volume } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { unknownKind } from '#catalog/kinds/kinds.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Business, Part, PartBusy } from './business/business.ts';
import { type Sizes, unusedOf } from './settle-sizes.ts';
import { sizeText } from './understand/sentence.ts';
import { flows } from './understand/size/periods.ts';
import { eachIn } from './understand/size/size-in-kind.ts';
import { stemsIn } from './understand/size/unit-words.ts';
import type { Understood } from './understand/understand.ts';

/** So many times what is usual of such a size may be done there. */
const fewest = 0.15;
const most = 4;
/** Nobody does as much more than others. */
const mostOfPeople = 2;
/** Not every seat is taken each time. */
const partTaken = 0.6;
const mostTurns = 14;
const usualDays = 30;
/** Of a month there are so many; days are those of the trade. */
const inMonths: readonly (readonly [end: string, count: number | null])[] = [
  [' a day', null],
  [' a week', 52 / 12],
  [' a month', 1],
];

const turnWords = new Set(
  'выезд выход turn trip departure sailing sitting seating session show рейс оборот посадка заезд сеанс отправление прогулка показ'
    .split(' ')
    .map(stemsIn),
);
const fullTurns = new Set(['turn', 'sitting', 'seating', 'оборот', 'посадка'].map(stemsIn));
const done: ReadonlySet<string> = new Set([
  'pupils',
  'visitors',
  'orders',
  'lessons',
  'calls',
  'projects',
  'meals',
  'units_a_day',
]);
const byCapacity: ReadonlySet<Volume['formula']> = new Set([
  'turns',
  'daily',
  'hourly',
  'monthly',
  'conversion',
]);

type Size = Sizes[number];

/** How often a day of work all there is room for comes anew. */
function oftenOf({ kind: { volumes } }: Part, { count, counted }: Size): number | null {
  const days = volumes[0]?.inputs.days?.typical ?? usualDays;
  const said = counted?.[0].split('|')[0] ?? '';
  const found = inMonths.find(([end]) => said.endsWith(end));
  return found ? (count * (found[1] ?? days)) / days : null;
}

/** Two turns a day of a restaurant are two of all its seats; of a boat some seats stay free. */
function turnsOf(part: Part, size: Size): number | null {
  const { kind, said } = part;
  const isTurn = size.thing !== undefined && turnWords.has(size.thing);
  const often = isTurn && (said === undefined || !flows.has(said.unit)) ? oftenOf(part, size) : null;
  if (kind.volumes[0]?.formula !== 'turns' || often === null || often > mostTurns) return null;
  return often * (fullTurns.has(size.thing ?? '') ? 1 : partTaken);
}

/** Two trips a day of ten kayaks are twelve of them hired. */
const byPlaces: ReadonlySet<string> = new Set([
  'boats',
  'machines',
  'places',
  'vehicles',
  'animals',
  'bikes',
]);
const ofAll = ({ kind, size: whole }: Part, size: Size): Size =>
  size.thing !== undefined && turnWords.has(size.thing) && byPlaces.has(kind.scale.unit) && whole > 1
    ? { ...size, count: size.count * whole * partTaken }
    : size;

/** How much more than is usual for its size is done, and of what. */
function timesOf(part: Part, told: Size): PartBusy['times'] | null {
  const { kind, size: whole, said } = part;
  const size = ofAll(part, told);
  const [main] = kind.volumes;
  const isRoom = said === undefined || !flows.has(said.unit);
  if (!main || !isRoom || size.thing === undefined || !done.has(size.unit) || !byCapacity.has(main.formula))
    return null;
  const each = eachIn(kind, size);
  const factor = each === undefined ? 0 : (each * size.count) / whole;
  const mostOf = kind.scale.unit === 'people' ? mostOfPeople : most;
  return factor >= fewest && factor <= mostOf ? { [main.id]: Number(factor.toPrecision(6)) } : null;
}

interface BusyPart {
  readonly part: Part;
  /** Those that say how busy it is. */
  readonly used: Sizes;
}

function busyPart(part: Part, { busy = {}, sizes }: Understood, left: Sizes): BusyPart {
  if (part.kind === unknownKind) return { part, used: [] };
  const isSizeTold = part.isSizeSaid === true && sizes.length > left.length;
  for (const size of isSizeTold ? left : []) {
    const turns = turnsOf(part, size);
    const times = turns === null ? timesOf(part, size) : null;
    if (turns === null && times === null) continue;
    const all = { ...busy, ...(turns !== null && { turns }), ...(times && { times }) };
    return { part: { ...part, busy: all }, used: [size] };
  }
  return { part: Object.keys(busy).length > 0 ? { ...part, busy } : part, used: [] };
}

export interface BusyParts extends Pick<Business, 'head' | 'others'> {
  readonly busySizes: Sizes;
  readonly unusedSizes: Sizes;
}

/** The trade as busy as it is said to be, then what it is combined with. */
export function busyParts(
  parts: readonly Part[],
  understood: Understood,
  answers: BusinessAnswers,
): BusyParts {
  const [first, ...others] = parts;
  if (!first) throw new Error('a business has a trade');
  const left = unusedOf(parts, understood, answers);
  const { part: head, used } = busyPart(first, understood, left);
  return { head, others, busySizes: used, unusedSizes: left.filter((size) => !used.includes(size)) };
}

const daysTexts: Pair = ['day a week|days a week', 'день в неделю|дня в неделю|дней в неделю'];
const useTexts: Pair = ['… % full', 'загрузка … %'];

/** As it is told in the sentence. */
export function busyTexts({ busy = {}, kind }: Part, used: Sizes, language: Language): readonly string[] {
  const { daysAWeek, use } = busy;
  const number = (value: number): string => new Intl.NumberFormat(locales[language]).format(value);
  return [
    ...used.map((size) => sizeText(size, kind, language)),
    ...(daysAWeek === undefined
      ? []
      : [sizeText({ unit: 'lessons', count: daysAWeek, counted: daysTexts }, kind, language)]),
    ...(use === undefined ? [] : [inLanguage(useTexts, language).replace('…', number(use))]),
  ];
}
