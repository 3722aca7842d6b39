// Says how many sheets are ready to be printed, and lets its user call it off.
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './print-progress.module.css';

interface PrintProgressProps {
  readonly ready: number;
  readonly count: number;
  readonly onCancel: () => void;
}

export function PrintProgress({ ready, count, onCancel }: PrintProgressProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="print-progress" onCancel={onCancel}>
      <p id="print-progress" className={classes.words} role="status">
        <FormattedMessage id="book.print-preparing" values={{ ready, count }} />
      </p>
      <progress className={classes.bar} value={ready} max={count} aria-labelledby="print-progress" />
      <button type="button" className={classes.cancel} onClick={onCancel}>
        <FormattedMessage id="app.cancel" />
      </button>
    </dialog>
  );
}
