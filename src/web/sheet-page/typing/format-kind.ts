// What a number format says a cell is for: percents, dates, or any number.

export type FormatKind =
  /** 0.125 shows as 12.5%. */
  | 'percent'
  /** 12.5 shows as 12.5%: the mark is only written behind it. */
  | 'percentMark'
  | 'date'
  | 'number';

const quoted = /"([^"]*)"/g;
/** Colours, conditions and locales; marks that stand for themselves; room as wide as a character. */
const asides = /\[[^\]]*\]|\\.|_.|\*./g;

export function formatKind(format: string): FormatKind {
  const [first = ''] = format.split(';');
  const plain = first.replaceAll(quoted, '').replaceAll(asides, '');
  if (plain.includes('%')) return 'percent';
  if (/[dy]|m(?!:)/i.test(plain) && !/[#0?hs]|general/i.test(plain)) return 'date';
  const words = [...format.matchAll(quoted)].map(([, word = '']) => word).join('');
  return words.includes('%') || /\\%/.test(format) ? 'percentMark' : 'number';
}
