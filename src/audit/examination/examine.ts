// Prepares a workbook for the rules: each part is computed once, when the first rule needs it.
import type { Book } from '../book/book.ts';
import { recalculate } from '../calculate/recalculate.ts';
import type { Recalculation } from '../calculate/recalculation.ts';
import type { FormulaIndex } from '../formulas/indexing/formula-index.ts';
import { indexFormulas } from '../formulas/indexing/index-formulas.ts';
import type { Layout } from '../layout/layout.ts';
import { layOut } from '../layout/reader/lay-out.ts';
import { Work } from '../work/work.ts';
import { countedFormulas, countedLayout } from './counted.ts';
import type { Examination } from './examination.ts';
import type { Profile } from './profile.ts';
import { profiles } from './profiles.ts';

export function examine(
  book: Book,
  profile: Profile = profiles.bank,
  work: Work = new Work(),
  leftOut: Examination['leftOut'] = [],
): Examination {
  let formulas: FormulaIndex | null = null;
  let layout: Layout | null = null;
  let recalculation: Recalculation | null = null;
  return {
    book,
    profile,
    work,
    leftOut,
    get formulas() {
      formulas ??= countedFormulas(indexFormulas(book, work), work);
      return formulas;
    },
    get layout() {
      layout ??= countedLayout(layOut(book, this.formulas), work);
      return layout;
    },
    get recalculation() {
      recalculation ??= recalculate(book, this.formulas, work);
      return recalculation;
    },
  };
}
