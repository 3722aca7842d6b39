// N06: the values that the file keeps are those that its formulas give.

import { addressOf, areaAddress } from '../../book/address.ts';
import type { BookCell, CellValue } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Fault, Rule } from '../../findings/rule.ts';
import { blockAreas } from '../cell-ranges.ts';

/** Of the value itself. */
const relative = 1e-9;

/** Of the largest amount in the workbook: what sums of large amounts leave as rounding. */
const ofPeak = 1e-12;

const isError = (value: CellValue): value is { readonly error: string } =>
  typeof value === 'object' && value !== null;

function isSame(kept: CellValue, found: CellValue, peak: number): boolean {
  if (typeof kept === 'number' && typeof found === 'number') {
    const size = Math.max(Math.abs(kept), Math.abs(found));
    return Math.abs(kept - found) <= Math.max(relative * size, ofPeak * peak);
  }
  if (isError(kept) && isError(found)) return true;
  if (isError(kept) || isError(found)) return false;
  if (kept === null || kept === '') return found === null || found === '';
  return kept === found;
}

/** Largest of the numbers that are kept; one stray value is no peak of money. */
function peakOf({ formulas }: Examination): number {
  return formulas.all.reduce(
    (peak, { cell: { value } }) => (typeof value === 'number' ? Math.max(peak, Math.abs(value)) : peak),
    0,
  );
}

const shown = (value: CellValue): string => (isError(value) ? value.error : String(value));

interface Differing {
  readonly sheet: number;
  readonly cell: BookCell;
  readonly found: CellValue;
}

/** An error that the cell shows is told by R03. */
const isToldAsError = ({ value }: BookCell, found: CellValue): boolean =>
  isError(value) || (value === null && isError(found));

/** Where stale values begin: a formula that gives its kept value of the kept values around it only passes on what is wrong. */
function differing({ formulas, recalculation }: Examination, peak: number): readonly Differing[] {
  return formulas.all.flatMap(({ sheet, cell }): readonly Differing[] => {
    const { line, column, value } = cell;
    const address = { sheet, line, column };
    if (!recalculation.isCalculated(address)) return [];
    const found = recalculation.valueAt(address);
    if (isSame(value, found, peak) || isToldAsError(cell, found)) return [];
    return isSame(value, recalculation.fromKept(address), peak) ? [] : [{ sheet, cell, found }];
  });
}

/** Programs that write formulas without calculating them keep no value at all. */
const keepsNone = ({ formulas }: Examination): boolean =>
  formulas.all.every(({ cell }) => cell.value === null);

/** Ranges of a sheet that are told one by one: one stray number leaves behind it every formula that reads it. */
const mostApart = 2;
const mostNamed = 8;

function sheetFaults(sheet: number, cells: readonly Differing[]): readonly Fault[] {
  const byPlace = new Map(cells.map((one) => [addressOf(one.cell.line, one.cell.column), one]));
  const told = blockAreas(cells.map(({ cell }) => cell)).map((area) => {
    const first = byPlace.get(addressOf(area.firstLine, area.firstColumn));
    const words = { kept: shown(first?.cell.value ?? null), found: shown(first?.found ?? null) };
    const isMissing = (first?.cell.value ?? null) === null;
    return { sheet, cell: areaAddress(area), message: isMissing ? 'missing' : 'stale', words };
  });
  const [first, ...others] = told.filter(({ message }) => message === 'stale');
  if (!first || others.length < mostApart) return told;
  const named = others.slice(0, mostNamed).map(({ cell }) => cell);
  const places = `${named.join(', ')}${others.length > mostNamed ? '…' : ''}`;
  const grouped = { ...first, message: 'several', words: { ...first.words, count: others.length, places } };
  return [grouped, ...told.filter(({ message }) => message !== 'stale')];
}

function faults(examination: Examination): readonly Fault[] {
  if (examination.formulas.all.length === 0) return [];
  if (keepsNone(examination)) return [{ sheet: null, cell: null, message: 'none' }];
  const found = new Map<number, Differing[]>();
  for (const one of differing(examination, peakOf(examination))) {
    const cells = found.get(one.sheet);
    if (cells) cells.push(one);
    else found.set(one.sheet, [one]);
  }
  return [...found].flatMap(([sheet, cells]) => sheetFaults(sheet, cells));
}

export const keptValues: Rule = {
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
  cannotTell: ({ formulas, recalculation }) => {
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
