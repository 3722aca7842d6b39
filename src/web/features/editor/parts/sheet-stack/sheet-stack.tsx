// All sheets of the workbook one below the other in one scroller, as one reads a report.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GridFrame } from '#web/ui/data-grid/grid-frame.ts';
import type { CalculationResult } from '../../calculation/protocol.ts';
import { LeavingStrip } from '../module-switch/later-states.tsx';
import { useLeavingSheets } from '../module-switch/leaving-sheets.ts';
import { SheetSection } from './sheet-section.tsx';
import classes from './sheet-stack.module.css';
import { useNearSheets } from './use-near-sheets.ts';
import { useStackScroll } from './use-stack-scroll.ts';

export function SheetStack({ result }: { readonly result: CalculationResult }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<GridFrame | null>(null);
  const heightsPx = useRef(new Map<string, number>());
  const leaving = useLeavingSheets((state) => state.leaving);
  const sheets = useMemo(() => result.sheets.filter(({ isOn }) => isOn), [result.sheets]);
  const order = sheets.map(({ id }) => id).join(' ');
  const { settle } = useStackScroll(scroller, order);
  useNearSheets(scroller, order);
  useLayoutEffect(() => {
    if (!scroller.current) return;
    const made = new GridFrame(scroller.current, settle);
    setFrame(made);
    return () => made.destroy();
  }, [settle]);
  return (
    <div ref={scroller} className={classes.scroller}>
      <div className={classes.stack}>
        {result.sheets.map((sheet) => {
          if (sheet.isOn) {
            return (
              <SheetSection
                key={sheet.id}
                summary={sheet}
                result={result}
                frame={frame}
                heightsPx={heightsPx.current}
                onCome={settle}
              />
            );
          }
          const left = leaving.find(({ sheetId }) => sheetId === sheet.id);
          return left && <LeavingStrip key={sheet.id} sheet={left} />;
        })}
      </div>
    </div>
  );
}
