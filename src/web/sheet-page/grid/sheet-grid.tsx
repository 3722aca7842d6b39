// The cells of the open sheet: with letters and numbers beside them, what is frozen in view, and a cursor to read and type with.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import type { GridTexts } from '#web/sheet-page/editing/grid-texts.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { listenToField } from './control/field-keys.ts';
import { listenToClipboard } from './control/grid-clipboard.ts';
import { GridControl } from './control/grid-control.ts';
import { listenToKeys } from './control/grid-keys.ts';
import { listenToPointer } from './control/grid-pointer.ts';
import { gridClasses } from './grid-classes.ts';
import classes from './sheet-grid.module.css';

interface SheetGridProps {
  readonly label: string;
  readonly session: EditSession;
  readonly texts: GridTexts;
  /** Told the open grid, and null when it closes. */
  readonly onReady: (control: GridControl | null) => void;
  /** What stands over the cells and scrolls with them, such as charts; placed from the first cell that scrolls down. */
  readonly children?: React.ReactNode;
}

interface Said {
  readonly words: string;
  /** For the eye too, such as why something was refused. */
  readonly isShown: boolean;
}

const nothing: Said = { words: '', isShown: false };
const shownMs = 8000;

export function SheetGrid({ label, session, texts, onReady, children }: SheetGridProps) {
  const page = usePage();
  const frame = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said>(nothing);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const latest = useRef({ onReady });
  useEffect(() => {
    latest.current = { onReady };
  });
  useLayoutEffect(() => {
    if (!frame.current) return;
    const control = new GridControl(frame.current, {
      page,
      session,
      texts,
      classes: gridClasses,
      say: (words, isShown = false) => {
        setSaid({ words, isShown });
      },
    });
    const ends = [
      listenToKeys(control),
      listenToPointer(control),
      listenToClipboard(control),
      listenToField(control, control.editing.field),
    ];
    setLayer(control.layer);
    latest.current.onReady(control);
    return () => {
      for (const end of ends) end();
      latest.current.onReady(null);
      setLayer(null);
      control.destroy();
    };
  }, [page, session, texts]);
  useEffect(() => {
    if (!said.isShown) return;
    const timer = setTimeout(() => setSaid(nothing), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  useLayoutEffect(() => {
    frame.current?.querySelector('[role=grid]')?.setAttribute('aria-label', label);
  });
  return (
    <div className={classes.around}>
      <div ref={frame} className={gridClasses.frame} />
      {layer && createPortal(children, layer)}
      <p className={said.isShown ? classes.notice : classes.said} aria-live="polite">
        {said.words}
      </p>
    </div>
  );
}
