// The words and signs that money is called by, and which currencies each may be.
import { countries } from '#catalog/places/places.ts';

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

const codes: ReadonlySet<string> = new Set(countries.map(({ currency }) => currency));

/** Those that a word may be, the one that most mean first; none where it is no word of money. */
export function currenciesCalled(form: string, said = form): readonly string[] {
  const code = form.toUpperCase();
  if (codes.has(code) && !words.test(form)) return [code];
  const [, found = []] = names.find(([name]) => name.test(form) || name.test(said)) ?? [];
  return found.filter((one) => codes.has(one));
}
