// S04: one time axis per sheet, with its end dates in the frozen panes.
import { areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isText } from '../../layout/cells/cell-lines.ts';
import type { SheetLine } from '../../layout/layout.ts';
import type { TimeRun } from '../../layout/time/time-runs.ts';
import { withoutPeriods } from './parts/not-checkable.ts';
import { runsIn, type TimeSheet, timeSheets } from './parts/time-sheets.ts';

/** A sheet that fits one screen shows its header anyway. */
const linesOnScreen = 40;
const leastPeriods = 3;

const runAddress = ({
  line,
  firstColumn,
  lastColumn,
}: Pick<TimeRun, 'line' | 'firstColumn' | 'lastColumn'>) =>
  areaAddress({ firstLine: line, firstColumn, lastLine: line, lastColumn });

/** Dates and years may be data; a header is text, or bold, or filled. */
function looksLikeHeader({ book }: Examination, { cells }: SheetLine, run: TimeRun): boolean {
  return cells
    .filter(({ column }) => column >= run.firstColumn && column <= run.lastColumn)
    .every((cell) => {
      const style = book.styles[cell.style];
      return isText(cell) || style?.isBold === true || (style?.fillColour ?? null) !== null;
    });
}

function isOtherAxis({ axis }: TimeSheet, run: TimeRun): boolean {
  if (run.kind === 'counter' || run.kind === 'numbered') return false;
  if (run.lastColumn - run.firstColumn + 1 < leastPeriods) return false;
  if (run.lastColumn < axis.firstColumn || run.firstColumn > axis.lastColumn) return true;
  if (axis.keys.some((key) => key?.startsWith('#'))) return false;
  return run.keys.some((key, index) => key !== axis.keys[run.firstColumn + index - axis.firstColumn]);
}

function otherAxes(examination: Examination, sheet: TimeSheet): readonly RuleFault[] {
  return sheet.lines
    .filter(({ line }) => line > sheet.headerLines || line === sheet.axis.line)
    .flatMap((line) =>
      runsIn(examination, sheet.sheet, line.cells)
        .filter((run) => isOtherAxis(sheet, run) && looksLikeHeader(examination, line, run))
        .map((run) => ({ sheet: sheet.sheet, cell: runAddress(run), message: 'second' })),
    );
}

function ofSheet(examination: Examination, sheet: TimeSheet): readonly RuleFault[] {
  const frozen = examination.book.sheets[sheet.sheet]?.view.frozen?.lines ?? 0;
  const cell = runAddress(sheet.axis);
  const scrolls = frozen < sheet.axis.line && (sheet.lines.at(-1)?.line ?? 0) > linesOnScreen;
  const isUndated = sheet.axis.keys.some((key) => key?.startsWith('#'));
  return [
    ...otherAxes(examination, sheet),
    ...(scrolls ? [{ sheet: sheet.sheet, cell, message: 'scrolls' }] : []),
    ...(isUndated ? [{ sheet: sheet.sheet, cell, message: 'undated' }] : []),
  ];
}

function faults(examination: Examination): readonly RuleFault[] {
  return timeSheets(examination)
    .filter(({ role }) => role !== 'control')
    .flatMap((sheet) => ofSheet(examination, sheet));
}

export const oneTimeAxis: Rule = {
  id: 'S04',
  severity: 'W',
  texts: {
    en: {
      title: 'One time axis a sheet, its end date in the frozen panes',
      messages: {
        second: 'These columns stand for other periods than the header of the sheet says.',
        scrolls: 'The periods scroll out of view: the panes are not frozen below them.',
        undated: 'The periods are only numbered or lack a year: nothing says when they end.',
      },
      remedy:
        'Keep one row of period ends at the top, freeze the panes below it, and move another time axis to a sheet of its own.',
    },
    ru: {
      title: 'На листе одна шкала времени, и дата конца периода закреплена вверху',
      messages: {
        second: 'Эти столбцы обозначают не те периоды, что указаны в шапке листа.',
        scrolls: 'Периоды уходят с экрана при прокрутке: области под ними не закреплены.',
        undated: 'Периоды только пронумерованы или указаны без года: неясно, когда они заканчиваются.',
      },
      remedy:
        'Оставьте вверху одну строку с концами периодов, закрепите области под ней, а другую шкалу времени перенесите на отдельный лист.',
    },
  },
  notCheckable: withoutPeriods,
  faults,
};
