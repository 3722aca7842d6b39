// Gives each cell its formula: its own, its share of a shared formula, or an array formula.
import { readArea } from '../../book/address.ts';
import type { Budget } from '../limits/budget.ts';
import { refuse } from '../limits/refusal.ts';
import { detached } from '../xml/detached.ts';
import { type ArrayFormulas, createArrayFormulas } from './array-formulas.ts';
import { expandSharedFormula, parseSharedFormula, type SharedFormula } from './shared-formula.ts';

/** A formula as stored in the file; the text is empty where another cell has it. */
export interface WrittenFormula {
  readonly type: string | null;
  readonly text: string;
  readonly range: string | null;
  readonly sharedId: string | null;
  /** The cells that a table of results varies. */
  readonly varied: readonly string[];
}

export interface CellFormula {
  readonly formula: string | null;
  readonly isArray: boolean;
}

interface SharedMaster {
  readonly line: number;
  readonly column: number;
  readonly formula: SharedFormula;
}

const none: CellFormula = { formula: null, isArray: false };

export class FormulaSource {
  private readonly budget: Budget;
  private readonly part: string;
  private readonly shared = new Map<string, SharedMaster>();
  private readonly areas: ArrayFormulas;

  constructor(part: string, budget: Budget) {
    this.part = part;
    this.budget = budget;
    this.areas = createArrayFormulas(budget);
  }

  /** `written` is null for a cell without a formula element. */
  formulaOf(written: WrittenFormula | null, line: number, column: number): CellFormula {
    const entered = this.areas.formulaAt(line, column);
    if (!written) return entered === null ? none : { formula: entered, isArray: true };
    if (written.type === 'dataTable') return this.entered(written, `TABLE(${written.varied.join(',')})`);
    if (written.type === 'array') return this.entered(written, this.kept(written.text));
    const formula =
      written.type === 'shared' ? this.sharedFormula(written, line, column) : this.kept(written.text);
    if (formula !== '') return { formula, isArray: false };
    return entered === null ? none : { formula: entered, isArray: true };
  }

  private kept(text: string): string {
    const formula = detached(text.trim().replace(/^=/, ''));
    this.budget.spend('formulaCharacters', formula.length);
    return formula;
  }

  private entered(written: WrittenFormula, formula: string): CellFormula {
    const area = written.range === null ? null : readArea(written.range);
    if (area) this.areas.add(area, formula);
    return formula === '' ? none : { formula, isArray: true };
  }

  private sharedFormula({ text, sharedId }: WrittenFormula, line: number, column: number): string {
    const id = sharedId ?? '';
    if (text !== '') {
      const formula = this.kept(text);
      this.shared.set(id, { line, column, formula: parseSharedFormula(formula) });
      return formula;
    }
    const master = this.shared.get(id);
    if (!master) return refuse('brokenContent', { part: this.part });
    return this.kept(expandSharedFormula(master.formula, line - master.line, column - master.column));
  }
}
