// What a person typed into a cell becomes its content, and a content the text that typing begins with.
import type { CellContent } from '#audit/live/live-book.ts';
import type { Language } from '#language/language.ts';
import { formatKind } from './format-kind.ts';
import { dateText, writtenDate } from './typed-date.ts';
import { formulaOfTyped, typedOfFormula } from './typed-formula.ts';
import { numberText, withPointMoved, writtenNumber } from './typed-number.ts';

export interface TypedInto {
  /** Of whoever types. */
  readonly language: Language;
  readonly bookLanguage: Language;
  /** Of the book, as USD. */
  readonly currency: string;
  /** The number format of the cell, empty where it has none. */
  readonly format: string;
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['TRUE', true],
  ['FALSE', false],
  ['ИСТИНА', true],
  ['ЛОЖЬ', false],
]);

const truthTexts: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['FALSE', 'TRUE'],
  ru: ['ЛОЖЬ', 'ИСТИНА'],
};

const contentOf = (value: number | string | boolean | null): CellContent => ({ kind: 'value', value });

function readNumber(text: string, { language, bookLanguage, currency, format }: TypedInto): number | null {
  const kind = formatKind(format);
  const date = kind === 'date' ? writtenDate(text, language) : null;
  if (date !== null) return date;
  const written = writtenNumber(text, [language, bookLanguage], currency);
  if (!written) return null;
  const isHundredth = kind === 'percent' || (written.isPercent && kind !== 'percentMark');
  const value = Number(isHundredth ? withPointMoved(written.plain, -2) : written.plain);
  return value === 0 ? 0 : value;
}

/** Whoever types on the block of digits has the plus nearer than the equals sign. */
const beginsWithSign = /^[+-]\s*(?:\$?[a-z]{1,3}\$?\d|[\p{L}.]+\(|\()/iu;

const formulaContent = (typed: string, { language }: TypedInto): CellContent => ({
  kind: 'formula',
  formula: formulaOfTyped(typed, language),
});

/** An apostrophe says that what follows is text, whatever it looks like. */
export function readTyped(text: string, into: TypedInto): CellContent {
  if (text.startsWith("'")) return contentOf(text.slice(1));
  const trimmed = text.trim();
  if (trimmed === '') return contentOf(null);
  if (/^=\s*\S/.test(trimmed)) return formulaContent(trimmed.slice(1), into);
  const plain = truths.get(trimmed.toUpperCase()) ?? readNumber(trimmed, into);
  if (plain !== null) return contentOf(plain);
  return beginsWithSign.test(trimmed) ? formulaContent(trimmed.replace(/^\+/, ''), into) : contentOf(text);
}

function textOfNumber(value: number, { language, format }: TypedInto): string {
  const kind = formatKind(format);
  const date = kind === 'date' ? dateText(value, language) : null;
  if (date !== null) return date;
  if (kind === 'percent') return `${numberText(withPointMoved(String(value), 2), language)}%`;
  return numberText(String(value), language);
}

/** What the formula bar shows; read again it is the same content. */
export function textToType(content: CellContent, into: TypedInto): string {
  if (content.kind === 'formula') return `=${typedOfFormula(content.formula, into.language)}`;
  const { value } = content;
  if (value === null) return '';
  if (typeof value === 'boolean') return truthTexts[into.language][value ? 1 : 0];
  if (typeof value === 'number') return textOfNumber(value, into);
  const read = readTyped(value, into);
  return read.kind === 'value' && read.value === value ? value : `'${value}`;
}
