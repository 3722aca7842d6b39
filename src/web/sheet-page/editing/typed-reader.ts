// Reads what was typed or pasted: a formula, a number in the visitor's notation, a date, a percentage, or words.
import type { CellContent } from '#audit/live/live-book.ts';
import type { StyleView } from '#render/sheet-view/sheet-view.ts';

export type TypedReader = (text: string, style: StyleView | null) => CellContent;
