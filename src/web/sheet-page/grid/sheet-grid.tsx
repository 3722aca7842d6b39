// The cells of the open sheet: with letters and numbers beside them, what is frozen in view, and a cursor to read and type with.
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import type { GridTexts } from '#web/sheet-page/editing/grid-texts.ts';
import type { TypedReader } from '#web/sheet-page/editing/typed-reader.ts';
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
  readonly read: TypedReader;
  /** Told the open grid, and null when it closes. */
  readonly onReady: (control: GridControl | null) => void;
  /** Words for the eye too, such as why something was refused. */
  readonly onNotice: (words: string) => void;
  /** What stands over the cells and scrolls with them, such as charts; placed from the first cell that scrolls down. */
  readonly children?: React.ReactNode;
}

export function SheetGrid({ label, session, texts, read, onReady, onNotice, children }: SheetGridProps) {
  const page = usePage();
  const frame = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const latest = useRef({ read, onReady, onNotice });
  useEffect(() => {
    latest.current = { read, onReady, onNotice };
  });
  useLayoutEffect(() => {
    if (!frame.current) return;
    const control = new GridControl(frame.current, {
      page,
      session,
      texts,
      read: (text, style) => latest.current.read(text, style),
      classes: gridClasses,
      say: (words, isShown = false) => {
        setSaid(words);
        if (isShown) latest.current.onNotice(words);
      },
    });
    const ends = [
      listenToKeys(control),
      listenToPointer(control),
      listenToClipboard(control),
      listenToField(control, control.cellEditor.field),
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
  const saying = useId();
  useLayoutEffect(() => {
    frame.current?.querySelector('[role=grid]')?.setAttribute('aria-label', label);
  });
  return (
    <>
      <div ref={frame} className={gridClasses.frame} />
      {layer && createPortal(children, layer)}
      <p id={saying} className={classes.said} aria-live="polite">
        {said}
      </p>
    </>
  );
}
