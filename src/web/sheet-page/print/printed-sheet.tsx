// One sheet on paper: its cells as a table whose first rows come again on every page, and its charts where they stand.
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ChartView } from '#render/sheet-view/sheet-view.ts';
import { useLanguageChoice } from '#web/sheet-page/look/languages.tsx';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { type SheetCells, sheetCells } from '#web/sheet-page/surface/drawing/sheet-cells.ts';
import classes from './printed-book.module.css';
import { PrintedChart } from './printed-chart.tsx';
import { type PrintedPart, printedParts } from './printed-columns.ts';

function Sheet({ number }: { readonly number: number }) {
  const page = usePage();
  const { formatMessage } = useIntl();
  const { language } = useLanguageChoice();
  const cells = useMemo(() => sheetCells(page, number, language), [page, number, language]);
  const { sheet } = cells;
  const label = formatMessage({ id: 'book.page-title' }, { title: page.view.title, sheet: sheet.title });
  return (
    <section className={classes.sheet} data-page={sheet.isLandscape ? 'landscape' : 'portrait'}>
      {printedParts(sheet).map((part, place) => (
        <PrintedTable
          key={part.columns.at(-1)}
          label={label}
          cells={cells}
          part={part}
          isFirst={place === 0}
        />
      ))}
    </section>
  );
}

/** Those that are ready stay as they are while others are made. */
export const PrintedSheet = memo(Sheet);

interface PrintedTableProps {
  readonly label: string;
  readonly cells: SheetCells;
  readonly part: PrintedPart;
  /** Charts are printed once. */
  readonly isFirst: boolean;
}

/** The last line that has something on it; charts below the rows are told by the line they begin on. */
const lastLineOf = ({ sheet }: SheetCells): number =>
  sheet.rows.reduce(
    (last, { cells, runs }, index) => (cells.length + runs.length > 0 ? index + 1 : last),
    sheet.charts.reduce((last, { line }) => Math.max(last, line), 0),
  );

const lines = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

function PrintedTable({ label, cells, part, isFirst }: PrintedTableProps) {
  const { sheet } = cells;
  const charts = isFirst ? sheet.charts : [];
  const last = Math.max(lastLineOf(cells), ...charts.map(({ line }) => line));
  const ofLine = (line: number) => charts.filter((chart) => chart.line === line);
  // Lines that charts cover have nothing on them.
  const below = charts.some(({ line }) => (sheet.rows[line - 1]?.height ?? 0) < leastChartRow);
  const shown = lines(sheet.frozenLines + 1, last).filter(
    (line) => !below || line <= lastFilled(cells) || ofLine(line).length > 0,
  );
  return (
    <table className={classes.table} style={{ zoom: part.zoom }} aria-label={label}>
      <colgroup>
        {part.columns.map((column) => (
          <col key={column} style={{ width: sheet.columnPixels[column - 1] }} />
        ))}
      </colgroup>
      <thead>
        {lines(1, sheet.frozenLines).map((line) => (
          <PrintedRow key={line} cells={cells} line={line} part={part} />
        ))}
      </thead>
      <tbody>
        {shown.map((line) =>
          ofLine(line).length > 0 ? (
            <ChartRow key={line} charts={ofLine(line)} columnCount={part.columns.length} />
          ) : (
            <PrintedRow key={line} cells={cells} line={line} part={part} />
          ),
        )}
      </tbody>
    </table>
  );
}

/** A row that makes room for charts is as tall as they are. */
const leastChartRow = 100;

const lastFilled = ({ sheet }: SheetCells): number =>
  sheet.rows.reduce((last, { cells, runs }, index) => (cells.length + runs.length > 0 ? index + 1 : last), 0);

interface PrintedRowProps {
  readonly cells: SheetCells;
  readonly line: number;
  readonly part: PrintedPart;
}

interface PrintedPiece {
  readonly column: number;
  /** Cells without anything on them are printed as one: most of a book's are, and paper is made of them one by one. */
  readonly span: number;
}

function piecesOf(cells: SheetCells, line: number, columns: readonly number[]): readonly PrintedPiece[] {
  const pieces: PrintedPiece[] = [];
  let blank: { column: number; span: number } | null = null;
  for (const column of columns) {
    const isBlank = cells.isEmpty(line, column) && cells.styleAt(line, column) === null;
    if (isBlank && blank) blank.span += 1;
    else {
      const piece = { column, span: 1 };
      pieces.push(piece);
      blank = isBlank ? piece : null;
    }
  }
  return pieces;
}

function PrintedRow({ cells, line, part: { columns } }: PrintedRowProps) {
  return (
    <tr style={{ height: cells.sheet.rows[line - 1]?.height }}>
      {piecesOf(cells, line, columns).map(({ column, span }) => {
        const style = cells.styleAt(line, column);
        const { text, align, tone } = cells.shownAt(line, column);
        return (
          <td
            key={column}
            colSpan={span}
            data-look={style?.look}
            data-align={align}
            data-tone={tone}
            data-indent={style?.indent || undefined}
            data-wrapped={style?.isWrapped || undefined}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
}

interface ChartRowProps {
  readonly charts: readonly ChartView[];
  readonly columnCount: number;
}

function ChartRow({ charts, columnCount }: ChartRowProps) {
  return (
    <tr>
      <td colSpan={columnCount}>
        <div className={classes.charts}>
          {charts.map((chart) => (
            <PrintedChart key={chart.id} chart={chart} />
          ))}
        </div>
      </td>
    </tr>
  );
}
