// Puts clean pages in the place of the page while it is printed: the open sheet, or all of them.
import { useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { PrintProgress } from './print-progress.tsx';
import classes from './printed-book.module.css';
import type { PrintedSheet } from './printed-sheet.tsx';

export type Wanted = 'sheet' | 'all';

/** How all sheets are asked for; whoever prints by the browser's own means gets the open one. */
const allAsked = 'print-all-sheets';

export function printSheets(what: Wanted): void {
  if (what === 'sheet') window.print();
  else window.dispatchEvent(new Event(allAsked));
}

const schemeMark = 'data-mantine-color-scheme';

/** Paper is white. Returns what brings the colours back. */
function inLight(): () => void {
  const root = document.documentElement;
  const before = root.getAttribute(schemeMark);
  root.setAttribute(schemeMark, 'light');
  return () => {
    if (before !== null) root.setAttribute(schemeMark, before);
  };
}

interface PrintingProps {
  /** Null while it is on its way. */
  readonly printed: typeof PrintedSheet | null;
}

/**
 * Sheet by sheet, as all at once would leave the page without an answer for seconds; the browser has them together. Null while
 * nobody has asked for all.
 */
function usePreparing(isPossible: boolean) {
  const count = usePage().view.sheets.length;
  const [ready, setReady] = useState<number | null>(null);
  useEffect(() => {
    const begin = () => setReady((before) => before ?? 0);
    window.addEventListener(allAsked, begin);
    return () => window.removeEventListener(allAsked, begin);
  }, []);
  useEffect(() => {
    if (ready === null || !isPossible) return;
    const timer = setTimeout(() => (ready < count ? setReady(ready + 1) : window.print()));
    return () => clearTimeout(timer);
  }, [ready, count, isPossible]);
  const end = useCallback(() => setReady(null), []);
  return { ready, count, end };
}

/** The sheet that is open, while the browser prints. */
function useOpenPrinted(end: () => void): number | null {
  const page = usePage();
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    let restore: () => void = () => undefined;
    const before = () => {
      restore = inLight();
      flushSync(() => setOpen(page.store.getState().sheet));
    };
    const after = () => {
      restore();
      setOpen(null);
      end();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [page, end]);
  return open;
}

export function Printing({ printed: Printed }: PrintingProps) {
  const { ready, count, end } = usePreparing(Printed !== null);
  const open = useOpenPrinted(end);
  const one = open === null ? [] : [open];
  const numbers = ready === null ? one : [...Array(ready).keys()];
  return (
    <>
      {ready !== null && <PrintProgress ready={ready} count={count} onCancel={end} />}
      {Printed &&
        numbers.length > 0 &&
        createPortal(
          <div className={classes.printed}>
            {numbers.map((number) => (
              <Printed key={number} number={number} />
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
