// The current numbers of a sheet, and the charts drawn from them.
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import type { CellBox } from '#web/ui/data-grid/grid-elements.ts';
import type { GridFrame } from '#web/ui/data-grid/grid-frame.ts';
import type { GridTyping } from '#web/ui/data-grid/grid-typing.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useStaleReason } from '../../calculation/calculation-client.ts';
import type { GridOptions } from '../../calculation/grid-columns.ts';
import { gridOfSheet } from '../../calculation/grid-of-sheet.ts';
import { shownRowId } from '../../calculation/one-scenario.ts';
import type { PreviewSheetLayout } from '../../calculation/protocol.ts';
import { isCalculated, viewOfColumn } from '../../calculation/spans/view-of-column.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { sectionOfResource } from '../../document/resources/resource-view.ts';
import { useGridDecoration } from '../../grid/grid-decoration.ts';
import { useGridTexts } from '../../grid/use-grid-texts.ts';
import { useEditorPart } from '../../session/state/editor-parts.ts';
import { pickResourceIn, showSheet } from '../../session/state/editor-state.ts';
import { usePickedResource } from '../../session/state/open-section.ts';
import { usePageLook } from '../../session/storage/page-look.ts';
import { useFindState } from '../../session/view/find-state.ts';
import {
  fold,
  foldYear,
  showSpans,
  useDisplayOptions,
  useFolded,
  useSheetLanguage,
  useSpanView,
} from '../../session/view/sheets-view.ts';
import { traceCell } from '../../session/view/trace-cell.ts';
import { forgetTarget, type SheetTarget, useTraceState } from '../../session/view/trace-state.ts';
import { SheetNotice, SheetPictures } from './sheet-pictures.tsx';

interface SheetNumbersProps {
  readonly layout: PreviewSheetLayout;
  readonly frame: GridFrame;
  readonly isActive: boolean;
}

export function SheetNumbers({ layout, frame, isActive }: SheetNumbersProps) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const { sheet } = layout;
  const grid = useGrid(layout);
  const target = useTarget(layout);
  const isOld = useStaleReason() !== null;
  const [typing, setTyping] = useState<GridTyping | null>(null);
  const CellTyping = useEditorPart('CellTyping');
  const ItemMenu = useEditorPart('ItemMenu');
  const [asked, ask] = useState<{ readonly resourceId: string; readonly box: CellBox } | null>(null);
  const named = { sheet: grid.title };
  const pick = (resourceId: string | null) => {
    const sectionId =
      resourceId === null ? null : sectionOfResource(open.store.getState().template, resourceId);
    if (resourceId !== null && sectionId !== null) pickResourceIn(open, sectionId, resourceId);
  };
  return (
    <>
      <SheetNotice sheetId={sheet.id} />
      <SheetPictures layout={layout} />
      <CellTyping sheet={sheet} onTyping={setTyping} />
      {asked && <ItemMenu {...asked} onClose={() => ask(null)} />}
      <DataGrid
        typing={typing ?? 'coming'}
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
        onFold={(rowIds, isFolded) => fold(open, rowIds, isFolded)}
        onFoldBand={(bandId) => foldYear(open, Number(bandId))}
        onMore={({ group }, box) => group !== null && ask({ resourceId: group, box })}
        onPick={({ group }) => pick(group)}
        onFollow={(sheetId) => showSheet(open, sheetId, true)}
        onOpen={(row, columnId, isByKey) => traceCell(open, sheet, { rowId: row.id, columnId }, isByKey)}
      />
    </>
  );
}

function useGrid({ sheet, spanned, scale }: PreviewSheetLayout) {
  const language = useSheetLanguage();
  const texts = useGridTexts();
  const display = useDisplayOptions(language, scale);
  const folded = useFolded();
  const view = useSpanView();
  const isNarrow = useIsNarrow();
  const isCompact = usePageLook(({ rows }) => rows === 'compact');
  const { pickedId } = usePickedResource();
  const decorate = useGridDecoration((state) => state.decorate);
  return useMemo(() => {
    const options: GridOptions = {
      ...{ texts, display, folded, pickedGroup: pickedId, isTotalLast: isNarrow },
      spans: { view, spanned },
    };
    const grid = { ...gridOfSheet(sheet, language, options), isCompact };
    return decorate ? decorate(grid, sheet) : grid;
  }, [sheet, spanned, language, texts, display, folded, view, pickedId, isNarrow, isCompact, decorate]);
}

/** A period that its year stands for has its column first, unless the focus only returns to it: then the view stays as it was chosen. */
function useTarget({ sheet, spanned }: PreviewSheetLayout): SheetTarget | null {
  const open = useTemplateDocument();
  const view = useSpanView();
  const target = useTraceState((state) => (state.target?.sheetId === sheet.id ? state.target : null));
  const asked = target?.columnId ?? null;
  const needed = useMemo(
    () => (asked === null ? view : viewOfColumn(asked, view, spanned)),
    [asked, view, spanned],
  );
  const columnId = target?.isReturn && needed !== view ? null : asked;
  const isInView = columnId === null || needed === view;
  const isThere = isInView && (columnId === null || isCalculated(columnId, spanned));
  useEffect(() => {
    if (target && !isInView) showSpans(open, needed);
    else if (target && isThere) forgetTarget(open, target);
  }, [open, target, needed, isInView, isThere]);
  return useMemo(
    () => (target && isThere ? { ...target, columnId, rowId: shownRowId(target.rowId) } : null),
    [target, columnId, isThere],
  );
}
