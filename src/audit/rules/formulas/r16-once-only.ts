// R16: the same calculation on the same cells exists only once.
import { addressOf, areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaBlock, FormulaCell, FormulaPattern } from '../../formulas/indexing/formula-index.ts';
import { findPart, partsOf } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';

/** Less than two cells in a formula is a link, a change of sign or of unit. */
const leastReferences = 2;

const totals = new Set(['SUM', 'SUBTOTAL', 'MAX', 'MIN', 'COUNT', 'COUNTA', 'AVERAGE']);

const isReference = ({ kind }: FormulaTree): boolean => kind === 'reference' || kind === 'name';

const referenceCount = (tree: FormulaTree): number =>
  isReference(tree) ? 1 : partsOf(tree).reduce((sum, part) => sum + referenceCount(part), 0);

const isTotal = (tree: FormulaTree): boolean => tree.kind === 'call' && totals.has(tree.name);

const isCalculation = ({ tree }: FormulaPattern): boolean =>
  !isTotal(tree) && referenceCount(tree) >= leastReferences;

/** A formula that names the sheet of every cell means the same on any sheet. */
const namesEverySheet = ({ tree }: FormulaPattern): boolean =>
  findPart(tree, (part) => (part.kind === 'reference' || part.kind === 'name') && part.sheet === null) ===
  null;

/** Anchors and spaces do not change what a formula reads. */
const spelled = ({ cell }: FormulaCell): string =>
  (cell.formula ?? '').replaceAll(/[$\s]/g, '').toUpperCase();

/** The lines of a block, those of the header aside: counters and time flags are on every sheet. */
function calculatedLines({ layout }: Examination, { sheet, area }: FormulaBlock): readonly number[] {
  const first = Math.max(area.firstLine, (layout.sheets[sheet]?.headerLines ?? 0) + 1);
  return Array.from({ length: Math.max(0, area.lastLine - first + 1) }, (_, index) => first + index);
}

function placeOf({ book }: Examination, { sheet, cell }: FormulaCell, from: number): string {
  const address = addressOf(cell.line, cell.column);
  return sheet === from ? address : `${book.sheets[sheet]?.title ?? ''}!${address}`;
}

function faults(examination: Examination): readonly RuleFault[] {
  const seen = new Map<string, FormulaCell>();
  const prefixes = new Map<FormulaPattern, string | null>();
  const found: RuleFault[] = [];
  for (const block of examination.formulas.blocks) {
    const { sheet, area, pattern } = block;
    let prefix = prefixes.get(pattern);
    if (prefix === undefined) {
      prefix = isCalculation(pattern) ? (namesEverySheet(pattern) ? '' : String(sheet)) : null;
      prefixes.set(pattern, prefix);
    }
    if (prefix === null) continue;
    for (const line of calculatedLines(examination, block)) {
      const formula = examination.formulas.at(sheet, line, area.firstColumn);
      if (!formula) continue;
      const key = `${prefix} ${spelled(formula)} ${area.lastColumn}`;
      const before = seen.get(key);
      if (before === undefined) seen.set(key, formula);
      else if (before.sheet !== sheet || before.cell.line !== line) {
        const cell = areaAddress({ ...area, firstLine: line, lastLine: line });
        found.push({ sheet, cell, words: { place: placeOf(examination, before, sheet) } });
      }
    }
  }
  return found;
}

export const onceOnly: Rule = {
  id: 'R16',
  severity: 'W',
  texts: {
    en: {
      title: 'The same calculation stands once',
      messages: { twice: 'The same is already worked out of the same cells in {place}.' },
      remedy: 'Keep one of the two and link to it.',
    },
    ru: {
      title: 'Один и тот же расчёт стоит в модели один раз',
      messages: { twice: 'То же самое из тех же ячеек уже рассчитано в {place}.' },
      remedy: 'Оставьте один расчёт, а в другом месте сошлитесь на него.',
    },
  },
  faults,
};
