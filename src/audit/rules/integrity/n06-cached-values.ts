// N06: the values cached in the file match the results of its formulas.

import { addressOf, areaAddress } from '../../book/address.ts';
import type { BookCell, CellValue } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { blockAreas } from '../cell-ranges.ts';

/** Of the value itself. */
const relative = 1e-9;

/** Relative to the largest amount in the workbook, for the rounding of large sums. */
const ofPeak = 1e-12;

const isError = (value: CellValue): value is { readonly error: string } =>
  typeof value === 'object' && value !== null;

function isSame(cached: CellValue, calculated: CellValue, peak: number): boolean {
  if (typeof cached === 'number' && typeof calculated === 'number') {
    const size = Math.max(Math.abs(cached), Math.abs(calculated));
    return Math.abs(cached - calculated) <= Math.max(relative * size, ofPeak * peak);
  }
  if (isError(cached) && isError(calculated)) return true;
  if (isError(cached) || isError(calculated)) return false;
  if (cached === null || cached === '') return calculated === null || calculated === '';
  return cached === calculated;
}

/** The largest cached number, ignoring single stray values. */
function peakOf({ formulas }: Examination): number {
  return formulas.all.reduce(
    (peak, { cell: { value } }) => (typeof value === 'number' ? Math.max(peak, Math.abs(value)) : peak),
    0,
  );
}

const shown = (value: CellValue): string => (isError(value) ? value.error : String(value));

interface DifferingCell {
  readonly sheet: number;
  readonly cell: BookCell;
  readonly found: CellValue;
}

/** Errors shown in cells are reported by R03. */
const isToldAsError = ({ value }: BookCell, calculated: CellValue): boolean =>
  isError(value) || (value === null && isError(calculated));

/** Where stale values begin: a formula that yields its cached value from the cached values around it only propagates the error. */
function differing({ formulas, recalculation }: Examination, peak: number): readonly DifferingCell[] {
  return formulas.all.flatMap(({ sheet, cell }): readonly DifferingCell[] => {
    const { line, column, value } = cell;
    const address = { sheet, line, column };
    if (!recalculation.isCalculated(address)) return [];
    const calculated = recalculation.valueAt(address);
    if (isSame(value, calculated, peak) || isToldAsError(cell, calculated)) return [];
    return isSame(value, recalculation.fromKept(address), peak) ? [] : [{ sheet, cell, found: calculated }];
  });
}

/** Programs that write formulas without calculating them cache no value at all. */
const keepsNone = ({ formulas }: Examination): boolean =>
  formulas.all.every(({ cell }) => cell.value === null);

/** Ranges per sheet that are reported individually, since one stray number makes every formula that reads it stale. */
const mostApart = 2;
const mostNamed = 8;

function sheetFaults(sheet: number, cells: readonly DifferingCell[]): readonly RuleFault[] {
  const byPlace = new Map(cells.map((one) => [addressOf(one.cell.line, one.cell.column), one]));
  const faults = blockAreas(cells.map(({ cell }) => cell)).map((area) => {
    const first = byPlace.get(addressOf(area.firstLine, area.firstColumn));
    const words = { kept: shown(first?.cell.value ?? null), found: shown(first?.found ?? null) };
    const isMissing = (first?.cell.value ?? null) === null;
    return { sheet, cell: areaAddress(area), message: isMissing ? 'missing' : 'stale', words };
  });
  const [first, ...others] = faults.filter(({ message }) => message === 'stale');
  if (!first || others.length < mostApart) return faults;
  const named = others.slice(0, mostNamed).map(({ cell }) => cell);
  const places = `${named.join(', ')}${others.length > mostNamed ? '…' : ''}`;
  const grouped = { ...first, message: 'several', words: { ...first.words, count: others.length, places } };
  return [grouped, ...faults.filter(({ message }) => message !== 'stale')];
}

function faults(examination: Examination): readonly RuleFault[] {
  if (examination.formulas.all.length === 0) return [];
  if (keepsNone(examination)) return [{ sheet: null, cell: null, message: 'none' }];
  const calculated = new Map<number, DifferingCell[]>();
  for (const one of differing(examination, peakOf(examination))) {
    const cells = calculated.get(one.sheet);
    if (cells) cells.push(one);
    else calculated.set(one.sheet, [one]);
  }
  return [...calculated].flatMap(([sheet, cells]) => sheetFaults(sheet, cells));
}

export const cachedValues: Rule = {
  id: 'N06',
  severity: 'C',
  texts: {
    en: {
      title: 'The values that the file keeps are those that its formulas give',
      messages: {
        stale: 'The file shows {kept}; its formula gives {found}.',
        several:
          'The file shows {kept}; its formula gives {found}. So it is in {count} more places of this sheet: {places}.',
        missing: 'The file keeps no value here; its formula gives {found}.',
        none: 'The file keeps no results of its formulas: programs that do not calculate show nothing.',
      },
      remedy: 'Open the file in a spreadsheet, have it calculate everything, and save it.',
    },
    ru: {
      title: 'Сохранённые в файле значения совпадают с тем, что дают формулы',
      messages: {
        stale: 'В файле стоит {kept}, а формула даёт {found}.',
        several:
          'В файле стоит {kept}, а формула даёт {found}. То же ещё в других местах листа, их {count}: {places}.',
        missing: 'Значение в файле не сохранено, а формула даёт {found}.',
        none: 'В файле не сохранены результаты формул: программы, которые не считают, ничего не покажут.',
      },
      remedy: 'Откройте файл в табличном редакторе, пересчитайте всё и сохраните.',
    },
  },
  notCheckable: ({ formulas, recalculation }) => {
    const isKnown = formulas.all.some(({ sheet, cell }) => recalculation.isCalculated({ sheet, ...cell }));
    return formulas.all.length === 0 || isKnown
      ? null
      : {
          en: 'No formula of this workbook can be calculated here.',
          ru: 'Ни одну формулу этой книги нельзя здесь рассчитать.',
        };
  },
  faults,
};
