// How what a size counts is called: by the founder's own word, and as often as it was said.
import { countedThings } from '#catalog/kind/counted-things.ts';
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { languages } from '#language/language.ts';
import { madeOrServed, type Period, periodTexts } from './periods.ts';
import type { FoundSize } from './sizes.ts';
import { unitNames } from './unit-names.ts';
import { stemsIn, unitsOf } from './unit-words.ts';

/** What a kind knows of these is anything, so the founder's own word says more. */
const anything: ReadonlySet<ScaleUnit> = new Set([
  'units_a_day',
  'customers',
  'orders',
  'visitors',
  'machines',
  'sites',
  'meals',
  'eaters',
  'animals',
  'bottles',
  'litres',
  'kilograms',
  'lifts',
]);

/** What another kind is counted in says less of this one than the founder's own word: subscribers of a channel. */
const elsewhere: ReadonlySet<ScaleUnit> = new Set([
  'members',
  'titles',
  'stations',
  'storage_units',
  'projects',
  'shops',
]);

/** They have a name in both languages, whatever language they were said in. */
const named: ReadonlySet<ScaleUnit> = new Set([
  'customers',
  'orders',
  'visitors',
  'meals',
  'bottles',
  'litres',
  'kilograms',
  'tonnes',
  'hectolitres',
  'lifts',
  'pallets',
  'containers',
  'tills',
  'lessons',
  'calls',
]);

/** They are no houses. */
const tents = new Set(
  'tent marquee gazebo tipi yurt палатка палаток шатер шатров юрта'.split(' ').map(stemsIn),
);

let names: ReadonlyMap<string, Pair> | undefined;

const formsOf = (pair: Pair): readonly string[] => pair.flatMap((forms) => forms.split('|'));

function namesByStem(): ReadonlyMap<string, Pair> {
  const found = new Map<string, Pair>();
  for (const pair of [...countedThings].reverse())
    for (const form of formsOf(pair)) found.set(stemsIn(form), pair);
  return found;
}

function nameOf({ unit, noun }: FoundSize): Pair | null {
  names ??= namesByStem();
  const known = unit.isThing ? undefined : unitsOf(unit).find((one) => named.has(one.unit));
  const typed: Pair | null = noun === '' ? null : [noun, noun];
  return names.get(unit.stems) ?? (known ? ofAnyTime(unitNames[known.unit]) : typed);
}

/** How one, few and many are called of what is called so. */
export function nameOfThing(said: Pair): Pair {
  names ??= namesByStem();
  return names.get(stemsIn(said[0])) ?? said;
}

/** “Litre a day” without its time. */
const ofAnyTime = (pair: Pair): Pair => {
  const [en, ru] = pair.map((forms) =>
    forms.replaceAll(/ (?:a (?:day|week|month|year)|в (?:день|неделю|месяц|год))(?=\||$)/g, ''),
  );
  return [en ?? '', ru ?? ''];
};

const often = (pair: Pair, period: Period | null): Pair => {
  if (period === null) return pair;
  const [en, ru] = languages.map((language) =>
    inLanguage(pair, language)
      .split('|')
      .map((form) => `${form} ${inLanguage(periodTexts[period], language)}`)
      .join('|'),
  );
  return [en ?? '', ru ?? ''];
};

const words = (text: string): readonly string[] => stemsIn(text).split(' ');

/** A kind that counts its tanks calls them so. */
export const isOwnWord = ({ scale: { counted, name } }: Kind, stems: string): boolean =>
  [...formsOf(counted), ...name].some((form) => words(form).includes(stems));

export interface CountedSize {
  readonly unit: ScaleUnit;
  readonly times: number;
  /** Of a measure. */
  readonly measure: Pair | undefined;
  /** Whether the kind can be counted so. */
  readonly isUsed: boolean;
}

/** Null where the unit or the kind has the name already. */
export function countedAs(
  found: FoundSize,
  { unit, times, measure, isUsed }: CountedSize,
  usual: Period | null,
  kind: Kind,
): Pair | null {
  const isOwn = unit === kind.scale.unit;
  const { stems } = found.unit;
  const general = isOwn ? kind.scale.counted : unitNames[unit];
  const isOften = usual !== null && found.period !== null && found.period !== usual;
  const own = measure ?? nameOf(found);
  const isNamed = isOwn && isOwnWord(kind, stems);
  const isRack = unit === 'kiosks' && !isOwn && names?.has(stems) === true;
  const isTent = unit === 'houses' && !isOwn && tents.has(stems);
  const isElsewhere = !isOwn && (elsewhere.has(unit) || usual !== null);
  const isOther = anything.has(unit) || isRack || isTent || isElsewhere;
  const isTelling = own !== null && !isNamed && (!isUsed || isOther);
  if (times === 1 && !isTelling) return null;
  const name = own !== null && (isTelling || !isOwn || !isOften) ? own : ofAnyTime(general);
  const isUsual = isUsed && (isOwn || madeOrServed.has(unit));
  const counted = often(name, found.period ?? (isUsual ? usual : null));
  return formsOf(counted).join() === formsOf(unitNames[unit]).join() ? null : counted;
}
