// Reads a file that a test expects to be readable, and returns its cells by address.
import { addressOf } from '#audit/book/address.ts';
import type { Book, BookCell, BookSheet } from '#audit/book/book.ts';
import { readXlsx } from '#audit/read/read-xlsx.ts';

export function openedBook(file: Uint8Array): Book {
  const { book, refusal } = readXlsx(file);
  if (!book) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  return book;
}

export function openedSheet(file: Uint8Array, title?: string): BookSheet {
  const { sheets } = openedBook(file);
  const sheet = title === undefined ? sheets[0] : sheets.find((one) => one.title === title);
  if (!sheet) throw new Error(`there is no sheet ${title}`);
  return sheet;
}

export const cellsByAddress = (sheet: BookSheet): Readonly<Record<string, BookCell>> =>
  Object.fromEntries(sheet.cells.map((cell) => [addressOf(cell.line, cell.column), cell]));
