// What the page and its engine tell each other; the answers come in the order of the questions.
import type { CellEdit, CellTrace, LiveCell } from '#audit/live/live-book.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import type { CalculatedCell } from './sheet-engine.ts';

export type EngineQuestion =
  | { readonly start: BookView }
  | { readonly change: readonly CellEdit[] }
  | { readonly trace: LiveCell };

export type EngineAnswer =
  | { readonly calculated: readonly CalculatedCell[] }
  | { readonly trace: CellTrace }
  | { readonly failure: string };
