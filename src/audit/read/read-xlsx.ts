// Reads any .xlsx into a Book, or reports why not; the bytes are untrusted, and no file takes more than the limits allow.
import type { Book } from '../book/book.ts';
import { foreignFile } from './foreign-file.ts';
import { createBudget } from './limits/budget.ts';
import { defaultLimits, type ReadLimits } from './limits/limits.ts';
import { type FileRefusal, RefusedFile, refuse } from './limits/refusal.ts';
import { type OpenPackage, openPackage } from './package/open-package.ts';
import type { Relationship } from './package/relationship.ts';
import { findWorkbook } from './parts/find-workbook.ts';
import { readExternalLinks } from './parts/read-external-links.ts';
import { readProperties } from './parts/read-properties.ts';
import { readStrings } from './parts/read-strings.ts';
import { readWorkbook } from './parts/read-workbook.ts';
import { readSheet } from './sheet/read-sheet.ts';
import { readPalette } from './styles/colours.ts';
import { defaultStyle, readStyles } from './styles/read-styles.ts';
import { defaultTheme, readTheme } from './styles/read-theme.ts';

export type ReadBook =
  | { readonly book: Book; readonly refusal: null }
  | { readonly book: null; readonly refusal: FileRefusal };

function readLooks(opened: OpenPackage, partOf: (type: string) => string | null) {
  const themePart = partOf('theme');
  const stylesPart = partOf('styles');
  const theme = themePart === null ? defaultTheme : readTheme(opened.tree(themePart));
  const root = stylesPart === null ? null : opened.tree(stylesPart);
  const palette = readPalette(root, theme);
  return { palette, styles: root === null ? [defaultStyle] : readStyles(root, palette) };
}

/** Parts that a workbook can do without. */
const spareParts =
  (opened: OpenPackage, related: readonly Relationship[]) =>
  (type: string): string | null => {
    const part = related.find((one) => one.type === type)?.part ?? null;
    return part !== null && opened.has(part) ? part : null;
  };

function readBook(file: Uint8Array, limits: ReadLimits): Book {
  if (file.length > limits.fileBytes) refuse('fileBytes', { limit: limits.fileBytes });
  const foreign = foreignFile(file);
  if (foreign !== null) refuse(foreign);
  const budget = createBudget(limits);
  const opened = openPackage(file, budget);
  const { entries, related, ...frame } = readWorkbook(opened, findWorkbook(opened));
  const partOf = spareParts(opened, related);
  const looks = readLooks(opened, partOf);
  const stringsPart = partOf('sharedStrings');
  const strings =
    stringsPart === null ? [] : readStrings(budget, (handler) => opened.stream(stringsPart, handler));
  const context = { strings, isDate1904: frame.isDate1904, ...looks };
  return {
    ...frame,
    sheets: entries.map((entry) => readSheet(opened, entry, context)),
    styles: looks.styles,
    properties: readProperties(opened),
    externalLinks: readExternalLinks(opened, related),
    fileBytes: file.length,
  };
}

export function readXlsx(file: Uint8Array, limits: ReadLimits = defaultLimits): ReadBook {
  try {
    return { book: readBook(file, limits), refusal: null };
  } catch (error) {
    if (error instanceof RefusedFile) return { book: null, refusal: error.refusal };
    // Whoever opened the file gets an answer, whatever the program did not foresee.
    return { book: null, refusal: { code: 'failed', words: {} } };
  }
}
