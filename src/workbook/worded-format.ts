// Numbers that are shown as words: the results of checks, answers, and how often something is so.
import type { Language } from '#language/language.ts';

export type WordedFormat =
  /** The result of a check: 0 passes, anything else fails. */
  | 'verdict'
  /** In how many periods a check fails; 0 means that it passes. */
  | 'failures'
  /** The result of all checks, beside which stands how many alerts there are. */
  | 'master'
  /** How many alerts there are. */
  | 'alerts'
  /** The answer to a question: 0 is no, anything else is yes. */
  | 'answer'
  /** In how many periods the answer is yes. */
  | 'occurrences';

interface ShownWords {
  /** For 0. */
  readonly none: string;
  /** For anything else, around the number where that is shown. */
  readonly before: string;
  readonly behind: string;
}

type WordsByLanguage = Readonly<Record<Language, ShownWords>>;

const verdict: WordsByLanguage = {
  en: { none: 'OK', before: 'failed', behind: '' },
  ru: { none: 'верно', before: 'ошибка', behind: '' },
};

const words: Readonly<Record<WordedFormat, WordsByLanguage>> = {
  verdict,
  master: verdict,
  failures: {
    en: { none: 'OK', before: '', behind: ' failed' },
    ru: { none: 'верно', before: 'ошибок: ', behind: '' },
  },
  alerts: {
    en: { none: 'no alerts', before: 'alerts: ', behind: '' },
    ru: { none: 'замечаний нет', before: 'замечаний: ', behind: '' },
  },
  answer: {
    en: { none: 'no', before: 'yes', behind: '' },
    ru: { none: 'нет', before: 'да', behind: '' },
  },
  occurrences: {
    en: { none: 'no', before: 'periods: ', behind: '' },
    ru: { none: 'нет', before: 'периодов: ', behind: '' },
  },
};

const counting: ReadonlySet<string> = new Set(['failures', 'alerts', 'occurrences']);

export const isWorded = (format: string): format is WordedFormat => Object.hasOwn(words, format);

export function wordedText(value: number, format: WordedFormat, language: Language): string {
  const { none, before, behind } = words[format][language];
  return value === 0 ? none : `${before}${counting.has(format) ? value : ''}${behind}`;
}

/** A word of a format code; none where there is nothing to say. */
const quoted = (word: string): string => (word === '' ? '' : `"${word}"`);

/** As spreadsheets write it: what is above 0, below 0, and 0. */
export function wordedCode(format: WordedFormat, language: Language): string {
  const { none, before, behind } = words[format][language];
  const some = `${quoted(before)}${counting.has(format) ? '0' : ''}${quoted(behind)}`;
  return `${some};${some};"${none}"`;
}
