// N08: a number pasted over a cell of the balance sheet turns the master check red.
import { addressOf } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { CellAddress, Recalculation } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { spread } from './parts/drivers.ts';
import { statementPeak } from './parts/identity.ts';
import { findMasterCheck } from './parts/master-check.ts';
import { findStatementLines, type StatementLine, statementKind } from './parts/statement-lines.ts';
import { trialsOf } from './parts/trials.ts';

/*
 * A number pasted over one formula of a row of periods is told by R02 wherever it stands, and one that flows on through the whole
 * model leaves its statements in agreement: no check can see it. What a master check has to see is a balance sheet that no
 * longer follows the model, so the rule pastes over each line of the balance sheet in turn.
 */

/** Pasted numbers tried; each costs a calculation of what hangs on it. */
const mostTrials = 30;

/** The pasted number differs by this share of the largest amount, more than any tolerance for rounding. */
const shareOfPeak = 0.01;

interface Trial {
  readonly sheet: number;
  readonly label: string;
  readonly cell: BookCell;
}

/** The lines that make up a total of the balance sheet, itself included, through the totals within it. */
function linesWithin(examination: Examination, { sheet, line }: StatementLine): ReadonlySet<number> {
  const found = new Set<number>();
  const waiting = [line];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const row = found.has(next) ? undefined : examination.layout.lineAt(sheet, next);
    found.add(next);
    const cell = row?.role === 'total' || next === line ? row?.periods.at(-1) : undefined;
    const formula = cell && examination.formulas.at(sheet, cell.line, cell.column);
    for (const { sheet: from, area } of formula?.reads ?? []) {
      if (from !== sheet || area.firstColumn !== cell?.column || area.lastColumn !== cell.column) continue;
      for (let at = area.firstLine; at <= area.lastLine; at += 1) waiting.push(at);
    }
  }
  return found;
}

/** One cell of each line that the totals add up, in a period of its own. */
function trials(examination: Examination): readonly Trial[] {
  const statementLines = findStatementLines(examination);
  const [assets, sources] = [statementLines.get('totalAssets'), statementLines.get('totalSources')];
  const sheet = assets && examination.layout.sheets[assets.sheet];
  if (!assets || !sources || !sheet || assets.sheet !== sources.sheet) return [];
  /** A summary that happens to include a balance sheet is not what the check is about. */
  if (statementKind(examination.book.sheets[assets.sheet]?.title ?? '') !== 'balance') return [];
  const within = new Set([...linesWithin(examination, assets), ...linesWithin(examination, sources)]);
  const lines = sheet.lines.filter(
    ({ line, periods, role }) =>
      within.has(line) && role !== 'header' && periods.some(({ formula }) => formula !== null),
  );
  return lines.flatMap(({ label, periods }, place) => {
    const formulas = periods.filter(({ formula }) => formula !== null);
    const cell = formulas[(place * 7) % formulas.length];
    return cell ? [{ sheet: sheet.sheet, label, cell }] : [];
  });
}

const isSound = (values: Recalculation, check: CellAddress): boolean => {
  const value = values.valueAt(check);
  return (
    value === 0 || value === true || (typeof value === 'string' && /^(ok|ок|true|верно|норма)\b/i.test(value))
  );
};

function isSeen(values: Recalculation, check: CellAddress, { sheet, cell }: Trial, peak: number): boolean {
  const { line, column } = cell;
  const value = values.valueAt({ sheet, line, column });
  if (typeof value !== 'number') return true;
  const after = values.withChanges([
    { sheet, line, column, value: value * 1.1 + Math.max(1, shareOfPeak * peak) },
  ]);
  return !isSound(after, check);
}

function faults(examination: Examination): readonly RuleFault[] {
  const check = findMasterCheck(examination);
  if (!check) return [];
  const { recalculation } = examination;
  const peak = statementPeak(findStatementLines(examination), recalculation);
  return spread(trials(examination), trialsOf(examination, mostTrials))
    .filter((trial) => !isSeen(recalculation, check, trial, peak))
    .map(({ sheet, label, cell }) => ({ sheet, cell: addressOf(cell.line, cell.column), words: { label } }));
}

export const checkTurnsRed: Rule = {
  id: 'N08',
  severity: 'W',
  texts: {
    en: {
      title: 'A number pasted over a cell of the balance sheet turns the master check red',
      messages: { blind: '{label}: a number pasted over this formula goes unnoticed by the master check.' },
      remedy: 'Let the master check include assets less liabilities and equity, of every period.',
    },
    ru: {
      title: 'Число, вставленное поверх ячейки баланса, меняет общую проверку',
      messages: { blind: '{label}: общая проверка не замечает числа, вставленного поверх этой формулы.' },
      remedy: 'Включите в общую проверку разность активов и обязательств с капиталом по всем периодам.',
    },
  },
  notCheckable: (examination) => {
    const check = findMasterCheck(examination);
    const isUsable = check !== null && isSound(examination.recalculation, check);
    return isUsable && trials(examination).length > 0 && trialsOf(examination, 1) > 0
      ? null
      : {
          en: 'There is no master check that holds now beside a balance sheet, or the workbook is too large to try it.',
          ru: 'В книге нет общей проверки, которая сейчас выполняется, и баланса к ней, или книга слишком велика.',
        };
  },
  faults,
};
