// A workbook with everything that rules query, each part computed on first use.
import type { Book } from '../book/book.ts';
import type { Recalculation } from '../calculate/recalculation.ts';
import type { FormulaIndex } from '../formulas/indexing/formula-index.ts';
import type { Layout } from '../layout/layout.ts';
import type { Work } from '../work/work.ts';
import type { Profile } from './profile.ts';

export interface Examination {
  readonly book: Book;
  readonly profile: Profile;
  readonly formulas: FormulaIndex;
  readonly layout: Layout;
  readonly recalculation: Recalculation;
  /** What may still be done with the file: whoever goes through many things again and again says how many. */
  readonly work: Work;
  /** Rules that took more work than one may, by their ids; complete once all others have been asked. */
  readonly leftOut: readonly string[];
}
