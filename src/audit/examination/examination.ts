// A workbook with everything that rules query, each part computed on first use.
import type { Book } from '../book/book.ts';
import type { Recalculation } from '../calculate/recalculation.ts';
import type { FormulaIndex } from '../formulas/indexing/formula-index.ts';
import type { Layout } from '../layout/layout.ts';
import type { Profile } from './profile.ts';

export interface Examination {
  readonly book: Book;
  readonly profile: Profile;
  readonly formulas: FormulaIndex;
  readonly layout: Layout;
  readonly recalculation: Recalculation;
}
