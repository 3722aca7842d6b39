// R13: a link reads the cell where the number is calculated, not another link.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaBlock, FormulaCell } from '../../formulas/indexing/formula-index.ts';
import { isPureLink } from './parts/pure-link.ts';
import { type CellFault, rangeFaults } from './parts/range-faults.ts';

/** On a sheet of inputs, periods that repeat the one number that stands before them are where that number is read. */
function isTypedOnce({ layout }: Examination, { sheet, cell, reads: [read] }: FormulaCell): boolean {
  const { role, axis } = layout.sheets[sheet] ?? {};
  return (
    role === 'input' &&
    read?.sheet === sheet &&
    read.area.firstLine === cell.line &&
    read.area.firstColumn < (axis?.firstColumn ?? 0)
  );
}

/** The link that a link reads; lines of statements count as sources. */
function linkBehind(examination: Examination, formula: FormulaCell): FormulaCell | null {
  const { formulas, layout } = examination;
  const [read] = formula.reads;
  if (!read) return null;
  const target = formulas.at(read.sheet, read.area.firstLine, read.area.firstColumn);
  // A value carried from period to period is no chain of links.
  const isCarried = target?.sheet === formula.sheet && target.cell.line === formula.cell.line;
  if (!target || isCarried || !isPureLink(target.pattern)) return null;
  const isSource = layout.sheets[target.sheet]?.role === 'output' || isTypedOnce(examination, target);
  return isSource ? null : target;
}

function faultsIn(examination: Examination, { sheet, area, pattern }: FormulaBlock): readonly CellFault[] {
  if (!isPureLink(pattern)) return [];
  const { book, formulas } = examination;
  const found: CellFault[] = [];
  for (let line = area.firstLine; line <= area.lastLine; line += 1) {
    for (let column = area.firstColumn; column <= area.lastColumn; column += 1) {
      const formula = formulas.at(sheet, line, column);
      const target = formula && linkBehind(examination, formula);
      if (!target) continue;
      const words = {
        sheet: book.sheets[target.sheet]?.title ?? '',
        line: target.cell.line,
      };
      found.push({ sheet, line, column, words });
    }
  }
  return found;
}

const faults = (examination: Examination): readonly RuleFault[] =>
  rangeFaults(examination.formulas.blocks.flatMap((block) => faultsIn(examination, block)));

export const linksToTheSource: Rule = {
  id: 'R13',
  severity: 'W',
  texts: {
    en: {
      title: 'A link reads where the number is worked out, not another link',
      messages: { chain: 'The link reads row {line} of “{sheet}”, which is only a link itself.' },
      remedy: 'Link straight to the cell where the number is worked out or typed.',
    },
    ru: {
      title: 'Ссылка ведёт туда, где число рассчитано, а не на другую ссылку',
      messages: { chain: 'Ссылка ведёт на строку {line} листа «{sheet}», а там тоже только ссылка.' },
      remedy: 'Сошлитесь прямо на ячейку, где число рассчитано или введено.',
    },
  },
  faults,
};
