// A row of the timeline, below the header of the assumptions sheet.
import type { CellExpression } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row, type SpanRule } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { plainUnit } from '../../rows/measures.ts';

interface TimeRow {
  readonly part: string;
  readonly label: string;
  readonly unit: string;
  readonly format: NumberFormat;
  readonly expression: CellExpression;
  readonly span?: SpanRule;
}

export const timeRow = ({ part, label: text, unit, format, expression, span = 'blank' }: TimeRow): Row =>
  row({
    id: rowId('assumptions', part),
    role: 'calculation',
    label: text,
    format,
    unit: plainUnit(unit),
    periods: formula(expression),
    span,
  });
