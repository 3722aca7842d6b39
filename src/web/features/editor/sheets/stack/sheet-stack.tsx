// All sheets of the workbook one below the other in one scroller, read like a report.
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { GridFrame } from '#web/ui/data-grid/grid-frame.ts';
import { useRoom } from '#web/ui/hooks/use-room.ts';
import { ScrollToTop } from '#web/ui/page/scroll-to-top.tsx';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { useLeavingSheets } from '../../session/sheets/leaving-sheets.ts';
import { leadToSheet } from '../../session/state/editor-state.ts';
import { LeavingStrip } from '../states/lazy-leaving-strip.tsx';
import { SheetSection } from './sheet-section.tsx';
import classes from './sheet-stack.module.css';
import { useNamesWidth } from './use-names-width.ts';
import { useNearSheets } from './use-near-sheets.ts';
import { useStackScroll } from './use-stack-scroll.ts';

export function SheetStack() {
  const all = useCalculated(({ sheets }) => sheets);
  const scroller = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<GridFrame | null>(null);
  const heightsPx = useRef(new Map<string, number>());
  const leaving = useLeavingSheets((state) => state.leaving);
  const order = useMemo(() => all.flatMap(({ id, isOn }) => (isOn ? [id] : [])).join(' '), [all]);
  const { settle } = useStackScroll(scroller, order);
  useNearSheets(scroller, order);
  useRoom(scroller);
  useNamesWidth(scroller);
  useLayoutEffect(() => {
    if (!scroller.current) return;
    const made = new GridFrame(scroller.current, settle);
    setFrame(made);
    return () => made.destroy();
  }, [settle]);
  return (
    <div ref={scroller} className={classes.scroller}>
      <div className={classes.stack}>
        <ToTop scroller={scroller} firstId={order.split(' ')[0] ?? ''} />
        {all.map((sheet) => {
          if (sheet.isOn) {
            return (
              <SheetSection
                key={sheet.id}
                summary={sheet}
                frame={frame}
                heightsPx={heightsPx.current}
                onEnter={settle}
              />
            );
          }
          const left = leaving.find(({ sheetId }) => sheetId === sheet.id);
          return (
            left && (
              <div key={sheet.id} className={classes.left} data-left={sheet.id}>
                <LeavingStrip sheet={left} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

interface ToTopProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly firstId: string;
}

function ToTop({ scroller, firstId }: ToTopProps) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  return (
    <div className={classes.toTop}>
      <ScrollToTop
        label={formatMessage({ id: 'app.to-top' })}
        scroller={scroller}
        onLeadUp={() => leadToSheet(open, firstId)}
      />
    </div>
  );
}
