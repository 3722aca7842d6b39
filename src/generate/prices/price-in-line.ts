// Counts a price as a line of sales has it: a year as twelve months, a pound as a part of a kilogram.
import type { MeasureSaid, SaidPrice } from '../understand/price/said-price.ts';
import type { SoldLine } from './sold-lines.ts';

/** Of what is sold by the second, so many make one of the first. */
const spans: Readonly<Record<string, Readonly<Partial<Record<MeasureSaid['measure'], number>>>>> = {
  year: { month: 12, week: 52 },
  month: {},
  week: { month: 12 / 52, night: 7, day: 7 },
  night: { day: 1 },
  day: { night: 1 },
  hour: {},
  // «За метр» of what is laid or painted is a square one.
  length: { area: 1 },
};
/** What a pass of a month is used for, where the trade counts visits. */
const visitsOfPass = 8;
const pass = /pass|member|subscription|абонемент|подписк/iu;
/** Whoever is paid by the hour works so many in a day. */
const hoursOfDay = 8;
const workedHours = 'hourly';
/** They take about an hour. */
const hours = /^(?:sessions|lessons|classes|consultations)$/u;
const purchases = 'conversion';
/** “Parking by the day”, beside that by the hour. */
const byTime: Readonly<Partial<Record<MeasureSaid['measure'], RegExp>>> = {
  hour: /\bhour(?:s|ly)?\b/iu,
  day: /\b(?:days?|daily)\b/iu,
  week: /\bweek(?:s|ly)?\b/iu,
  month: /\bmonth(?:s|ly)?\b/iu,
};
/** Paid by the month, and taken by the hour. */
const taught = /\b(?:lessons?|classes|sessions?|tuition|coaching)\b/iu;

/** What the price is multiplied with; null where the line is not sold so. */
export function timesIn(line: SoldLine, { measure, size }: MeasureSaid, isNamed: boolean): number | null {
  const own = line.measures[measure];
  if (own !== undefined) return own / size;
  for (const [other, count] of Object.entries(spans[measure] ?? {}))
    if (line.measures[other as MeasureSaid['measure']] !== undefined) return 1 / count;
  if (measure === 'day' && line.volume?.formula === workedHours && line.measures.hour !== undefined)
    return 1 / hoursOfDay;
  if (measure === 'hour' && line.measures.month !== undefined && taught.test(line.name[0])) return 1;
  const isCounted = Object.keys(line.measures).length === 0;
  if (!isCounted || line.volume === null) return null;
  if (byTime[measure]?.test(line.name[0]) === true) return 1 / size;
  if (measure === 'month' && pass.test(line.name[0])) return 1 / visitsOfPass;
  if (measure === 'hour' && hours.test(line.volume.units[0])) return 1;
  // Whoever buys cheese in a shop buys about a kilogram, litre or piece of it.
  const isGoods = measure === 'mass' || measure === 'volume';
  return isGoods && isNamed && line.volume.formula === purchases ? 1 / size : null;
}

/** A lesson of what is paid by the month comes once or twice a week: whichever is nearer to what is usual. */
const lessons = /^(?:lesson|class|session|training|visit|урок|занятие|тренировк[ау]|посещение)$/u;
const lessonsAMonth = [1, 4, 8];

export const isOfLesson = ({ measured }: SaidPrice, nouns: readonly string[]): boolean =>
  measured?.measure === 'hour' || nouns.some((noun) => lessons.test(noun.toLowerCase()));

export function timesOfLesson(line: SoldLine, isLesson: boolean, price: number): number {
  if (line.measures.month === undefined || !isLesson) return 1;
  const distance = (times: number): number => Math.abs(Math.log((price * times) / line.usual));
  return lessonsAMonth.toSorted((one, other) => distance(one) - distance(other))[0] ?? 1;
}

const people =
  /^(?:guests|visitors|people|customers|players|passengers|pupils|students|children|patients|spectators|anglers|listeners|visits|entries|tickets|purchases|monthly (?:memberships|subscriptions|dues)|months of (?:lessons|participation))$/u;
/** So many times less than what is sold is the price of a part of it. */
const leastOfWhole = 1 / 3;

/** A person is a part of a tour and of a game that several play. */
export const isSoldToEach = ({ volume, usual }: SoldLine, price: number): boolean =>
  volume === null || people.test(volume.units[0]) || price >= usual * leastOfWhole;

const passes = /^(?:pass|membership|subscription|абонемент|подписка)$/iu;
const month: MeasureSaid = { measure: 'month', size: 1, name: 'month' };

/** A pass is that of a month where nothing else is said. */
export const asPass = (said: SaidPrice, nouns: readonly string[]): SaidPrice | null =>
  said.measured === null && !said.isCheck && nouns.some((noun) => passes.test(noun))
    ? { ...said, measured: month, isEach: false }
    : null;

/** A shift of a children's camp lasts three weeks. */
const shifts = /^(?:пут[её]вка|смена|смену)$/iu;
const weeksOfShift = 3;

export const timesOfShift = (line: SoldLine, nouns: readonly string[]): number =>
  line.volume?.units[0] === 'weeks' && nouns.some((noun) => shifts.test(noun)) ? 1 / weeksOfShift : 1;
