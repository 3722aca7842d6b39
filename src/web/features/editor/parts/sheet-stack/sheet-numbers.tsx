// The numbers of a sheet as they stand now, and what is drawn of them.
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import type { GridFrame } from '#web/ui/data-grid/grid-frame.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { useCalculated, useWhyOld } from '../../calculation/calculator.ts';
import { gridOfSheet, placeOfColumn } from '../../calculation/grid-of-sheet.ts';
import type { SheetLayout } from '../../calculation/protocol.ts';
import { sectionHolding } from '../../document/resources/resource-view.ts';
import { usePickedPlace, useTemplateDocument } from '../../document-context.ts';
import { useFindState } from '../../find-state.ts';
import { fold, useFolded, useShowing } from '../../sheets-view.ts';
import { pickResource, showSheet } from '../../state.ts';
import { lookInto, type SheetTarget, useTraceState } from '../../trace-state.ts';
import { useGridDecoration } from '../tools/grid-decoration.ts';
import { useGridTexts } from '../use-grid-texts.ts';
import { SheetPictures } from './sheet-pictures.tsx';

/** A sheet that comes into view again does not go back to where it was asked to stand before. */
const reached = new WeakSet<SheetTarget>();

interface SheetNumbersProps {
  readonly layout: SheetLayout;
  readonly frame: GridFrame;
  readonly isActive: boolean;
}

export function SheetNumbers({ layout, frame, isActive }: SheetNumbersProps) {
  const { formatMessage } = useIntl();
  const { sheet } = layout;
  const { store, uuid } = useTemplateDocument();
  const grid = useGrid(layout, uuid);
  const target = useTarget(sheet.id);
  const isOld = useWhyOld() !== null;
  const named = { sheet: grid.title };
  const pick = (resourceId: string | null) => {
    const sectionId = resourceId === null ? null : sectionHolding(store.getState().template, resourceId);
    if (resourceId !== null && sectionId !== null) pickResource(sectionId, resourceId);
  };
  return (
    <>
      <SheetPictures layout={layout} />
      <DataGrid
        data={grid}
        frame={frame}
        label={
          isOld
            ? formatMessage({ id: 'editor.sheet-old' }, named)
            : formatMessage({ id: 'editor.sheet-named' }, named)
        }
        isTabStop={isActive}
        target={target}
        isFound={useFindState((state) => state.isFound)}
        onFold={(rowIds, isFolded) => fold(uuid, rowIds, isFolded)}
        onPick={({ group }) => pick(group)}
        onFollow={(sheetId) => showSheet(sheetId, true)}
        onOpen={(row, columnId, isByKey) => openTrace(layout, row.id, columnId, isByKey)}
      />
    </>
  );
}

function useGrid({ sheet }: SheetLayout, uuid: string) {
  const language = useCalculated(({ result }) => result?.language ?? 'en');
  const texts = useGridTexts();
  const showing = useShowing(uuid, language);
  const folded = useFolded(uuid);
  const isNarrow = useIsNarrow();
  const { pickedId } = usePickedPlace();
  const decorate = useGridDecoration((state) => state.decorate);
  return useMemo(() => {
    const options = { texts, showing, folded, pickedGroup: pickedId, isTotalLast: isNarrow };
    const grid = gridOfSheet(sheet, language, options);
    return decorate ? decorate(grid, sheet) : grid;
  }, [sheet, language, texts, showing, folded, pickedId, isNarrow, decorate]);
}

function useTarget(sheetId: string): SheetTarget | null {
  const target = useTraceState((state) => (state.target?.sheetId === sheetId ? state.target : null));
  const isNew = target !== null && !reached.has(target);
  useEffect(() => {
    if (target) reached.add(target);
  }, [target]);
  return isNew ? target : null;
}

/** A row's name stands for the first number of the row. */
function openTrace({ sheet }: SheetLayout, rowId: string, columnId: string | null, isByKey: boolean): void {
  const row = sheet.rows.find(({ id }) => id === rowId);
  if (!row || row.role === 'blank') return;
  const whole = row.figures.total === null ? 'constant' : 'total';
  const named = placeOfColumn(columnId ?? (row.values.length > 0 ? '0' : 'whole'));
  const column = named === 'whole' ? whole : named;
  lookInto({ place: { rowId, column }, sheetId: sheet.id }, isByKey);
}
