// Reads what an amount is for, behind it or before it: a month, per cup, за стрижку, с человека.
import type { MeasureSaid, SaidPrice } from './said-price.ts';

type Sold = Pick<SaidPrice, 'measured' | 'noun' | 'isEach' | 'isCheck'>;

export interface ReadUnit extends Sold {
  /** So many characters say it. */
  readonly length: number;
}

const named = (name: string, measure: MeasureSaid['measure'], said: string, size = 1) =>
  ({ measure: { measure, size, name }, said: new RegExp(`^(?:${said})$`, 'u') }) as const;

const measures = [
  named('hour', 'hour', 'hours?|hrs?|h|hourly|час|часа|часов|ч'),
  named('sutki', 'night', 'сутки|суток|посуточно'),
  named('night', 'night', 'nights?|nightly|ночь|ночи|ночевку|ночёвку'),
  named('day', 'day', 'days?|daily|день|дня'),
  named('week', 'week', 'weeks?|wk|weekly|неделю|недели'),
  named('month', 'month', 'months?|mo|mth|monthly|pcm|месяц|месяца|мес|ежемесячно'),
  named('year', 'year', 'years?|yr|yearly|annually|annum|год|года|ежегодно'),
  named('kilo', 'mass', 'kg|kgs|kilos?|kilograms?|кг|кило|килограмм|килограмма'),
  named('gram', 'mass', 'g|grams?|г|гр|грамм', 0.001),
  named('pound', 'mass', 'lbs?|фунт мяса', 0.45359237),
  named('tonne', 'mass', 't|tons?|tonnes?|т|тонну|тонна|тонны', 1000),
  named('litre', 'volume', 'l|litres?|liters?|л|литр|литра'),
  named(
    'square',
    'area',
    'm2|m²|sqm|м2|м²|кв\\.?м|квадрат|квадратный метр|square met(?:re|er)|sq\\.? ?m|кв\\.? ?м',
  ),
  named('foot', 'area', 'sqft|sq\\.? ?ft|square foot', 0.09290304),
  named('cubic', 'cubic', 'm3|m³|м3|м³|куб|кубометр|cubic met(?:re|er)'),
  named('metre', 'length', 'm|met(?:re|er)s?|м|метр|погонный метр'),
  named('kilometre', 'distance', 'km|kilomet(?:re|er)s?|км|километр'),
  named('mile', 'distance', 'miles?|mi', 1.609344),
  named('energy', 'energy', 'kwh|квтч|квт[-·*]?ч'),
  named('megawatt', 'energy', 'mwh|мвтч|мвт[-·*]?ч', 1000),
];

const people =
  /^(?:person|head|guest|customer|client|visitor|pax|pp|people|человека|чел|персону|гостя|клиента|посетителя|покупателя)$/u;
const check =
  /^\s*(?:(?:on )?(?:average|mean|typical) )?(?:check|bill|ticket|basket|spend)(?!\p{L})|^\s*(?:on )?(?:average|avg\.?|mean|typical) (?:order(?: value)?|purchase|receipt)(?!\p{L})|^\s*(?:средний )?чек\p{L}*|^\s*средн\p{L}+ (?:заказ|сч[её]т|покупка)(?!\p{L})|^\s*в чеке/iu;

const hundredGrams = /^\s*(?:per|for|a|за|\/)?\s*100\s?(?:g|grams?|г|гр|грамм(?:ов)?)(?!\p{L})/iu;
const joined =
  /^(?<joiner>\s*(?:(?:for (?:an?|one|each|every)|per|an?|each|every|for|за|в|с|на|pro|par|por|al)(?!\p{L})|\/)\s*)(?<word>(?:(?:one|single|1|один|одну|одно|каждый|каждую|каждого|одного|small|large|big|regular|square|cubic|sq\.?|кв\.?|квадратный|погонный|кубический|большую|большой|маленькую)\s?)*)(?<noun>[\p{L}][\p{L}\p{N}²³-]*)/iu;
const adverb =
  /^\s*(?<noun>hourly|nightly|daily|weekly|monthly|yearly|annually|pcm|pp|each|apiece|ежемесячно|посуточно|шт)(?![\p{L}\p{N}])/iu;
const timesOnly = /^(?:в)$/u;
const peopleOnly = /^(?:с|на)$/u;
/** «С команды», «с машины»: for whoever or whatever comes, as “за” says it; «с доставкой» is no price of it. */
const payers: Readonly<Record<string, string>> = {
  ...{ команды: 'команду', группы: 'группу', компании: 'компанию' },
  ...{ машины: 'машину', авто: 'авто', автомобиля: 'автомобиль' },
};
/** No names of what is sold. */
const noNouns =
  /^(?:the|in|at|on|of|to|our|my|and|for|per|a|an|new|total|average|lot|few|start|business|shop|store|company|район|центре|городе|москве)$/u;
const each = /^(?:each|apiece|piece|unit|item|pcs?|шт|штуку|штука|единицу)$/u;

const none: Sold = { measured: null, noun: null, isEach: false, isCheck: false };

function measureOf(word: string): MeasureSaid | null {
  return measures.find(({ said }) => said.test(word))?.measure ?? null;
}

function soldAs(joiner: string, words: string, noun: string): Sold | null {
  const link = joiner.trim().toLowerCase();
  const low = noun.toLowerCase();
  const whole =
    `${/(?:square|cubic|sq\.?|кв\.?|квадратный|погонный)\s*$/iu.exec(words)?.[0].trim() ?? ''} ${low}`.trim();
  const measured = measureOf(whole.toLowerCase()) ?? measureOf(low);
  if (measured !== null && !(link === 'с' || link === 'на')) return { ...none, measured };
  if (people.test(low)) return { ...none, isEach: true, noun: low };
  const payer = link === 'с' ? payers[low] : undefined;
  if (payer !== undefined) return { ...none, noun: payer };
  if (timesOnly.test(link) || peopleOnly.test(link) || noNouns.test(low)) return null;
  return each.test(low) ? none : { ...none, noun: low };
}

function oneUnit(text: string): ReadUnit | null {
  const grams = hundredGrams.exec(text);
  if (grams)
    return { ...none, measured: { measure: 'mass', size: 0.1, name: 'hundred' }, length: grams[0].length };
  const found = joined.exec(text);
  if (found) {
    const { joiner = '', word = '', noun = '' } = found.groups ?? {};
    const sold = soldAs(joiner, word, noun);
    if (sold) return { ...sold, length: found[0].length };
  }
  const alone = adverb.exec(text);
  if (!alone) return null;
  const sold = soldAs('', '', alone.groups?.noun ?? '');
  return sold && { ...sold, length: alone[0].length };
}

/** «800 руб час», “$95 night”: only with money, and where nothing follows. */
const timeAlone =
  /^\s*(?<noun>hour|day|night|week|month|year|час|сутки|ночь|день|неделя|месяц|мес|год)\s*(?=$|[,.;)])/iu;

export function timeAfterMoney(text: string): ReadUnit | null {
  const found = timeAlone.exec(text);
  const measured = measureOf(found?.groups?.noun?.toLowerCase().replace('неделя', 'неделю') ?? '');
  return found && measured ? { ...none, measured, length: found[0].length } : null;
}

/** “Per seat per month” is a month of a seat. */
export function unitAfter(text: string): ReadUnit | null {
  const bill = check.exec(text);
  if (bill) return { ...none, isCheck: true, length: bill[0].length };
  const first = oneUnit(text);
  if (!first) return null;
  const second = oneUnit(text.slice(first.length));
  if (!second || (second.measured === null) === (first.measured === null)) return first;
  return {
    measured: first.measured ?? second.measured,
    noun: first.noun ?? second.noun,
    isEach: first.isEach || second.isEach,
    isCheck: false,
    length: first.length + second.length,
  };
}

const checkBefore =
  /(?:(?<!\p{L})(?:average|avg\.?|mean|typical)\s+(?:check|bill|ticket|basket|spend|order(?: value)?|purchase|receipt)|(?<!\p{L})(?:средн\p{L}+\s+)?чек\p{L}*|(?<!\p{L})средн\p{L}+\s+(?:заказ|сч[её]т|покупка)|(?<!\p{L})check size|(?<!\p{L})spend (?:on average|about))$/iu;
const rate =
  /(?<!\p{L})(?<noun>hour|hourly|day|daily|night|nightly|week|weekly|month|monthly|year|yearly|annual)(?:ly)?[ -](?:rates?|price|fee|charge|subscription|membership|plan)$/iu;
const perBefore =
  /(?<!\p{L})(?:prices?|fees?|rates?|charge|цен[аыуе]|стоимость|ставка|тариф|плата)\s+(?:per|for an?|for one|of an?|за)\s+(?<noun>[\p{L}²³-]+)$/iu;
const russianRate = /(?<!\p{L})(?:почасов\p{L}+|часов\p{L}+) (?:ставка|оплата|тариф)$/iu;

const timed =
  /(?<!\p{L})(?:(?:an?|one|each|per|за)\s+)?(?<noun>hour|day|night|week|month|year|час|сутки|ночь|день|неделя|месяц|год)\s+(?:costs?|is|are|at|for|стоит|по|за|[-–—:])\s*$/iu;

/** Twelve classes a week at 60 are 60 for a class. */
const countedTimes =
  /(?<!\p{L})\d[\d .,]*(?:\s+\p{L}+){0,2}\s+(?:an?|per|each|every|в|за)\s+(?:hour|day|night|week|month|year|час|день|ночь|неделю|месяц|год|сутки|смену)\s+(?:(?:at|for|по|за|@)\s*)?$/iu;

/** From the number on; an empty text where none is counted. */
export const countedBefore = (before: string): string => countedTimes.exec(before)?.[0] ?? '';

/** “A night costs 35 pounds”: what stands before the amount in place of what would behind it. */
export function timeBefore(before: string): ReadUnit | null {
  const found = countedTimes.test(before) ? null : timed.exec(before);
  const measured = measureOf(found?.groups?.noun?.toLowerCase().replace('неделя', 'неделю') ?? '');
  return found && measured ? { ...none, measured, length: found[0].length } : null;
}

const timesOfRates: Readonly<Record<string, string>> = { annual: 'year' };

/** “Average check 25”, “hourly rate 60”, «цена за чашку 250». */
export function unitBefore(text: string): Sold | null {
  if (checkBefore.test(text)) return { ...none, isCheck: true };
  if (russianRate.test(text)) return { ...none, measured: measureOf('час') };
  const noun = (rate.exec(text) ?? perBefore.exec(text))?.groups?.noun?.toLowerCase();
  if (noun === undefined) return null;
  const measured = measureOf(timesOfRates[noun] ?? noun);
  return measured ? { ...none, measured } : { ...none, ...(people.test(noun) ? { isEach: true } : { noun }) };
}
