// Reads whether a line wishes amounts to be in another currency: in euros, use dollars.
import { currenciesCalled } from '../understand/price/currency-words.ts';
import { isSilent } from '../understand/understand.ts';
import type { Word } from '../understand/words/words.ts';
import { isAlone, phrase, phraseIn, range, segmentsOf } from './said-phrases.ts';

export interface WishedCurrency {
  /** Its code; null where it stays. */
  readonly currency: string | null;
  readonly words: readonly number[];
}

const beside =
  /^(?:currency|currencies|prices?|amounts?|money|figures|numbers|everything|all|model|use|using|switch|change|convert|calculate|count|show|set|make|in|into|to|instead|rather|than|insteadof|from|валют|цен|сумм|деньг|все$|модел|счита|посчит|пересчит|перевед|покаж|показ|смени|измени|поменя|сдела|давай|вместо|лучше|расчет|рассчит)/u;

/** A dollar, and whose it is. */
const dollars: readonly (readonly [RegExp, string])[] = [
  [phrase('(?:us|u s|usa|american|американск\\S*) (?:dollars?|доллар\\S*)'), 'USD'],
  [phrase('(?:canadian|канадск\\S*) (?:dollars?|доллар\\S*)'), 'CAD'],
  [phrase('(?:australian|австралийск\\S*) (?:dollars?|доллар\\S*)'), 'AUD'],
];

/** Of several of a name it is that of the country, else the one that most mean. */
function currencyOf({ form, said }: Word, own: string): string | null {
  const known = currenciesCalled(form, said);
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
