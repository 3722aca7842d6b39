// S05: the header numbers the periods and marks actuals and forecast; rows of 0 and 1 show their totals.
import { addressOf } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isNumeric } from '../../layout/cells/cell-lines.ts';
import type { SheetLine } from '../../layout/layout.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { wholeRange } from '../cell-ranges.ts';
import { withoutPeriods } from './parts/not-checkable.ts';
import { headerTexts, runsIn, type TimeSheet, timeSheets } from './parts/time-sheets.ts';

const leastPeriods = 3;
/** The columns of a single budget count themselves. */
const leastTimeSheets = 2;

const saysTag = wordPattern([
  ...['actual*', 'forecast*', 'budget*', 'plan', 'estimate*', 'projection*', 'projected'],
  ...['факт*', 'прогноз*', 'план*', 'бюджет*', 'оценка'],
]);
/** 2026A, 2027E, Q1 27F. */
const taggedPeriod = /\d\s?[AEFBP]$/;
const saysFlag = wordPattern([
  ...['flag', 'flags', '1 or 0', '0 or 1', '0/1', '1/0', 'флаг*', 'признак', '1 или 0', '0 или 1'],
]);

function hasCounter(examination: Examination, sheet: TimeSheet): boolean {
  const { firstColumn: first, lastColumn: last } = sheet.axis;
  const least = Math.min(leastPeriods, last - first + 1);
  return sheet.lines
    .filter(({ line }) => line <= sheet.headerLines)
    .flatMap(({ cells }) => runsIn(examination, sheet.sheet, cells))
    .some(
      ({ kind, firstColumn, lastColumn }) =>
        (kind === 'counter' || kind === 'numbered') &&
        lastColumn - firstColumn + 1 >= least &&
        lastColumn >= sheet.axis.firstColumn,
    );
}

const hasTag = (sheet: TimeSheet): boolean =>
  headerTexts(sheet).some((text) => saysTag.test(text) || taggedPeriod.test(text));

function isFlag({ periods, label, unit, role }: SheetLine): boolean {
  if (role === 'header' || role === 'check') return false;
  const numbers = periods.filter(isNumeric);
  return (
    numbers.length >= leastPeriods &&
    (saysFlag.test(label) || saysFlag.test(unit)) &&
    numbers.every(({ value }) => value === 0 || value === 1)
  );
}

/** The total may be on either side of the periods; a typed number is not a total. */
function flagFault({ sheet, totalColumn }: TimeSheet, line: SheetLine): readonly RuleFault[] {
  const { periods, label } = line;
  const beside = line.cells.filter((cell) => isNumeric(cell) && !periods.includes(cell));
  if (beside.some(({ formula }) => formula !== null)) return [];
  const typed =
    beside.find(({ column }) => column === totalColumn) ?? (beside.length === 1 ? beside[0] : undefined);
  const words = { label };
  return typed
    ? [{ sheet, cell: addressOf(typed.line, typed.column), message: 'typed', words }]
    : [{ sheet, cell: wholeRange(periods), message: 'flag', words }];
}

const flagFaults = (sheet: TimeSheet): readonly RuleFault[] =>
  sheet.lines.filter(isFlag).flatMap((line) => flagFault(sheet, line));

function faults(examination: Examination): readonly RuleFault[] {
  const sheets = timeSheets(examination).filter(({ role }) => role !== 'control');
  const [first] = sheets;
  if (!first) return [];
  const flags = sheets.flatMap(flagFaults);
  if (sheets.length < leastTimeSheets) return flags;
  const place = { sheet: first.sheet, cell: addressOf(first.axis.line, first.axis.firstColumn) };
  return [
    ...(sheets.some((sheet) => hasCounter(examination, sheet)) ? [] : [{ ...place, message: 'counter' }]),
    ...(sheets.some(hasTag) ? [] : [{ ...place, message: 'tag' }]),
    ...flags,
  ];
}

export const counterTagAndFlags: Rule = {
  id: 'S05',
  severity: 'W',
  texts: {
    en: {
      title:
        'The header counts the periods and tells actual from forecast; rows of 0 and 1 show their totals',
      messages: {
        counter: 'No sheet counts its periods: 1, 2, 3 and so on.',
        tag: 'No header says which periods are actual and which are forecast.',
        flag: '{label}: a row of 0 and 1 without a total, so nobody sees how often it is on.',
        typed: '{label}: a number is typed beside this row of 0 and 1, and no formula adds them up.',
      },
      remedy:
        'Add a counter and an actual or forecast tag to the header, and a total beside each row of 0 and 1.',
    },
    ru: {
      title: 'В шапке есть счётчик периодов и отметка «факт» или «прогноз»; у строк из 0 и 1 есть итог',
      messages: {
        counter: 'Ни на одном листе периоды не пронумерованы: 1, 2, 3 и так далее.',
        tag: 'Ни в одной шапке не сказано, какие периоды — факт, а какие — прогноз.',
        flag: '{label}: у строки из 0 и 1 нет итога, и не видно, сколько раз признак включён.',
        typed: '{label}: рядом со строкой из 0 и 1 введено число, и ни одна формула их не складывает.',
      },
      remedy:
        'Добавьте в шапку счётчик периодов и отметку «факт» или «прогноз», а рядом с каждой строкой из 0 и 1 — её сумму.',
    },
  },
  notCheckable: withoutPeriods,
  faults,
};
