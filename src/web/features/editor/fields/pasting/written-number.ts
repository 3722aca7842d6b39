// Parses a number as people and spreadsheets write it: with any thousands and decimal separators, signs, and words for thousands.
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';

/** How the numbers of one row or column are formatted. */
export interface NumberStyle {
  readonly isCommaDecimal: boolean;
  /** Whether 1.200 is more than a thousand. */
  readonly isDotGrouping: boolean;
}

const spaces = /[\s\u00a0\u2009\u202f'’]/g;
/** Before or after the number, not within it. */
const marks = /(?<![\d.,]\s*)[%$€£¥₽₴₸]|[%$€£¥₽₴₸](?!\s*[\d.,])|(руб|р)\.?(?=\)?\s*$)/giu;
const minus = /^[-–—−]/;
const inBrackets = /^\((.+)\)$/;

/** Thousands or thousandths: the number alone does not decide. */
const openCommas = /^[1-9]\d*,\d{3}$/;
const openDots = /^[1-9]\d{0,2}\.\d{3}$/;
const byNothing = /^(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d{1,2})?$/i;
const bySpaces = /^\d{1,3}( \d{3})+([.,]\d*)?$/;
const byCommas = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const byDots = /^\d{1,3}(\.\d{3})+(,\d*)?$/;

/** By the number of zeros that a word stands for. */
const words: readonly (readonly [word: RegExp, zeros: number])[] = [
  [/\s*(k|к|тыс\.?)$/iu, 3],
  [/\s*(m|mln|млн\.?)$/iu, 6],
  [/\s*(bn|млрд\.?)$/iu, 9],
];

type GroupingKind = 'plain' | 'commas' | 'dots' | 'open-commas' | 'open-dots';

const withoutMarks = (cell: string): string => cell.replace(marks, '').replace(spaces, ' ').trim();

/** What spreadsheets show for zero in their accounting formats. */
export const isDash = (cell: string): boolean => /^[-–—−]$/.test(withoutMarks(cell));

/** Beside numbers, 6M is a name. */
export const isWrittenNumber = (cell: string): boolean => kindOf(unsigned(cell)) !== null;

/** With a dot and nothing else but a minus; null if it is not a number. */
export function plainNumber(cell: string, style: NumberStyle): string | null {
  const { text, zeros } = withoutWord(unsigned(cell));
  const kind = kindOf(text);
  if (kind === null) return null;
  const plain = withDot(text.replaceAll(' ', ''), kind, style);
  const digits = /e/i.test(plain) ? noExponent.format(Number(plain)) : plain;
  const isNegative = minus.test(withoutMarks(cell)) || inBrackets.test(withoutMarks(cell));
  return `${isNegative ? '-' : ''}${shifted(digits, zeros)}`;
}

function withoutWord(text: string) {
  const [word, zeros] = words.find(([one]) => one.test(text)) ?? [null, 0];
  return { text: word ? text.replace(word, '') : text, zeros };
}

/** The decimal separator moves, so that no digit changes. */
function shifted(digits: string, zeros: number): string {
  if (zeros === 0) return digits;
  const [whole = '', decimals = ''] = digits.split('.');
  const moved = `${whole}${decimals.slice(0, zeros).padEnd(zeros, '0')}`.replace(/^0+(?=\d)/, '');
  const left = decimals.slice(zeros);
  return left === '' ? moved : `${moved}.${left}`;
}

/** One unambiguous number decides for all; otherwise the language does. */
export function styleOf(cells: readonly string[], language: Language): NumberStyle {
  const numbers = cells
    .map((cell) => withoutWord(unsigned(cell)).text)
    .map((text) => ({ text, kind: kindOf(text) }));
  const isSeen = (kind: GroupingKind, mark: string) =>
    numbers.some((one) => one.kind === kind && one.text.includes(mark));
  if (isSeen('commas', ',')) return { isCommaDecimal: false, isDotGrouping: false };
  if (isSeen('dots', '.') || isSeen('plain', ',')) return { isCommaDecimal: true, isDotGrouping: true };
  return { isCommaDecimal: decimalMarks[language] === ',' && !isSeen('plain', '.'), isDotGrouping: false };
}

function unsigned(cell: string): string {
  return withoutMarks(cell).replace(inBrackets, '$1').trim().replace(minus, '').trim();
}

function kindOf(text: string): GroupingKind | null {
  if (openCommas.test(text)) return 'open-commas';
  if (openDots.test(text)) return 'open-dots';
  if (byNothing.test(text) || bySpaces.test(text)) return 'plain';
  if (byCommas.test(text)) return 'commas';
  return byDots.test(text) ? 'dots' : null;
}

function withDot(text: string, kind: GroupingKind, { isCommaDecimal, isDotGrouping }: NumberStyle): string {
  if (kind === 'commas' || (kind === 'open-commas' && !isCommaDecimal)) return text.replaceAll(',', '');
  const areDotsGroups = kind === 'dots' || (kind === 'open-dots' && isDotGrouping);
  return (areDotsGroups ? text.replaceAll('.', '') : text).replace(',', '.');
}

/** Twenty decimals are more than a spreadsheet keeps. */
const noExponent = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
