// Puts clean pages in the place of the page while it is printed: the open sheet, or all of them.
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import classes from './printed-book.module.css';
import type { PrintedSheet } from './printed-sheet.tsx';

export type Wanted = 'sheet' | 'all';

/** What was asked for; whoever prints by the browser's own means gets the open sheet. */
let asked: Wanted = 'sheet';

export function printSheets(what: Wanted): void {
  asked = what;
  window.print();
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

export function Printing({ printed: Printed }: PrintingProps) {
  const page = usePage();
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  useEffect(() => {
    let restore: () => void = () => undefined;
    const before = () => {
      restore = inLight();
      const all = [...page.view.sheets.keys()];
      const { sheet } = page.store.getState();
      flushSync(() => setNumbers(asked === 'all' ? all : [sheet]));
    };
    const after = () => {
      restore();
      asked = 'sheet';
      setNumbers([]);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [page]);
  if (!Printed || numbers.length === 0) return null;
  return createPortal(
    <div className={classes.printed}>
      {numbers.map((number) => (
        <Printed key={number} number={number} />
      ))}
    </div>,
    document.body,
  );
}
