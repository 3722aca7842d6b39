// Whether a cell is marked as an input: by colour, by validation, or by being unlocked on a protected sheet.
import type { Book, BookCell, BookSheet, CellStyle } from '../../book/book.ts';
import { isValidated } from './validated-cells.ts';

/** Blue, as banks and the standards use it, in any shade. */
function isBlue(colour: string | null): boolean {
  if (colour === null) return false;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  if (red === undefined || green === undefined || blue === undefined) return false;
  return blue >= 160 && blue - red >= 90 && blue - green >= 70;
}

export const looksLikeInput = ({ fontColour, isLocked }: CellStyle, { isProtected }: BookSheet): boolean =>
  isBlue(fontColour) || (isProtected && !isLocked);

export function isMarkedInput(cell: BookCell, sheet: BookSheet, { styles }: Pick<Book, 'styles'>): boolean {
  const style = styles[cell.style];
  return style !== undefined && (looksLikeInput(style, sheet) || isValidated(cell, sheet));
}
