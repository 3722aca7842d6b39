// One sheet of the stack: its bar, and below it its numbers, its editor, or its empty state.
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { rowHeightPx } from '#web/ui/data-grid/grid-data.ts';
import type { GridFrame } from '#web/ui/data-grid/grid-frame.ts';
import { useCalculated, useStaleReason } from '../../calculation/calculation-client.ts';
import type { PreviewSheetLayout, SheetSummary } from '../../calculation/protocol.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { useEditorPart } from '../../session/state/editor-parts.ts';
import { followSheet, useEditorState } from '../../session/state/editor-state.ts';
import { usePageLook } from '../../session/storage/page-look.ts';
import { EmptySheet } from './lazy-sections.tsx';
import { SectionBar } from './section-bar.tsx';
import { SheetNumbers } from './sheet-numbers.tsx';
import classes from './sheet-stack.module.css';

interface SheetSectionProps {
  readonly summary: SheetSummary;
  readonly frame: GridFrame | null;
  /** The height of each sheet's numbers when last drawn. */
  readonly heightsPx: Map<string, number>;
  /** The pointer or the focus entered this sheet. */
  readonly onEnter: () => void;
}

export function SheetSection({ summary, frame, heightsPx, onEnter }: SheetSectionProps) {
  const open = useTemplateDocument();
  const { id } = summary;
  const isActive = useEditorState((state) => state.sheetId === id);
  const come = () => {
    onEnter();
    followSheet(open, id, false);
  };
  return (
    <section
      className={classes.section}
      data-sheet={id}
      data-active={isActive || undefined}
      aria-labelledby={`sheet-${id}`}
      onPointerDown={come}
      onFocus={come}
    >
      <SectionBar summary={summary} isActive={isActive} />
      <SectionBody {...{ summary, frame, heightsPx }} isActive={isActive} />
    </section>
  );
}

interface SectionBodyProps extends Omit<SheetSectionProps, 'onEnter'> {
  readonly isActive: boolean;
}

function SectionBody({ summary, frame, heightsPx, isActive }: SectionBodyProps) {
  const { id } = summary;
  const isEdited = useEditorState((state) => state.editedSheetIds.includes(id));
  const isNear = useEditorState(({ nearSheetIds }) => nearSheetIds.includes(id)) || isActive;
  const layout = useLastLayout(useCalculated(({ result }) => (isNear ? result?.laidOut.get(id) : undefined)));
  const isEmpty = useIsEmpty(id);
  const isOld = useStaleReason() !== null;
  const isCalculated = useCalculated(({ result }) => result !== null);
  const EditedSheet = useEditorPart('EditedSheet');
  const body = useRef<HTMLDivElement>(null);
  const isDrawn = isNear && frame !== null && layout !== null;
  const isCompact = usePageLook(({ rows }) => rows === 'compact');
  useLayoutEffect(() => {
    const element = body.current;
    if (!isDrawn || !element) return;
    return () => {
      if (element.offsetHeight > 0) heightsPx.set(id, element.offsetHeight);
    };
  }, [isDrawn, id, heightsPx]);
  if (isEmpty) return <EmptySheet sheet={summary} />;
  if (isEdited) return <EditedSheet sheetId={id} />;
  if (!isCalculated) {
    return (
      <p className={classes.nothing}>
        <FormattedMessage id="editor.no-numbers" />
      </p>
    );
  }
  if (!isDrawn) {
    const height = heightsPx.get(id) ?? (summary.rowCount + 1) * rowHeightPx(isCompact);
    return <div style={{ height }} aria-hidden="true" />;
  }
  return (
    <div ref={body} className={classes.numbers} data-old={isOld || undefined}>
      <SheetNumbers layout={layout} frame={frame} isActive={isActive} />
    </div>
  );
}

/** The run that has just ended may leave out a sheet that is coming into view. */
function useLastLayout(layout: PreviewSheetLayout | undefined): PreviewSheetLayout | null {
  const last = useRef<PreviewSheetLayout | null>(null);
  useLayoutEffect(() => {
    if (layout) last.current = layout;
  });
  return layout ?? last.current;
}

function useIsEmpty(sheetId: string): boolean {
  const sectionId = sectionOfSheet(sheetId);
  return useTemplateFact(
    (template) => sectionId !== null && sectionResources(template, sectionId).length === 0,
  );
}
