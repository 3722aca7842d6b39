// How the cells of a sheet are typed in: what stands in them, what is refused, and the change of the template.
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { CellTypist } from '#web/ui/data-grid/cell-typist.ts';
import type { CellBox } from '#web/ui/data-grid/grid-elements.ts';
import type { CellText, GridCell, GridMenu, GridTyping } from '#web/ui/data-grid/grid-typing.ts';
import { writtenDay } from '#web/ui/dates/written-day.ts';
import { periodTexts } from '../calculation/spans/period-texts.ts';
import type { TemplateDocument } from '../document/document.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import { fillRight } from '../fields/numbers/fill-cells.ts';
import { typedNumbers } from '../fields/numbers/typed-numbers.ts';
import { markFault } from '../fields/pasting/foreign-mark.ts';
import { scenarioIndexNow } from '../session/state/use-scenario.ts';
import { numberLanguage } from '../session/view/number-language.ts';
import { isTracedCell } from '../session/view/trace-cell.ts';
import { copiedTable } from './copied-table.ts';
import { cellsToFill, newFillOffer } from './fill-offer.tsx';
import { cellText, type GrownRow, type TypedCell, type TypingKind, typingChange } from './typed-cells.ts';
import {
  type Obstacle,
  obstacleAt,
  openingColumn,
  type PlacedRow,
  typedColumns,
  typedPlace,
} from './typed-places.ts';

/** The first cell of a paste that was refused. */
export interface RefusedPaste {
  readonly fault: string;
  readonly name: string;
  readonly text: string;
  /** With the others. */
  readonly count: number;
}

/** What is asked or said beside a cell. */
export type CellQuestion =
  | { readonly kind: 'driver'; readonly name: string; readonly confirm: () => void }
  | { readonly kind: 'blocked'; readonly cell: GridCell; readonly why: Obstacle; readonly box: CellBox }
  | ({ readonly kind: 'refused' } & RefusedPaste)
  | { readonly kind: 'menu'; readonly menu: GridMenu };

type Rows = readonly (readonly GridCell[])[];

export interface CellTools {
  readonly typing: GridTyping;
  /** Fills each row with what `next` makes of its cells' texts; `growth` is said of it. */
  readonly fillWith: (
    rows: Rows,
    next: (texts: readonly string[]) => readonly string[],
    growth?: string,
  ) => void;
}

interface CellTypingOptions {
  readonly sheetOf: () => PreviewSheet;
  readonly ask: (question: CellQuestion) => void;
}

/** What a row opens with is no number of a period. */
export const filledRows = (rows: Rows): Rows =>
  rows.map((cells) => cells.filter(({ columnId }) => columnId !== openingColumn));

const rowsOf = new WeakMap<PreviewSheet, ReadonlyMap<string, PlacedRow>>();

function rowIn(sheet: PreviewSheet, id: string): PlacedRow | undefined {
  const known = rowsOf.get(sheet) ?? new Map(sheet.rows.map((row) => [row.id, row]));
  rowsOf.set(sheet, known);
  return known.get(id);
}

const toTheRight = (texts: readonly string[]) => fillRight(texts, 0);

const nothing: ReadonlySet<string> = new Set();

export function useCellTyping({ sheetOf, ask }: CellTypingOptions): CellTools {
  const open = useTemplateDocument();
  const intl = useIntl();
  const notify = useNotify();
  return useMemo(() => {
    const reads = readsOf(open, sheetOf, intl);
    const { formatMessage, locale } = intl;
    const tellShared = () => notify({ message: formatMessage({ id: 'cells.shared' }) });
    const put = putter(open, reads.placeOf, { ask, tellShared }, numberLanguage(locale));
    const fillWith: CellTools['fillWith'] = (rows, next, growth) => {
      const filledCells = filledRows(rows).flatMap((cells) => {
        const filled = next(cells.map(reads.storedOf));
        return cells.slice(1).map((cell, index) => ({ ...cell, text: filled[index + 1] ?? '' }));
      });
      const [row] = rows.length === 1 ? (rows[0] ?? []) : [];
      put(filledCells, growth === undefined ? 'fill' : { growth, row: row?.row.label ?? '' });
    };
    const offerFill = (alone: Rows[number] | null) => {
      const [first] = alone ?? [];
      if (!alone || !first) return;
      const owner = reads.placeOf(first)?.series.owner ?? '';
      notify(newFillOffer(open.uuid, first.row, owner, () => fillWith([alone], toTheRight)));
    };
    const typing: GridTyping = {
      newTypist: (grid, own) => new CellTypist(grid, own),
      ...reads,
      write: (cells, kind, onPut) =>
        put(cells, kind, () => {
          onPut?.();
          offerFill(cellsToFill(cells, reads));
        }),
      fill: (rows) => fillWith(rows, toTheRight),
      tableOf: (text) => copiedTable(text, numberLanguage(locale)),
      onLeftOut: (count, isAll) =>
        notify({
          message: isAll
            ? formatMessage({ id: 'cells.no-paste' })
            : formatMessage({ id: 'cells.not-put' }, { count }),
        }),
      onRefused: (cell, fault, count) =>
        ask({ kind: 'refused', name: reads.nameOf(cell), text: cell.text, fault, count }),
      onBlocked: (cell, box) => {
        const why = whyBlocked(open, sheetOf(), cell);
        if (why !== null) ask({ kind: 'blocked', cell, box, why });
      },
      onMenu: (menu) => ask({ kind: 'menu', menu }),
    };
    return { typing, fillWith };
  }, [open, sheetOf, intl, notify, ask]);
}

/** Null where there is nothing to say. */
function whyBlocked(
  open: TemplateDocument,
  sheet: PreviewSheet,
  { row: { id }, columnId }: GridCell,
): Obstacle | null {
  const row = rowIn(sheet, id);
  if (!row || row.values.length + row.constant.length === 0) return null;
  const why = obstacleAt(open.store.getState().template, row, columnId);
  // The panel says already how it is calculated.
  return why === 'calculated' && isTracedCell(open, sheet, { rowId: id, columnId }) ? null : why;
}

function readsOf(open: TemplateDocument, sheetOf: () => PreviewSheet, { formatMessage, locale }: IntlShape) {
  const placeOf = ({ row, columnId }: GridCell) => {
    const found = rowIn(sheetOf(), row.id);
    const { template } = open.store.getState();
    return found ? typedPlace(template, scenarioIndexNow(open), found, columnId) : null;
  };
  const storedOf = (cell: GridCell): string => {
    const place = placeOf(cell);
    return place ? cellText(place) : '';
  };
  return {
    placeOf,
    storedOf,
    textOf: (cell: GridCell) => storedOf(cell).replaceAll('.', decimalMarks[numberLanguage(locale)]),
    typedColumns: ({ id }: GridCell['row']) => {
      const row = rowIn(sheetOf(), id);
      return row ? typedColumns(open.store.getState().template, row) : nothing;
    },
    takesWords: (cell: GridCell) => placeOf(cell)?.series.isDay === true,
    nameOf: ({ row, columnId }: GridCell) => {
      const period = periodTexts(sheetOf().columns)[Number(columnId)];
      if (columnId === openingColumn) return `${row.label}, ${formatMessage({ id: 'editor.zero' })}`;
      return period === undefined
        ? row.label
        : formatMessage({ id: 'cells.edit' }, { row: row.label, column: period });
    },
    hintOf: ({ row }: GridCell) =>
      row.rawUnit === undefined ? '' : formatMessage({ id: 'cells.unit' }, { unit: row.rawUnit }),
    faultOf: (cell: GridCell, text: string) => {
      const place = placeOf(cell);
      if (!place || text.trim() === '') return null;
      const fault = place.series.check(storedText(place.series, text, numberLanguage(locale)));
      if (fault) return formatMessage(fault);
      const currency = currencyName(open.store.getState().template);
      const row = rowIn(sheetOf(), cell.row.id);
      return row ? markFault(text, { ...row, currency }, formatMessage) : null;
    },
  };
}

function storedText({ isDay }: TypedCell['series'], typed: string, language: Language): string {
  const text = typed.trim();
  if (isDay) return writtenDay(text, language) ?? text;
  return text === '' ? text : typedNumbers(text, language);
}

const nothingMore = () => {};

type PlaceOf = ReturnType<typeof readsOf>['placeOf'];

interface Saying extends Pick<CellTypingOptions, 'ask'> {
  /** What was typed beside one scenario holds in all of them. */
  readonly tellShared: () => void;
}

/** Numbers that move by rules are asked about once, before the first is typed over. */
function putter(open: TemplateDocument, placeOf: PlaceOf, { ask, tellShared }: Saying, language: Language) {
  return (cells: readonly CellText[], kind: TypingKind | GrownRow, onPut = nothingMore): void => {
    const typed = cells.flatMap((cell): TypedCell[] => {
      const place = placeOf(cell);
      return place ? [{ ...place, text: storedText(place.series, cell.text, language) }] : [];
    });
    const change = typingChange(typed, kind);
    if (!change) {
      onPut();
      return;
    }
    const put = () => {
      open.seal();
      open.edit(change);
      open.seal();
      if (scenarioIndexNow(open) > 0 && typed.some(({ series }) => series.isShared)) tellShared();
      onPut();
    };
    const moving = cells.find((cell) => placeOf(cell)?.series.isMoving);
    if (moving) ask({ kind: 'driver', name: moving.row.label, confirm: put });
    else put();
  };
}
