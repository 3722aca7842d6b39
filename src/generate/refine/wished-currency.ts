// Reads whether a line wishes amounts to be in another currency: in euros, use dollars.
import { countries } from '#catalog/places/places.ts';
import { isSilent } from '../understand/understand.ts';
import type { Word } from '../understand/words/words.ts';
import { isAlone, phrase, phraseIn, range, segmentsOf } from './said-phrases.ts';

export interface WishedCurrency {
  /** Its code; null where it stays. */
  readonly currency: string | null;
  readonly words: readonly number[];
}

/** Each with its names; where the country has one of these names itself, it is that of the country. */
const names: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:euros?|евро|€)$/u, ['EUR']],
  [/^(?:dollars?|bucks?|доллар[а-я]*|бакс[а-я]*|\$)$/u, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']],
  [/^(?:pounds?|sterling|quid|фунт[а-я]*|£)$/u, ['GBP', 'EGP']],
  [/^(?:rubles?|roubles?|рубл[а-я]*|руб|₽)$/u, ['RUB', 'BYN']],
  [/^(?:francs?|франк[а-я]*)$/u, ['CHF', 'XOF', 'XAF']],
  [/^(?:zloty|zlotys|злот[а-я]*)$/u, ['PLN']],
  [/^(?:forints?|форинт[а-я]*)$/u, ['HUF']],
  [/^(?:kronor|krona|kroner|krone|крон|крона|крону|кронах|кронам)$/u, ['SEK', 'NOK', 'DKK', 'CZK', 'ISK']],
  [/^(?:hryvnias?|гривн[а-я]*|гривен|₴)$/u, ['UAH']],
  [/^(?:tenge|тенге|₸)$/u, ['KZT']],
  [/^(?:liras?|лир[а-я]*|₺)$/u, ['TRY']],
  [/^(?:yens?|иен[а-я]*|йен[а-я]*)$/u, ['JPY']],
  [/^(?:yuan|renminbi|rmb|юан[а-я]*)$/u, ['CNY']],
  [/^(?:rupees?|рупи[а-я]*|₹)$/u, ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  [/^(?:dirhams?|дирхам[а-я]*)$/u, ['AED', 'MAD']],
  [/^(?:pesos?|песо)$/u, ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'PHP', 'DOP']],
  [/^(?:reais|реал[а-я]*)$/u, ['BRL']],
  [/^(?:rands?|рэнд[а-я]*)$/u, ['ZAR']],
  [/^(?:shekels?|шекел[а-я]*)$/u, ['ILS']],
  [/^(?:lari|лари)$/u, ['GEL']],
  [/^(?:drams?|драм[а-я]*)$/u, ['AMD']],
  [/^(?:manats?|манат[а-я]*)$/u, ['AZN']],
  [/^(?:baht|бат[а-я]*)$/u, ['THB']],
];
/** Codes that are words as well: all, top, try. */
const words = /^(?:all|top|try|cup|mad|bam|pen|ron|sos|mop|cad|php|std|lak|ars|cop|gel|sum|som)$/u;
const beside =
  /^(?:currency|currencies|prices?|amounts?|money|figures|numbers|everything|all|model|use|using|switch|change|convert|calculate|count|show|set|make|in|into|to|instead|rather|than|insteadof|from|валют|цен|сумм|деньг|все$|модел|счита|посчит|пересчит|перевед|покаж|показ|смени|измени|поменя|сдела|давай|вместо|лучше|расчет|рассчит)/u;

/** A dollar, and whose it is. */
const dollars: readonly (readonly [RegExp, string])[] = [
  [phrase('(?:us|u s|usa|american|американск\\S*) (?:dollars?|доллар\\S*)'), 'USD'],
  [phrase('(?:canadian|канадск\\S*) (?:dollars?|доллар\\S*)'), 'CAD'],
  [phrase('(?:australian|австралийск\\S*) (?:dollars?|доллар\\S*)'), 'AUD'],
];

const codes: ReadonlySet<string> = new Set(countries.map(({ currency }) => currency));

/** Of several of a name it is that of the country, else the one that most mean. */
function currencyOf({ form, said }: Word, own: string): string | null {
  const code = form.toUpperCase();
  if (codes.has(code) && !words.test(form)) return code;
  const [, found = []] = names.find(([name]) => name.test(form) || name.test(said)) ?? [];
  const known = found.filter((one) => codes.has(one));
  return known.includes(own) ? own : (known[0] ?? null);
}

/** A part of the line that says nothing else; an amount of money is none. */
export function currencyIn(line: readonly Word[], own: string): WishedCurrency {
  for (const [said, currency] of dollars) {
    const found = phraseIn(line, said);
    if (found && isAlone(line, found, beside)) return { currency, words: found.words };
  }
  for (const segment of segmentsOf(line)) {
    const found = segment.flatMap((at) => {
      const word = line[at];
      const currency = word ? currencyOf(word, own) : null;
      return currency === null ? [] : [{ at, currency }];
    });
    const isElse = segment.some((at) => {
      const word = line[at];
      const isOwn = found.some((one) => one.at === at);
      return (
        word !== undefined && !isOwn && !(isSilent(word) && word.type === 'word') && !beside.test(word.form)
      );
    });
    const first = segment[0] ?? 0;
    const [one] = found;
    if (one && !isElse) return { currency: one.currency, words: range(first, (segment.at(-1) ?? first) + 1) };
  }
  return markIn(line, own);
}

/** A sign alone, such as $, is a mark and ends a part. */
function markIn(line: readonly Word[], own: string): WishedCurrency {
  const at = line.findIndex((word) => /^[€$£₽₴₸₺₹]$/u.test(word.said));
  const word = line[at];
  const others = line.filter((one, place) => place !== at && !isSilent(one) && !beside.test(one.form));
  const currency = word && others.length === 0 ? currencyOf(word, own) : null;
  return { currency, words: currency === null ? [] : [at] };
}
