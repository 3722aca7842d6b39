// Shows formulas, column letters and style names in a sheet, in place of or beside its values.
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { TracedFormula, TracePlace } from '#render/html/trace.ts';
import { columnName } from '#render/html/traced-cell.ts';
import type { GridColumn, GridData, GridRow } from '#web/ui/data-grid/grid-data.ts';
import { placeOfColumn } from '../calculation/grid-columns.ts';
import type { ToolFlags } from '../session/state/author-tools-state.ts';

/** Null for a plain number. */
export type Explain = (place: TracePlace) => TracedFormula | null;

/** Enough of a formula to recognize it. */
const formulaEms = 16;

export function decorateGrid(
  grid: GridData,
  sheet: PreviewSheet,
  flags: ToolFlags,
  explain: Explain,
): GridData {
  const byId = new Map(sheet.rows.map((row) => [row.id, row]));
  const decorated = (row: GridRow): GridRow => {
    const shown = byId.get(row.id);
    if (!shown) return row;
    const styled = flags.showStyles ? { ...row, unit: styleOf(shown, row.unit) } : row;
    return flags.showFormulas || flags.showXMLFormulas
      ? withFormulas(styled, shown, { columns: grid.columns, explain, isXml: flags.showXMLFormulas })
      : styled;
  };
  // The styles differ from row to row: their column has its width again.
  const { unitLine, ...unlined } = grid;
  return {
    ...(flags.showStyles ? unlined : grid),
    columns: flags.showColId ? grid.columns.map(withLetters) : grid.columns,
    rows: grid.rows.map(decorated),
    ...(grid.measured && { measured: grid.measured.map(decorated) }),
  };
}

const styleOf = ({ role, format }: PreviewRow, unit: string): string =>
  [unit, `${role} / ${format}`].filter((text) => text !== '').join(' · ');

function withLetters(column: GridColumn): GridColumn {
  const place = placeOfColumn(column.id);
  const letters = place === 'whole' ? `${columnName('constant')}/${columnName('total')}` : columnName(place);
  const { band } = column;
  return {
    ...column,
    title: `${letters} · ${column.title}`,
    ...(band && { band: { ...band, rest: `${letters} · ${band.rest}` } }),
  };
}

interface Formulas {
  readonly columns: readonly GridColumn[];
  readonly explain: Explain;
  readonly isXml: boolean;
}

function withFormulas(row: GridRow, shown: PreviewRow, { columns, explain, isXml }: Formulas): GridRow {
  const formulaIn = (index: number): string | null => {
    const named = placeOfColumn(columns[index]?.id ?? '');
    const whole = shown.figures.total === null ? 'constant' : 'total';
    const formula = explain({ rowId: row.id, column: named === 'whole' ? whole : named });
    return formula && (isXml ? escaped((formula.symbols ?? '').slice(1)) : formula.words);
  };
  return {
    ...row,
    cellText: (index) => formulaIn(index) ?? row.cellText(index),
    rawText: (index) => formulaIn(index) ?? row.rawText(index),
    widest: {
      first: Math.max(row.widest.first, formulaEms),
      rest: Math.max(row.widest.rest, formulaEms),
    },
  };
}

/** As written in the workbook file: without the equals sign, and with XML characters escaped. */
const escaped = (formula: string): string =>
  formula.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
