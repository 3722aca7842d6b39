// N11: every check of the workbook passes when recalculated.
import { areaAddress, isInside } from '../../book/address.ts';
import type { BookCell, CellValue } from '../../book/book.ts';
import type { CellAddress } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { SheetLine } from '../../layout/layout.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { lineAreas, wholeRange } from '../cell-ranges.ts';
import { SenseFinder } from './parts/check-sense.ts';
import { findMasterCheck } from './parts/master-check.ts';

/** Enough cells of a range to estimate the size of its amounts. */
const mostLines = 100;

/** Of the largest amount that a difference is taken from: less is rounding. */
const ofAmounts = 1e-6;

const failWords =
  /^(?:error|fail|failed|fails|wrong|not ok|unbalanced|out of balance|does not balance|ошибка|не сходится|неверно|не выполнено|не выполняется)[.!]*$/i;

/** A difference that ought to be 0, and not one between any two amounts. */
const saysZero = wordPattern([
  ...[
    'balance check',
    'cash check',
    'check total',
    'total check',
    'must be zero',
    'should be zero',
    'must be 0',
  ],
  ...['проверка баланса', 'проверка денег', 'должно быть 0', 'должен быть 0', 'контрольная сумма'],
]);

interface CheckCell extends CellAddress, Pick<BookCell, 'value'> {}

interface CheckLine {
  /** From 0. */
  readonly sheet: number;
  readonly line: SheetLine;
  readonly cells: readonly CheckCell[];
}

class Checks {
  private readonly examination: Examination;
  private readonly senses: SenseFinder;

  constructor(examination: Examination) {
    this.examination = examination;
    this.senses = new SenseFinder(examination);
  }

  valueOf(cell: CheckCell): CellValue {
    const { recalculation } = this.examination;
    return recalculation.isCalculated(cell) ? recalculation.valueAt(cell) : cell.value;
  }

  /** Every line of checks, and the one that summarises them, wherever it is. */
  lines(): readonly CheckLine[] {
    const { layout } = this.examination;
    const master = findMasterCheck(this.examination);
    return layout.sheets.flatMap(({ sheet, lines }) =>
      lines.flatMap((line) => {
        const isMaster = master?.sheet === sheet && master.line === line.line;
        if (line.role !== 'check' && !isMaster) return [];
        const cells = line.cells
          .filter(({ formula }) => formula !== null)
          .map(({ line: at, column, value }) => ({ sheet, line: at, column, value }));
        return cells.length === 0 ? [] : [{ sheet, line, cells }];
      }),
    );
  }

  failing({ line, cells }: CheckLine): readonly CheckCell[] {
    const isDifference = saysZero.test(line.label) || cells.some((cell) => this.isNought(cell));
    return cells.filter((cell) => this.fails(cell, isDifference));
  }

  private isNought(cell: CheckCell): boolean {
    const value = this.valueOf(cell);
    return typeof value === 'number' && Math.abs(value) <= ofAmounts * this.amountBehind(cell);
  }

  /** A row of differences that are never 0 may compare what differs by right. */
  private fails(cell: CheckCell, isDifference: boolean): boolean {
    const value = this.valueOf(cell);
    if (typeof value === 'string') return failWords.test(value.trim());
    if (typeof value !== 'number' && typeof value !== 'boolean') return false;
    const sense = this.senses.of(cell);
    if (sense === 'difference') return isDifference && !this.isNought(cell);
    return sense === 'zero' ? Number(value) !== 0 : sense === 'one' && Number(value) === 0;
  }

  /** The largest of the amounts that a check reads. */
  private amountBehind({ sheet, line, column }: CheckCell): number {
    const { formulas, recalculation } = this.examination;
    let largest = 0;
    for (const { sheet: from, area } of formulas.at(sheet, line, column)?.reads ?? []) {
      const lastLine = Math.min(area.lastLine, area.firstLine + mostLines);
      const lastColumn = Math.min(area.lastColumn, area.firstColumn + mostLines);
      for (let at = area.firstLine; at <= lastLine; at += 1) {
        for (let place = area.firstColumn; place <= lastColumn; place += 1) {
          const value = recalculation.valueAt({ sheet: from, line: at, column: place });
          if (typeof value === 'number') largest = Math.max(largest, Math.abs(value));
        }
      }
    }
    return largest;
  }
}

/** A check that summarises others fails because they do, which is reported on those. */
function followsFrom({ formulas }: Examination, cell: CheckCell, failing: readonly CheckCell[]): boolean {
  const reads = formulas.at(cell.sheet, cell.line, cell.column)?.reads ?? [];
  return reads.some(({ sheet, area }) =>
    failing.some((one) => one !== cell && one.sheet === sheet && isInside(area, one.line, one.column)),
  );
}

const shownText = (value: CellValue): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : typeof value === 'object' ? '' : String(value);

function faults(examination: Examination): readonly RuleFault[] {
  const checks = new Checks(examination);
  const failing = checks.lines().map((check) => ({ check, cells: checks.failing(check) }));
  const all = failing.flatMap(({ cells }) => cells);
  return failing.flatMap(({ check: { sheet, line }, cells }) => {
    const rootCauses = cells.filter((cell) => !followsFrom(examination, cell, all));
    const [first] = rootCauses;
    if (!first) return [];
    const [area, ...others] = lineAreas(rootCauses);
    const cell = area && others.length === 0 ? areaAddress(area) : wholeRange(rootCauses);
    return [{ sheet, cell, words: { label: line.label, value: shownText(checks.valueOf(first)) } }];
  });
}

export const checksHold: Rule = {
  id: 'N11',
  severity: 'C',
  texts: {
    en: {
      title: 'Every check of the workbook holds',
      messages: { fails: 'This check fails ({label}): it comes to {value}.' },
      remedy: 'Find out what the check compares, and fix the input or the formula that makes it fail.',
    },
    ru: {
      title: 'Все проверки книги выполняются',
      messages: { fails: 'Эта проверка не выполняется ({label}): её значение — {value}.' },
      remedy:
        'Посмотрите, что сравнивает проверка, и исправьте ввод или формулу, из-за которых она не выполняется.',
    },
  },
  faults,
};
