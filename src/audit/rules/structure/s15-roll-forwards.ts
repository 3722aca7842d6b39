// S15: balances are roll-forwards: opening, in, out, closing.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import type { SheetLine } from '../../layout/layout.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { wholeRange } from '../cell-ranges.ts';
import { withoutPeriods } from './parts/not-checkable.ts';
import { type TimeSheet, timeSheets } from './parts/time-sheets.ts';

const saysBalance = wordPattern([
  ...[
    'balance',
    'closing*',
    'debt',
    'loan',
    'loans',
    'cash',
    'retained earnings',
    'inventory',
    'stock',
    'receivables',
    'payables',
  ],
  ...['fixed assets', 'net book value', 'end of period', 'outstanding', 'equity', 'paid-in capital'],
  ...[
    'баланс',
    'остаток*',
    'остатк*',
    'сальдо',
    'долг',
    'задолженность',
    'кредит',
    'денежные средства',
    'деньги',
  ],
  ...[
    'нераспределенная прибыль',
    'нераспределённая прибыль',
    'запасы',
    'на конец периода',
    'капитал',
    'основные средства',
  ],
]);

/** A running total of flows is no balance. */
const saysRunning = wordPattern([
  ...['flow', 'flows', 'to date', 'cumulative', 'cumulated', 'accumulated', 'running'],
  ...['поток*', 'нарастающ* итогом', 'накопленн*', 'с начала'],
]);

/** The added and subtracted terms, separated. */
function terms(tree: FormulaTree): readonly FormulaTree[] {
  if (tree.kind === 'binary' && (tree.operator === '+' || tree.operator === '-')) {
    return [...terms(tree.left), ...terms(tree.right)];
  }
  return [tree];
}

function isOwnPast(tree: FormulaTree, { cell }: FormulaCell): boolean {
  return (
    tree.kind === 'reference' &&
    tree.sheet === null &&
    tree.file === null &&
    tree.area.firstLine === cell.line &&
    tree.area.lastLine === cell.line &&
    tree.area.firstColumn === cell.column - 1 &&
    tree.area.lastColumn === cell.column - 1
  );
}

/** Its own last period plus something else, in one formula. */
function growsInPlace(formula: FormulaCell): boolean {
  const parts = terms(formula.tree);
  const others = parts.filter((part) => !isOwnPast(part, formula) && part.kind !== 'number');
  return parts.length > others.length && others.length > 0 && parts.some((part) => isOwnPast(part, formula));
}

function ofLine({ formulas }: Examination, { sheet }: TimeSheet, line: SheetLine): readonly RuleFault[] {
  if (line.role !== 'calculation' || !saysBalance.test(line.label)) return [];
  if (saysRunning.test(line.label)) return [];
  const grown = line.periods.filter((cell) => {
    const formula = formulas.at(sheet, cell.line, cell.column);
    return formula !== undefined && growsInPlace(formula);
  });
  return grown.length >= 2 ? [{ sheet, cell: wholeRange(grown), words: { label: line.label } }] : [];
}

function faults(examination: Examination): readonly RuleFault[] {
  return timeSheets(examination).flatMap((sheet) =>
    sheet.lines.flatMap((line) => ofLine(examination, sheet, line)),
  );
}

export const rollForwards: Rule = {
  id: 'S15',
  severity: 'W',
  texts: {
    en: {
      title: 'Balances are roll-forwards: opening, in, out, closing',
      messages: {
        inPlace: '{label} grows in one row: the opening balance and what changes it are not shown.',
      },
      remedy:
        'Show four rows: opening (the last closing), what comes in, what goes out, closing as their sum.',
    },
    ru: {
      title: 'Остатки показаны движением: на начало, приход, расход, на конец',
      messages: {
        inPlace:
          '{label}: остаток накапливается в одной строке, не видно начального остатка и его изменений.',
      },
      remedy:
        'Покажите четыре строки: остаток на начало (прошлый остаток на конец), приход, расход и остаток на конец как их сумму.',
    },
  },
  notCheckable: withoutPeriods,
  faults,
};
