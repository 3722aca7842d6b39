// What a number of a line is as the size of a business of a kind, as it was said: 12,000 bottles a year.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import { stemOf } from '../words/stems.ts';
import { partOfStaff } from './all-staff.ts';
import { countedAs, isOwnWord } from './counted-as.ts';
import { bare, isTold, jobsDone, timesDone } from './done-again.ts';
import { eachOf } from './each-of.ts';
import { groupsIn } from './groups-of.ts';
import { flows, inMonth, type Period, periodOfScale, usualPeriodOf } from './periods.ts';
import type { FoundSize } from './sizes.ts';
import { type Counted, countedIn, unitsOf } from './unit-words.ts';

const peopleWords = new Set(
  ['people', 'person', 'человек', 'guests', 'гостей', 'зрителей', 'pessoas', 'personas'].map(stemOf),
);
/** So many of whatever the trade is about. */
const measured: ReadonlySet<ScaleUnit> = new Set(['area', 'hectares', 'kilowatts', 'people']);
const [orderWord, projectWord] = [stemOf('orders'), stemOf('projects')];
const pieceWords = new Set(
  ['штук', 'шт', 'единиц', 'pieces', 'units', 'items', 'pcs', 'stuck', 'piezas', 'pezzi', 'adet'].map(stemOf),
);
/** Fifteen pieces of what stands or lives there are so many of it, unless they come again. */
const standing: ReadonlySet<ScaleUnit> = new Set([
  ...([
    'machines',
    'vehicles',
    'boats',
    'bikes',
    'houses',
    'hives',
    'animals',
    'kiosks',
    'containers',
  ] as const),
  ...(['storage_units', 'turbines', 'beds'] as const),
]);
const roomUnits: ReadonlySet<ScaleUnit> = new Set([
  'seats',
  'places',
  'pupils',
  'members',
  'visitors',
  'beds',
]);
/** They come, where they come so many times. */
const coming: ReadonlySet<ScaleUnit> = new Set(['customers', 'members', 'people', 'pupils', 'seats']);
/** So many that somebody feeds are no staff of a canteen. */
const fewestFed = 30;

/** A kind that knows pieces of what it makes knows these too. */
const pieces: ReadonlySet<ScaleUnit> = new Set(['bottles', 'litres', 'kilograms', 'meals', 'pallets']);

export interface Size {
  readonly unit: ScaleUnit;
  /** As it was said. */
  readonly count: number;
  /** So many of the unit, as often as is usual, is one that was said: a tonne a month is 12 tonnes a year. */
  readonly times?: number;
  /** How one, few and many of what was said are called, where the unit has no such name: bottles a year. */
  readonly counted?: Pair;
  /** What is counted, by its stem, where it comes again. */
  readonly thing?: string;
  /** What was said, where that cannot be modelled. */
  readonly asked?: number;
  /** The id of the kind beside the trade that it is said of. */
  readonly of?: string;
}

/** What a size is of a business of this kind, for each that was said. */
export const eachIn = (kind: Kind, { unit, times = 1, thing }: Size): number | undefined => {
  const each = eachOf(kind, unit, thing);
  return each === undefined ? undefined : Number((each * times).toPrecision(9));
};

/** Boats of a boatyard are as many a month as its orders are. */
const isByMonth = (unit: ScaleUnit, { scale: { also = {} } }: Kind): boolean =>
  also[unit] !== undefined && (also[unit] === also.orders || also[unit] === also.projects);

/** How often the kind counts a unit; null where that does not come again. */
function periodIn(unit: ScaleUnit, kind: Kind): Period | null {
  const own = unit === kind.scale.unit ? periodOfScale(kind) : null;
  if (own !== null || (!flows.has(unit) && !isByMonth(unit, kind))) return own;
  return flows.has(unit) ? usualPeriodOf(unit) : 'month';
}

/** Whoever sells bouquets or kebabs that no volume counts has an order for about each of them. */
const bought: readonly ScaleUnit[] = ['orders', 'visitors', 'meals'];

/** What comes so many times is counted otherwise than what there is: forty cars a day are visits. */
function flowOf(unit: ScaleUnit, { unit: { stems }, period }: FoundSize, kind: Kind): ScaleUnit {
  const { scale } = kind;
  // So many square metres a month are made or done, not stood on.
  if (unit === 'area' && eachOf(kind, 'square_metres', stems) !== undefined) return 'square_metres';
  const isOwn = unit === scale.unit;
  const arePieces = unit === 'orders' && period === 'day' && scale.also?.units_a_day !== undefined;
  if (arePieces && !isOwn) return 'units_a_day';
  // So many users a month are users.
  const isKept = isOwn || scale.also?.[unit] !== undefined;
  // Fifteen books a year are titles too.
  const areTitles = isOwn && unit === 'titles';
  const areThere = areTitles || (isKept && coming.has(unit) && (period === 'month' || period === 'year'));
  if (areThere || (isOwn && periodIn(unit, kind) !== null) || isByMonth(unit, kind)) return unit;
  if (flows.has(unit) && eachOf(kind, unit, stems) !== undefined) return unit;
  const others: readonly ScaleUnit[] = coming.has(unit)
    ? ['visitors', 'orders']
    : ['orders', 'visitors', 'units_a_day', 'projects'];
  // Dresses of a brand are sold by the order, and groups of a tour operator are what it does.
  if (unit === 'units_a_day' && (scale.unit === 'orders' || scale.unit === 'projects')) return scale.unit;
  const isUnknownThing = unit === 'units_a_day' && eachOf(kind, unit, stems) === undefined;
  const other =
    flows.has(unit) && !isUnknownThing
      ? undefined
      : (isUnknownThing ? bought : others).find((one) => eachOf(kind, one, stems) !== undefined);
  return other ?? (flows.has(unit) || isOwn ? unit : 'orders');
}

/** The likeliest of what a word may count that says something of a business of this kind. */
function unitIn({ unit, count, isRoom, period }: FoundSize, kind: Kind | null): Counted | null {
  // Five people a day are guests, not staff.
  const isForPeople = (isRoom || period !== null) && peopleWords.has(unit.stems);
  if (isRoom && isForPeople && kind !== null && roomUnits.has(kind.scale.unit))
    return { unit: kind.scale.unit, times: 1 };
  if (kind !== null && peopleWords.has(unit.stems) && period === null && areGuests(count, kind))
    return { unit: kind.scale.unit, times: 1 };
  const counted = unit.isThing ? ({ unit: 'units_a_day', times: 1 } as const) : countedIn(unit, kind);
  if (counted === null || kind === null)
    return counted && isForPeople ? { unit: 'visitors', times: 1 } : counted;
  const isPiece = pieceWords.has(unit.stems);
  if (isPiece && period === null && standing.has(kind.scale.unit) && kind.industry === 'retail')
    return { unit: kind.scale.unit, times: 1 };
  const isPieces = isPiece && kind.scale.also?.units_a_day === undefined;
  if (isPieces && !measured.has(kind.scale.unit)) return { unit: kind.scale.unit, times: 1 };
  if (isForPeople && period === null && isWorkshop(kind)) return { unit: 'people', times: 1 };
  if (isForPeople) return { unit: period === null ? 'places' : 'visitors', times: 1 };
  const areFed =
    counted.unit === 'people' || (counted.unit === 'pupils' && kind.scale.also?.pupils === undefined);
  if (isRoom && areFed && count >= fewestFed && feeds(kind)) return { unit: 'eaters', times: 1 };
  const thing = period === null ? undefined : unit.stems;
  if (unit.isThing) return counted;
  const isKnown = (one: Counted): boolean => eachOf(kind, one.unit, thing) !== undefined;
  const hasPieces = pieces.has(counted.unit) && (isTold(kind, 'units_a_day') || fillsJars(counted, kind));
  const piece: Counted = { unit: 'units_a_day', times: 1 };
  const nearer = isOfPieces(counted, unit, kind) ? unitsOf(unit).filter((one) => isNearer(one, kind)) : [];
  const known = [...nearer, counted, ...unitsOf(unit), ...(hasPieces ? [piece] : [])].find(isKnown);
  // A hall for 300 guests has as many seats.
  const areSeated = unit.stems === guestWord && period === null && isSeated(kind);
  return known ?? (areSeated ? { unit: kind.scale.unit, times: 1 } : counted);
}

const guestWord = stemOf('guests');
const isSeated = ({ scale: { unit } }: Kind): boolean => unit === 'seats' || unit === 'places';

/** What it makes goes into them. */
const fillsJars = ({ unit }: Counted, kind: Kind): boolean =>
  unit === 'bottles' && eachOf(kind, 'units_a_day', bare) !== undefined;

/** «Цех на 5 человек» has five workers: nobody comes there. */
const isWorkshop = ({ scale, volumes: [main] }: Kind): boolean =>
  scale.unit === 'people' && main?.formula === 'monthly';

/** A tonne is no pack and a kilogram no piece, unless the kind counts by them. */
const isOfPieces = ({ unit }: Counted, { stems }: FoundSize['unit'], kind: Kind): boolean =>
  unit === 'units_a_day' && !isOwnWord(kind, stems);

const isNearer = ({ unit }: Counted, kind: Kind): boolean => unit !== 'units_a_day' && isTold(kind, unit);

const feeds = ({ scale: { unit, also } }: Kind): boolean =>
  also?.eaters !== undefined || also?.meals !== undefined || unit === 'seats';

/** So many people are no staff: either nobody counts by them, or they would be those of a far larger business. */
const areGuests = (count: number, { scale: { unit, low, high, also = {} } }: Kind): boolean =>
  roomUnits.has(unit) && count >= low && (also.people === undefined || count * also.people > high);

const whoCome = new Set(
  'visitor guest visit patient passenger tourist appointment посетитель гость посещение пациент пассажир турист визит'
    .split(' ')
    .map(stemOf),
);

/** Nobody comes to whoever is listened to, read or watched from afar. */
const isFarAway = ({ unit: { stems } }: FoundSize, { scale: { unit, counted } }: Kind): boolean =>
  unit === 'visitors' && whoCome.has(stems) && /^(?:listen|play|download|view)/u.test(counted[0]);

/** Four schools of 300 pupils are 1,200 of them, where the kind counts pupils. */
function ofPlacesIn({ placesOf }: FoundSize['unit'], kind: Kind): Size | null {
  if (placesOf === undefined) return null;
  const { count, each, stems, name } = placesOf;
  const counted = countedIn({ stems, length: 1 }, kind);
  if (counted === null) return null;
  const times = Number((counted.times * each).toPrecision(9));
  const size = { unit: counted.unit, count, times, counted: [name, name] } as const;
  return eachIn(kind, size) === undefined ? null : size;
}

/** Repairs, not repairers. */
const isDeed = /^[a-z]+(?<!er|or|man|ist|ian|men)(?<!(?:er|or|man|ist|ian)s)$/u;

/** Nobody has 50 auditors a year: audits are done, though the word is stemmed alike. */
function asDone(found: FoundSize, kind: Kind | null): FoundSize {
  const { unit, period } = found;
  const isDone =
    period !== null &&
    kind !== null &&
    !peopleWords.has(unit.stems) &&
    countedIn(unit, kind)?.unit === 'people' &&
    (!isOwnWord(kind, unit.stems) || isDeed.test(found.noun));
  return isDone ? { ...found, unit: { ...unit, isThing: true } } : found;
}

/** What a size is in a business of this kind. */
export function sizeIn(said: FoundSize, kind: Kind | null): Size | null {
  const isOfPupils = said.period === null || kind?.scale.unit === 'pupils';
  if (said.each !== undefined && isOfPupils) return groupsIn(kind, said.count, said.each);
  const found = asDone(said, kind);
  const ofPlaces = kind && ofPlacesIn(found.unit, kind);
  if (ofPlaces !== null) return ofPlaces;
  const isBare = found.unit.length === 0 && found.unit.stems === orderWord;
  const isBareDone = found.unit.length === 0 && found.unit.stems === projectWord;
  const told = isBareDone ? jobsDone(kind, found) : unitIn(found, kind);
  const counted = isBare ? timesDone(kind, found) : told;
  if (counted === null) return null;
  const { count, period } = found;
  if (kind === null)
    return { unit: counted.unit, count, ...(counted.times !== 1 && { times: counted.times }) };
  // Seats are what such a business has none of, so that the number is told as not used.
  if (isFarAway(found, kind)) {
    const name = countedAs(
      found,
      { unit: 'seats', times: 1, measure: undefined, isUsed: false },
      'month',
      kind,
    );
    return { unit: 'seats', count, ...(name && { counted: name }) };
  }
  const unit = period === null ? counted.unit : flowOf(counted.unit, found, kind);
  const wanted = periodIn(unit, kind);
  const often = period !== null && wanted !== null ? inMonth(period, kind) / inMonth(wanted, kind) : 1;
  // Trees that are planted or felled are no hectares.
  const isLandNoMore = counted.unit === 'hectares' && unit !== 'hectares';
  const staff = unit === 'people' ? partOfStaff(kind, found.unit.stems, count) : 1;
  const times = Number(((isLandNoMore ? 1 : counted.times) * often * staff).toPrecision(9));
  const size = {
    ...{ unit, count },
    ...(times !== 1 && { times }),
    ...(period !== null && wanted !== null && { thing: found.unit.stems }),
  };
  const isUsed = eachIn(kind, size) !== undefined;
  const name = countedAs(found, { unit, times, measure: counted.counted, isUsed }, wanted, kind);
  return { ...size, ...(name && { counted: name }) };
}
