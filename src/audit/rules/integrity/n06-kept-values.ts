// N06: the values that the file keeps are those that its formulas give.

import { addressOf, areaAddress } from '../../book/address.ts';
import type { BookCell, CellValue } from '../../book/book.ts';
import type { Examination } from '../../examination.ts';
import type { Fault, Rule } from '../../rule.ts';
import { blockAreas } from '../cell-ranges.ts';
import { trialsOf } from './trials.ts';

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

/** Less than this of the value may be rounding that a small divisor made large. */
const doubtful = 1e-6;

/** Formulas that are looked at again because of a doubt; each is calculated once more. */
const mostDoubts = 200;

/** A sum over more cells than this does not make rounding large. */
const mostReads = 2000;

/** What the formula gives of the values that the file keeps: there rounding has not grown on its way. */
function fromKept({ formulas, recalculation }: Examination, { sheet, cell }: Differing): CellValue {
  const formula = formulas.at(sheet, cell.line, cell.column);
  const changes = (formula?.reads ?? []).flatMap(({ sheet: from, area }) => {
    const size = (area.lastLine - area.firstLine + 1) * (area.lastColumn - area.firstColumn + 1);
    if (size > mostReads) return [];
    return Array.from({ length: size }, (_, place) => {
      const width = area.lastColumn - area.firstColumn + 1;
      return formulas.at(
        from,
        area.firstLine + Math.floor(place / width),
        area.firstColumn + (place % width),
      );
    }).flatMap((read) =>
      read ? [{ sheet: from, line: read.cell.line, column: read.cell.column, value: read.cell.value }] : [],
    );
  });
  return recalculation.withChanges(changes).valueAt({ sheet, line: cell.line, column: cell.column });
}

function isDoubtful({ cell: { value }, found }: Differing): boolean {
  if (typeof value !== 'number' || typeof found !== 'number') return false;
  return Math.abs(value - found) <= doubtful * Math.max(Math.abs(value), Math.abs(found));
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

function differing(examination: Examination): readonly Differing[] {
  const { formulas, recalculation } = examination;
  const peak = peakOf(examination);
  const trials = trialsOf(examination, mostDoubts);
  let doubts = 0;
  const isExplained = (one: Differing): boolean => {
    doubts += isDoubtful(one) ? 1 : 0;
    return isDoubtful(one) && doubts <= trials && isSame(one.cell.value, fromKept(examination, one), peak);
  };
  return formulas.all.flatMap(({ sheet, cell }): readonly Differing[] => {
    const address = { sheet, line: cell.line, column: cell.column };
    if (!recalculation.isCalculated(address)) return [];
    const found = recalculation.valueAt(address);
    const one = { sheet, cell, found };
    return isSame(cell.value, found, peak) || isExplained(one) ? [] : [one];
  });
}

/** Programs that write formulas without calculating them keep no value at all. */
const keepsNone = ({ formulas }: Examination): boolean =>
  formulas.all.every(({ cell }) => cell.value === null);

function sheetFaults(sheet: number, cells: readonly Differing[]): readonly Fault[] {
  const byPlace = new Map(cells.map((one) => [addressOf(one.cell.line, one.cell.column), one]));
  return blockAreas(cells.map(({ cell }) => cell)).map((area) => {
    const first = byPlace.get(addressOf(area.firstLine, area.firstColumn));
    const words = { kept: shown(first?.cell.value ?? null), found: shown(first?.found ?? null) };
    const isMissing = (first?.cell.value ?? null) === null;
    return { sheet, cell: areaAddress(area), message: isMissing ? 'missing' : 'stale', words };
  });
}

function faults(examination: Examination): readonly Fault[] {
  if (examination.formulas.all.length === 0) return [];
  if (keepsNone(examination)) return [{ sheet: null, cell: null, message: 'none' }];
  const found = new Map<number, Differing[]>();
  for (const one of differing(examination)) {
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
        missing: 'The file keeps no value here; its formula gives {found}.',
        none: 'The file keeps no results of its formulas: programs that do not calculate show nothing.',
      },
      remedy: 'Open the file in a spreadsheet, have it calculate everything, and save it.',
    },
    ru: {
      title: 'Сохранённые в файле значения совпадают с тем, что дают формулы',
      messages: {
        stale: 'В файле стоит {kept}, а формула даёт {found}.',
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
