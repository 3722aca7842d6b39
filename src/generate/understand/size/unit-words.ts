// Finds what a number counts, by the words of units and of the scales of all kinds of business.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import { type Measure, measures, scaleUnitWords } from '#catalog/kind/scale-units.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { russianSounds, soundOf } from '../words/latin-russian.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** What a word may count, the likeliest first. */
export interface Counted {
  readonly unit: ScaleUnit;
  readonly times: number;
  /** How it is called where it is a measure that the unit is not itself. */
  readonly counted?: Pair;
  /** Of other kinds it counts nothing. */
  readonly of?: ReadonlySet<string>;
}

interface UnitIndex {
  readonly table: ReadonlyMap<string, readonly Counted[]>;
  /** Words of the scales of kinds, such as groomers. */
  readonly ofKinds: ReadonlyMap<string, readonly Kind[]>;
  /** Stems of single Russian words by their sound. */
  readonly bySound: ReadonlyMap<string, string>;
}

export const stemsIn = (said: string): string =>
  wordsOf(said)
    .filter(({ type }) => type !== 'mark')
    .map(({ stem }) => stem)
    .join(' ');

const stemsOfList = (list: string, separator: RegExp): readonly string[] =>
  [...new Set(list.split(separator).map(stemsIn))].filter((stems) => stems !== '');

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

const unitsInTable = Object.entries(scaleUnitWords) as readonly (readonly [ScaleUnit, string])[];

function tableOf(): ReadonlyMap<string, readonly Counted[]> {
  const table = new Map<string, Counted[]>();
  const add = ({ unit, times, words, counted, of }: Measure): void => {
    const kindsOf = of === undefined ? {} : { of: new Set(of.split(' ')) };
    for (const stems of stemsOfList(words, /,/u))
      addTo(table, stems, { unit, times, ...(counted && { counted }), ...kindsOf });
  };
  measures.forEach(add);
  for (const [unit, words] of unitsInTable) add({ unit, times: 1, words });
  return table;
}

function wordsOfKinds(): ReadonlyMap<string, readonly Kind[]> {
  const found = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const forms = kind.scale.counted.flatMap((counted) => stemsOfList(counted, /\|/u));
    for (const stems of new Set(forms)) addTo(found, stems, kind);
  }
  return found;
}

const measured: ReadonlySet<ScaleUnit> = new Set(['area', 'hectares', 'kilowatts']);

let index: UnitIndex | undefined;

function unitIndex(): UnitIndex {
  index ??= indexOf(tableOf(), wordsOfKinds());
  return index;
}

function indexOf(table: UnitIndex['table'], ofKinds: UnitIndex['ofKinds']): UnitIndex {
  const russian = [...ofKinds.keys(), ...table.keys()].filter((stems) => /^[а-я]{3,}$/u.test(stems));
  return { table, ofKinds, bySound: new Map(russian.map((stem) => [soundOf(stem), stem])) };
}

/** After a number even a short word in Latin letters may be a Russian one: 40 mest. */
const fewestLatinChars = 4;

const heardAs = ({ form }: Word): string | undefined =>
  russianSounds(form, fewestLatinChars)
    .map((sound) => unitIndex().bySound.get(sound))
    .find((stem) => stem !== undefined);

/** So many places with as many in each. */
export interface PlacesOf {
  readonly count: number;
  readonly each: number;
  /** What there is in each. */
  readonly stems: string;
  /** As it was said: schools of 300 pupils. */
  readonly name: string;
}

export interface UnitWord {
  readonly stems: string;
  /** How many words it is. */
  readonly length: number;
  /** No unit that is known, but something that comes again: 500 croissants a day. */
  readonly isThing?: boolean;
  /** Typed with a slip. */
  readonly isSlip?: boolean;
  /** Where the number is one of such a size. */
  readonly placesOf?: PlacesOf;
}

const longest = 3;

/** The longest unit that begins at a word. */
export function unitAt(words: readonly Word[], start: number): UnitWord | null {
  const { table, ofKinds } = unitIndex();
  const said: string[] = [];
  let found: UnitWord | null = null;
  for (let at = start; at < words.length && said.length < longest; at += 1) {
    const word = words[at];
    if (word === undefined || word.type === 'number') break;
    if (word.type === 'mark' && word.said !== '.') break;
    if (word.type === 'word') said.push(word.stem);
    const stems = said.join(' ');
    if (word.type === 'word' && (table.has(stems) || ofKinds.has(stems)))
      found = { stems, length: at - start + 1 };
  }
  const first = words[start];
  if (found !== null || first?.type !== 'word') return found;
  const heard = heardAs(first);
  return heard === undefined ? null : { stems: heard, length: 1 };
}

const paying = new Set(
  [
    'paying user',
    'paid user',
    'premium user',
    'paying subscriber',
    'premium subscriber',
    'платящий пользователь',
    'subscriber',
    'подписчик',
    'abonnent',
    'suscriptor',
    'abonné',
  ].flatMap(stemsIn),
);

/** What a unit is in a business of this kind; the scale of the kind comes before what is usual elsewhere. */
export function countedIn({ stems }: UnitWord, kind: Kind | null): Counted | null {
  const { table, ofKinds } = unitIndex();
  const all = table.get(stems) ?? [];
  const usual = kind === null ? all : all.filter(({ of }) => of?.has(kind.id) !== false);
  const kindsWithIt = ofKinds.get(stems) ?? [];
  if (kind !== null) {
    if (kindsWithIt.includes(kind) && !usual.some(({ times }) => times !== 1))
      return { unit: kind.scale.unit, times: 1 };
    // Whoever pays for an app that most use for nothing is one of many users.
    if (paying.has(stems) && (kind.scale.also?.members ?? 1) > 1) return { unit: 'members', times: 1 };
    const own = usual.find(({ unit }) => unit === kind.scale.unit);
    if (own) return own;
    const also = usual.find(({ unit }) => kind.scale.also?.[unit] !== undefined);
    if (also) return also;
  }
  const [first] = usual;
  if (first) return first;
  const [other] = kindsWithIt;
  return other === undefined ? null : { unit: other.scale.unit, times: 1 };
}

/** All that a word may count. */
export const unitsOf = ({ stems }: UnitWord): readonly Counted[] => unitIndex().table.get(stems) ?? [];

/** Square metres and the like, which nothing else follows that could be counted. */
export const isMeasure = ({ stems }: UnitWord): boolean =>
  (unitIndex().table.get(stems) ?? []).some(({ unit }) => measured.has(unit));

const amounts = new Set(
  'litre liter l kg kilogram kilo ton tonne hectolitre hectoliter hl bottle box bag jar portion cup pair set литр л кг килограмм тонна т гектолитр бутылка коробка мешок банка порция чашка пара набор ящик'
    .split(' ')
    .map(stemsIn),
);

/** So much of some thing, which may be said after it. */
export const isAmount = (form: string): boolean => amounts.has(stemsIn(form));
