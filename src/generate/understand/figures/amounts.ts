// Reads amounts, percents and the time they are of, as they are written: $3,000 a month, 150 тысяч в месяц, ten percent.
import type { BusinessFigure } from '#template/fields.ts';
import { saidNumber } from '../size/numbers.ts';
import { numberWords } from '../words/number-words.ts';
import { wordsOf } from '../words/words.ts';

const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|к|thousand|тыс|тыщ|т)/iu, 1000],
  [/^(?:m|mln|million|млн|миллион)/iu, 1_000_000],
];
const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|euros?|eur|евро)$/iu, 'EUR'],
  [/^(?:£|pounds?|gbp|фунт\p{L}*)$/iu, 'GBP'],
  [/^(?:₽|rub|roubles?|rubles?|руб\p{L}*\.?|р\.?)$/iu, 'RUB'],
  [/^(?:₴|uah|грив\p{L}*)$/iu, 'UAH'],
  [/^(?:₸|kzt|тенге)$/iu, 'KZT'],
  [/^(?:₺|try|tl|lira|лир\p{L}*)$/iu, 'TRY'],
  [/^(?:₹|inr|rupees?|рупи\p{L}*)$/iu, 'INR'],
  [/^(?:\$|usd|us\$|dollars?|bucks|долл\p{L}*|бакс\p{L}*)$/iu, 'USD'],
];

const currencyNames =
  'usd|eur|gbp|rub|uah|kzt|tl|lira|лир\\p{L}*|dollars?|bucks|euros?|pounds?|rou?bles?|евро|руб(?:\\.|л\\p{L}*)?|р\\.|доллар\\p{L}*|бакс\\p{L}*|тенге|грив\\p{L}*|фунт\\p{L}*';

/** Of which a pattern may have one, as groups n, m, c and s. */
export const amount =
  `(?:(?<s>[$€£₽₴₸₺₹])\\s?)?(?<n>\\d{1,3}(?:[ ,.\\u00a0\\u202f]\\d{3})+(?![\\d])|\\d+(?:[.,]\\d{1,2})?)` +
  `(?:\\s?(?<m>k|к|thousand|тыс\\p{L}*\\.?|тыщ\\p{L}*|т\\.?\\s?р\\.?|mln|m|million|млн\\.?|миллион\\p{L}*)(?!\\p{L}))?(?:\\s?(?:(?<c>[$€£₽₴₸₺₹])|(?<w>${currencyNames})(?!\\p{L})))?`;

const monthsAbroad =
  '(?:al|par|por|pro|im|la|/)\\s?(?:mes|mese|m[eê]s|mois|monat)|monatlich|mensual(?:es)?|mensuel(?:le)?s?|mensil[ei]|ayl[ıi]k';
const yearsAbroad = '(?:al|par|por|pro|im|/)\\s?(?:año|an|ano|jahr)|all.anno|jährlich|y[ıi]ll[ıi]k';
export const period = `(?:\\s*(?<p>(?:(?:a|per|each|every|in a|в|за|на)\\s+|/\\s*)(?:month|mo|year|yr|annum|мес\\p{L}*\\.?|год\\p{L}*)|monthly|pcm|yearly|annually|p\\.?a\\.?|ежемесячно|${monthsAbroad}|${yearsAbroad})(?!\\p{L}))`;
/** Amounts of other times are no such amounts. */
export const noOtherTime =
  '(?!\\s*(?:/|a|per|an|в|за)\\s*(?:day|night|hour|week|visit|person|guest|cup|unit|сутки|день|ночь|час|нед|чел)|\\s*(?:al|par|por|pro|la|/)\\s?(?:d[ií]a|noche|tag|nacht|jour|nuit|giorno|notte|hora|stunde|heure|ora))';

export const percent = '(?<n>\\d+(?:[.,]\\d+)?)\\s?(?:%|percent|per cent|pct|процент\\p{L}*)';

type Groups = Readonly<Record<string, string | undefined>>;

const currencyOf = ({ s, c, w }: Groups): string | null => {
  const said = s ?? c ?? w;
  return currencies.find(([name]) => said !== undefined && name.test(said))?.[1] ?? null;
};

const plainNumber = (said: string): number =>
  Number(
    /^\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+$/u.test(said)
      ? said.replaceAll(/[^\d]/gu, '')
      : said.replace(',', '.'),
  );

export function percentOf({ n = '' }: Groups): number {
  return Number(n.replace(',', '.'));
}

const isOfYear = (said: string): boolean =>
  /year|yr|annum|annual|^p\.?a\.?$|год|(?:al|par|por|pro|im|\/)\s?(?:año|ano?|jahr)$|anno|jährl|y[ıi]ll/iu.test(
    said,
  );

export function amountOf(groups: Groups): Pick<BusinessFigure, 'value' | 'currency' | 'per'> {
  const { n = '', m = '', p } = groups;
  const factor = multipliers.find(([name]) => name.test(m))?.[1] ?? 1;
  const currency = currencyOf(groups);
  return {
    value: plainNumber(n) * factor,
    ...(currency !== null && { currency }),
    ...(p !== undefined && { per: isOfYear(p) ? ('year' as const) : ('month' as const) }),
  };
}

/** Whether it can be money and nothing else: with a sign, thousands or a time. */
export const isPlainlyMoney = (groups: Groups): boolean =>
  currencyOf(groups) !== null || groups.m !== undefined || groups.p !== undefined;

const runs = new RegExp(
  `(?<![\\p{L}\\d-])(?:${Object.keys(numberWords).join('|')})(?: (?:${Object.keys(numberWords).join('|')}))*(?= (?:%|percent|per cent|процент|thousand|тысяч|миллион|million|euro|dollar|pound|руб|евро|доллар))`,
  'giu',
);

/** With digits in place of words before percents and money: ten percent, сто тысяч. */
export const withDigits = (text: string): string =>
  text.replaceAll(runs, (run) => {
    const words = wordsOf(run.toLowerCase());
    const read = saidNumber(words, 0);
    return read && read.next === words.length ? String(read.value) : run;
  });
