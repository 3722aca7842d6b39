// A row of a sheet as a page shows it: texts for single cells, numbers for the periods, and what it leads to and warns of.
import type { Values } from '#evaluate/evaluate.ts';
import { isAlertFlag, isCheckFlag, totalFormat } from '#render/check-flag.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import {
  type Cell,
  type ColumnCaptions,
  emptyPeriods,
  type LegendSample,
  type Row,
  type RowProvenance,
  type RowRole,
} from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { formatValue } from './format-value.ts';
import { rowIn, typedOpening } from './typed-opening.ts';

export interface PreviewRow {
  readonly id: string;
  readonly label: string;
  readonly level: 0 | 1 | 2 | 3;
  readonly role: RowRole;
  readonly outline: 0 | 1 | 2;
  readonly unit: string;
  readonly format: NumberFormat;
  /** The constant, the row total and the zero period; empty where there is none. */
  readonly constant: string;
  readonly total: string;
  readonly zero: string;
  /** The same as numbers, for those who calculate with them; null where there is none. */
  readonly figures: Readonly<Record<'constant' | 'total' | 'zero', number | null>>;
  /** One number a period, or none for a heading; NaN is n/a. */
  readonly values: Float64Array;
  /** Which cells a person may type in. */
  readonly inputs: { readonly constant: boolean; readonly periods: boolean };
  /** Nothing stands in the first period, and nothing may be typed there. */
  readonly isFirstEmpty: boolean;
  /** Nothing may be typed in the first period, whatever stands there: nothing reads it. */
  readonly isFirstIdle?: true;
  readonly resourceId: string | null;
  readonly variableId: string | null;
  /** Why the row is as it is. */
  readonly note: string | null;
  /** The sheet that the label opens. */
  readonly link: string | null;
  /** A word of the legend of colours; it stands in the column of constants. */
  readonly sample: LegendSample | null;
  /** What a header says of the columns of single figures. */
  readonly captions: ColumnCaptions | null;
  /** Where its numbers come from, for sheets that say so. */
  readonly provenance: RowProvenance | null;
  /** The row that a link shows again, period by period. */
  readonly repeats?: string;
  /** The row of a typed number that its opening shows. */
  readonly opensWith?: string;
  /** It closes a statement. */
  readonly isGrandTotal: boolean;
  /** A check that shows anything but 0. */
  readonly isFailing: boolean;
  /** An alert that does, or all checks with an alert beside them. */
  readonly isAlerting: boolean;
}

interface Single {
  readonly cell: Cell | null;
  readonly value: number;
}

const noValues = new Float64Array(0);

export function previewRow(row: Row, values: Values, workbook: Workbook): PreviewRow {
  const { language, sheets } = workbook;
  const numbers = values.row(row.id);
  const constant = { cell: row.constant, value: values.constant(row.id) };
  const total = { cell: row.total, value: values.total(row.id) };
  const zero = { cell: row.zero, value: numbers[0] ?? Number.NaN };
  const text = ({ cell, value }: Single, format = row.format): string =>
    cell === null ? '' : formatValue(value, format, language);
  const periods = row.periods === null ? noValues : numbers.slice(1);
  const singles = [constant, total, zero];
  return {
    id: row.id,
    label: row.label,
    level: row.level,
    role: row.role,
    outline: row.outline,
    unit: row.unit?.text ?? '',
    format: row.format,
    constant: text(constant),
    total: text(total, totalFormat(row.format)),
    zero: text(zero),
    figures: { constant: figure(constant), total: figure(total), zero: figure(zero) },
    values: periods,
    inputs: inputsOf(row),
    isFirstEmpty: emptyPeriods(row) > 0,
    ...firstPeriod(row, workbook),
    resourceId: row.source?.resourceId ?? null,
    variableId: row.source?.variableId ?? null,
    note: row.note,
    link: sheets.some(({ id }) => id === row.link) ? row.link : null,
    sample: row.sample,
    captions: row.captions,
    provenance: row.provenance,
    ...repeatedRow(row),
    ...openingRow(row, workbook),
    isGrandTotal: row.isGrandTotal,
    isFailing: isCheckFlag(row) && failing(row.format === 'master' ? [constant] : singles, periods),
    isAlerting: (isAlertFlag(row) && failing(singles, periods)) || (row.format === 'master' && fails(total)),
  };
}

const figure = ({ cell, value }: Single): number | null => (cell === null ? null : value);

const fails = ({ cell, value }: Single): boolean => cell !== null && value !== 0;

const failing = (singles: readonly Single[], periods: Float64Array): boolean =>
  singles.some(fails) || periods.some((value) => value !== 0);

function repeatedRow({ role, periods }: Row): Pick<PreviewRow, 'repeats'> {
  const read = role === 'link' && periods?.kind === 'formula' ? periods.expression : null;
  return read?.kind === 'cell' && read.at === 'period' ? { repeats: read.row } : {};
}

function firstPeriod(row: Row, workbook: Workbook): Pick<PreviewRow, 'isFirstIdle'> {
  const { repeats } = repeatedRow(row);
  const typed = repeats === undefined ? row : rowIn(workbook, repeats);
  return typed?.isFirstIdle === true ? { isFirstIdle: true } : {};
}

function openingRow(row: Row, workbook: Workbook): Pick<PreviewRow, 'opensWith'> {
  const opensWith = typedOpening(row, workbook);
  return opensWith === null ? {} : { opensWith };
}

const inputsOf = ({ allowed, constant, periods }: Row): PreviewRow['inputs'] => ({
  constant: allowed !== null && constant?.kind === 'value',
  periods: allowed !== null && periods?.kind === 'values',
});
