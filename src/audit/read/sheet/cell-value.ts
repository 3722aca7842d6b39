// Converts the stored text of a cell to its value, by the cell type in the file.
import type { CellValue } from '../../book/book.ts';
import { detached } from '../xml/detached.ts';
import { withoutEscapes } from '../xml/string-escapes.ts';
import { isTrue } from '../xml/xml-element.ts';

export interface ValueSource {
  readonly strings: readonly string[];
  readonly isDate1904: boolean;
}

const dayMs = 86_400_000;
/** Days from the first day of each calendar to 1970: 25,569 and 1,462 fewer. */
const epochSerial = 25_569;
const calendarGapDays = 1_462;

/** Undefined for what is no date. */
function serialOf(text: string, isDate1904: boolean): number | undefined {
  const withZone = /T/.test(text) && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text;
  const serial = Date.parse(withZone) / dayMs + epochSerial - (isDate1904 ? calendarGapDays : 0);
  return Number.isFinite(serial) ? serial : undefined;
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** Undefined where the file keeps something that is no value of that type. */
export function cellValue(type: string | null, text: string, source: ValueSource): CellValue | undefined {
  switch (type) {
    case 's':
      return text === '' ? null : source.strings[Number(text)];
    case 'str':
    case 'inlineStr':
      return detached(withoutEscapes(text));
    case 'b':
      return text === '' ? null : isTrue(text.trim());
    case 'e':
      return text === '' ? null : { error: detached(text) };
    case 'd':
      return text === '' ? null : serialOf(text.trim(), source.isDate1904);
    default:
      return text === '' ? null : numberOf(text);
  }
}
