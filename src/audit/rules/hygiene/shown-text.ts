// Writes a number as a common number format shows it, to tell how wide it is; null where that is not certain.
import type { CellStyle } from '../../book/book.ts';
import { bareFormat, isDateStyle } from '../../layout/date-format.ts';
import { type Shown, sectionFor } from './format-section.ts';

interface Token {
  readonly kind: 'literal' | 'number';
  readonly text: string;
}

const pieces = /"([^"]*)"|\\(.)|_(.)|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|([#0?][#0?,.]*(?:E[+-]0+)?)|(.)/gsu;

/** Literal text, and the one run of digit places between. */
function tokens(section: string): readonly Token[] {
  return [...section.matchAll(pieces)].flatMap(
    ([, quoted, escaped, wide, currency, digits, other]): Token[] => {
      if (digits !== undefined) return [{ kind: 'number', text: digits }];
      const text = quoted ?? escaped ?? currency ?? other ?? (wide === undefined ? '' : ' ');
      return text === '' ? [] : [{ kind: 'literal', text }];
    },
  );
}

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');

function exponential(amount: number, places: string): string {
  const decimals = /\.([0#?]*)/.exec(places)?.[1]?.length ?? 0;
  const [digits = '', power = ''] = amount.toExponential(decimals).split('e');
  return `${digits}E${power.startsWith('-') ? '-' : '+'}${power.replace(/^[+-]/, '').padStart(2, '0')}`;
}

/** Numbers beyond this have no digits to count. */
const mostDigits = 1e21;

function digitsOf(amount: number, places: string): string | null {
  if (places.includes('E')) return exponential(amount, places);
  const scaled = amount / 1000 ** (/,*$/.exec(places)?.[0]?.length ?? 0);
  if (scaled >= mostDigits) return null;
  const plain = places.replace(/,+$/, '');
  const [whole = '', decimals = ''] = plain.split('.');
  const required = decimals.replaceAll(/[#?,]/g, '').length;
  const [head = '', tail = ''] = scaled.toFixed(Math.min(decimals.replaceAll(',', '').length, 20)).split('.');
  let shown = tail;
  while (shown.length > required && shown.endsWith('0')) shown = shown.slice(0, -1);
  const leading = head === '0' && !whole.includes('0') ? '' : head;
  return `${whole.includes(',') ? grouped(leading) : leading}${plain.includes('.') ? `.${shown}` : ''}`;
}

const datePieces = /"([^"]*)"|\\(.)|_.|\*.|\[[^\]]*\]|(y+)|(m+)|(d+)|(.)/gisu;
const shortestMonth = ['1', '01', 'May', 'May'];
const shortestDay = ['1', '01', 'Fri', 'Friday'];

/** The shortest that the format can show: a date at its longest would be a guess. Times are not spoken of. */
function dateText(code: string): string | null {
  const [first = ''] = code.split(';');
  if (/\[[hms]+\]/i.test(first) || /[hs]|AM/i.test(bareFormat(first))) return null;
  return [...first.matchAll(datePieces)]
    .map(([, quoted, escaped, years, months, days, other]) => {
      if (years !== undefined) return years.length > 2 ? '2027' : '27';
      if (months !== undefined) return shortestMonth[Math.min(months.length, 4) - 1] ?? '';
      if (days !== undefined) return shortestDay[Math.min(days.length, 4) - 1] ?? '';
      return quoted ?? escaped ?? other ?? '';
    })
    .join('');
}

/** What a section is made of; null where it cannot be told how it shows a number. */
interface Section {
  readonly tokens: readonly Token[];
  readonly isPercent: boolean;
}

function readSection(section: string): Section | null {
  if (/[?#0]\s*\/\s*[?#0]/.test(section)) return null;
  const parts = tokens(section);
  if (parts.filter(({ kind }) => kind === 'number').length > 1) return null;
  return { tokens: parts, isPercent: parts.some(({ kind, text }) => kind === 'literal' && text === '%') };
}

const known = new WeakMap<Shown, Section | null>();

function sectionOf(shown: Shown): Section | null {
  const told = known.has(shown) ? (known.get(shown) ?? null) : readSection(shown.section);
  known.set(shown, told);
  return told;
}

export function shownText(value: number, style: CellStyle): string | null {
  const code = style.formatCode;
  if (code === '@' || code === 'General' || /general/i.test(code)) return null;
  if (isDateStyle(style)) return dateText(code);
  const shown = sectionFor(style, value);
  const section = shown && sectionOf(shown);
  if (!shown || !section) return null;
  const amount = Math.abs(value) * (section.isPercent ? 100 : 1);
  const written = section.tokens.map(({ kind, text }) => (kind === 'number' ? digitsOf(amount, text) : text));
  if (written.includes(null)) return null;
  return `${shown.hasMinus ? '-' : ''}${written.join('')}`;
}
