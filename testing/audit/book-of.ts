// Makes a workbook for a test of the audit from a few words; what is not said is as a blank new workbook has it.
import type { Book, BookName, CellStyle } from '#audit/book/book.ts';
import { namedStyles } from './named-styles.ts';
import { type SheetWords, sheetOf } from './sheet-of.ts';

export interface BookWords extends Partial<Omit<Book, 'sheets' | 'names' | 'styles'>> {
  readonly sheets: readonly SheetWords[];
  readonly names?: readonly (Partial<BookName> & Pick<BookName, 'name' | 'formula'>)[];
  /** Looks by name, besides those of named-styles.ts. */
  readonly styles?: Readonly<Record<string, Partial<CellStyle>>>;
}

function styleTable(own: Readonly<Record<string, Partial<CellStyle>>>) {
  const { plain } = namedStyles;
  if (!plain) throw new Error('there is a plain style');
  const all = {
    ...namedStyles,
    ...Object.fromEntries(Object.entries(own).map(([name, style]) => [name, { ...plain, ...style }])),
  };
  const names = Object.keys(all);
  return {
    styles: Object.values(all),
    numberOf: (name: string): number => {
      const found = names.indexOf(name);
      if (found < 0) throw new Error(`there is no style ${name}`);
      return found;
    },
  };
}

export function bookOf(words: BookWords): Book {
  const { styles, numberOf } = styleTable(words.styles ?? {});
  return {
    properties: { title: '', author: '', version: '', application: '', language: '' },
    activeSheet: 0,
    isIterating: false,
    isManual: false,
    isDate1904: false,
    hasMacros: false,
    isStructureProtected: false,
    externalLinks: [],
    fileBytes: 10_000,
    ...words,
    sheets: words.sheets.map((sheet) => sheetOf(sheet, numberOf)),
    names: (words.names ?? []).map((name) => ({ sheet: null, isHidden: false, ...name })),
    styles,
  };
}
