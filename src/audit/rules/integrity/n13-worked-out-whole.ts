// N13: the workbook is worked out whole; reported as a note, since what was left out may still be sound.
import { addressOf, areaAddress } from '../../book/address.ts';
import type { Recalculation } from '../../calculate/recalculation.ts';
import { isOutOfReach } from '../../calculate/runtime/out-of-reach.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { WorkSpent } from '../../work/work.ts';
import { lineAreas } from '../cell-ranges.ts';

/** Where not even the formulas could be taken apart, every rule about them is among those left out. */
function notCalculated(examination: Examination): Recalculation['notCalculated'] {
  try {
    return examination.recalculation.notCalculated;
  } catch (thrown) {
    if (thrown instanceof WorkSpent) return [];
    throw thrown;
  }
}

/** On each sheet where cells were left out, the first of them and how many there are. */
function cellFaults(examination: Examination): readonly RuleFault[] {
  const bySheet = new Map<number, { line: number; column: number }[]>();
  for (const { sheet, line, column, reason } of notCalculated(examination)) {
    if (!isOutOfReach(reason)) continue;
    const cells = bySheet.get(sheet);
    if (cells) cells.push({ line, column });
    else bySheet.set(sheet, [{ line, column }]);
  }
  return [...bySheet].map(([sheet, cells]) => {
    const [area] = lineAreas(cells);
    const [first] = cells;
    const cell = area ? areaAddress(area) : first ? addressOf(first.line, first.column) : null;
    return { sheet, cell, message: 'cells', words: { count: cells.length } };
  });
}

function ruleFaults({ leftOut }: Examination): readonly RuleFault[] {
  if (leftOut.length === 0) return [];
  return [{ sheet: null, cell: null, message: 'rules', words: { rules: leftOut.join(', ') } }];
}

export const workedOutWhole: Rule = {
  id: 'N13',
  severity: 'W',
  isNote: true,
  texts: {
    en: {
      title: 'The workbook is worked out whole',
      messages: {
        cells:
          'The file was too large to be recalculated whole: formulas of this sheet that were left out: {count}. Nothing is said about their values.',
        rules: 'The file was too large to be checked whole: these rules were left out: {rules}.',
      },
      remedy:
        'Split the workbook, or let formulas read fewer cells: running sums that add the row above, lookups in shorter lists.',
    },
    ru: {
      title: 'Книга рассчитана целиком',
      messages: {
        cells:
          'Файл слишком велик, чтобы пересчитать его целиком: формул этого листа, которые не рассчитаны, — {count}. Об их значениях ничего не говорится.',
        rules: 'Файл слишком велик, чтобы проверить его целиком; пропущены правила: {rules}.',
      },
      remedy:
        'Разделите книгу или сократите диапазоны в формулах: нарастающий итог складывайте с предыдущей строкой, искать лучше в коротких списках.',
    },
  },
  faults: (examination) => [...cellFaults(examination), ...ruleFaults(examination)],
};
