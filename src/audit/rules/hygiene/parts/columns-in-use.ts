// The width and visibility of each column of a sheet.
import type { BookSheet } from '#audit/book/book.ts';

export interface ColumnLook {
  readonly widthChars: number;
  readonly isHidden: boolean;
}

/** Looks a column up; settings are few, columns asked for are many. */
export function columnLooks({ columns, standardWidthChars }: BookSheet): (column: number) => ColumnLook {
  const known = new Map<number, ColumnLook>();
  return (column) => {
    const found = known.get(column);
    if (found) return found;
    const settings = columns.find(({ first, last }) => column >= first && column <= last);
    const look = {
      widthChars: settings?.widthChars ?? standardWidthChars,
      isHidden: settings?.isHidden ?? false,
    };
    known.set(column, look);
    return look;
  };
}
