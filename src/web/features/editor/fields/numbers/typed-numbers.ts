// Writes numbers as people type them, with thousands, signs and words for thousands, the way a template stores them.
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';
import { isPeriodString } from '#template/period-values.ts';

const signsBefore = /^[$€£¥₽₴₸]\s*/u;
const signsAfter = /\s*(%|[$€£¥₽₴₸]|руб\.?|р\.)$/iu;
const minus = /^[−–—]\s*(?=\d|[.,]\d)/u;

const hasGroups = /^-?\d+([ \u00a0\u2009\u202f'’]\d{3})+(?=[.,]|$)/;
const groupMarks = /[ \u00a0\u2009\u202f'’]/g;

/** By the number of zeros that a word stands for. */
const words: readonly (readonly [word: RegExp, zeros: number])[] = [
  [/\s*(k|к|тыс\.?)$/iu, 3],
  [/\s*(m|mln|млн\.?)$/iu, 6],
  [/\s*(bn|млрд\.?)$/iu, 9],
];

/** Text that is no number stays as it is, so that its field can refuse it. */
export function typedNumbers(text: string, language: Language): string {
  if (isPeriodString(text)) return text;
  return text
    .split(';')
    .map((segment) => typedNumber(segment, language) ?? segment)
    .join(';');
}

function typedNumber(segment: string, language: Language): string | null {
  const bare = segment.trim().replace(signsAfter, '').replace(minus, '-');
  const isNegative = bare.startsWith('-');
  const unsigned = (isNegative ? bare.slice(1).trim() : bare)
    .replace(signsBefore, '')
    .replace(signsAfter, '');
  const [word, zeros] = words.find(([one]) => one.test(unsigned)) ?? [null, 0];
  const digits = plainDigits(word ? unsigned.replace(word, '') : unsigned, language);
  if (digits === null || digits === '') return null;
  return `${isNegative ? '-' : ''}${shifted(digits, zeros)}`;
}

const commaGroups = /^\d+(,\d{3})+(\.\d*)?$/;
const lakhs = /^\d{1,2}(,\d{2})+,\d{3}(\.\d*)?$/;
const severalCommaGroups = /^\d+(,\d{3}){2,}(\.\d*)?$|^\d+(,\d{3})+\.\d*$/;
const dotGroups = /^\d{1,3}(\.\d{3})+,\d*$|^\d{1,3}(\.\d{3}){2,}$/;
const decimalComma = /^(\d+,\d*|,\d+)$/;
const plain = /^(\d+(\.\d*)?|\.\d+)$/;

/** Digits and a dot; a comma is what it is in the language, unless its place says otherwise. */
function plainDigits(text: string, language: Language): string | null {
  const joined = hasGroups.test(text) ? text.replace(groupMarks, '') : text;
  if (plain.test(joined)) return joined;
  const isCommaDecimal = decimalMarks[language] === ',';
  if (isCommaDecimal && decimalComma.test(joined)) return joined.replace(',', '.');
  const groups = isCommaDecimal ? severalCommaGroups : commaGroups;
  if (groups.test(joined) || lakhs.test(joined)) return joined.replaceAll(',', '');
  return dotGroups.test(joined) ? joined.replaceAll('.', '').replace(',', '.') : null;
}

/** The decimal separator moves, so that no digit changes. */
function shifted(digits: string, zeros: number): string {
  if (zeros === 0) return digits;
  const [whole = '', decimals = ''] = digits.split('.');
  const moved = `${whole}${decimals.slice(0, zeros).padEnd(zeros, '0')}`.replace(/^0+(?=\d)/, '');
  const left = decimals.slice(zeros);
  return left === '' ? moved : `${moved}.${left}`;
}
