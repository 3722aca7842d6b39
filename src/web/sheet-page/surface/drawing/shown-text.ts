// What a cell shows: its value in its format and in the notation of the visitor's language, and what its colour says.
import { format } from 'numfmt';
import type { CellValue } from '#audit/book/book.ts';
import type { Language } from '#language/language.ts';
import type { StyleView } from '#render/sheet-view/sheet-view.ts';

export type Tone = 'plain' | 'fails' | 'alerts' | 'sound' | 'quiet' | 'error';

export interface ShownText {
  readonly text: string;
  readonly align: 'start' | 'end' | 'center';
  readonly tone: Tone;
}

const dash = '- ';
const general = 'General';

const truthWords: Readonly<Record<Language, readonly [no: string, yes: string]>> = {
  en: ['FALSE', 'TRUE'],
  ru: ['ЛОЖЬ', 'ИСТИНА'],
};

function written(code: string, value: number, language: Language): string {
  try {
    return format(code, value, { locale: language });
  } catch {
    return format(general, value, { locale: language });
  }
}

/** What sums of many numbers leave is no difference, though it has a sign. */
const share = 1 - 1e-9;

/** What is the same for all cells of a book. */
export interface ShownBook {
  /** Of whoever reads it. */
  readonly language: Language;
  readonly leastShown: number;
}

function toneOf(value: number, leastShown: number, { condition }: StyleView): Tone {
  switch (condition) {
    case 'none':
      return 'plain';
    case 'answer':
      return value === 0 ? 'sound' : 'fails';
    case 'counted':
      return value === 0 ? 'quiet' : 'fails';
    case 'alertAnswer':
      return value === 0 ? 'sound' : 'alerts';
    case 'alertCounted':
      return value === 0 ? 'quiet' : 'alerts';
    case 'difference':
      return Math.abs(value) <= leastShown * share ? 'quiet' : 'plain';
  }
}

function shownNumber(value: number, style: StyleView | null, book: ShownBook): ShownText {
  const { language, leastShown } = book;
  const text = written(style?.format || general, value, language);
  const tone = style === null ? 'plain' : toneOf(value, leastShown, style);
  return { text: tone === 'quiet' ? dash : text, align: 'end', tone };
}

export function shownText(value: CellValue, style: StyleView | null, book: ShownBook): ShownText {
  const align = style?.align ?? 'start';
  switch (typeof value) {
    case 'number':
      return { ...shownNumber(value, style, book), align: style?.align ?? 'end' };
    case 'string':
      return { text: value, align, tone: 'plain' };
    case 'boolean':
      return { text: truthWords[book.language][value ? 1 : 0], align: 'center', tone: 'plain' };
    default:
      return value === null
        ? { text: '', align, tone: 'plain' }
        : { text: value.error, align: 'center', tone: 'error' };
  }
}
