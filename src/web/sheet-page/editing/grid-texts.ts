// The words of the grid in the visitor's language, for the parts of it that are drawn without React.
import type { Language } from '#language/language.ts';
import type { CellNouns } from '#web/sheet-page/surface/selection/cell-words.ts';
import type { Refusal } from './allowed-values.ts';

export interface GridTexts {
  readonly language: Language;
  readonly selectAll: string;
  readonly cellField: string;
  readonly choices: string;
  readonly openChoices: string;
  /** What the list of functions is called. */
  readonly functions: string;
  readonly nouns: CellNouns;
  readonly foldGroup: (line: number) => string;
  readonly refusal: (why: Refusal) => string;
  readonly changed: (cell: string, value: string) => string;
  readonly pasted: (count: number) => string;
  readonly copied: (count: number) => string;
  readonly copyOneBlock: string;
  readonly cutOneBlock: string;
  readonly pasteOneBlock: string;
  readonly addingBlock: string;
}
