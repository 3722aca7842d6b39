// The note of a cell: it opens where the cell is pointed at, selected or tapped, or by Shift+F2, and Escape closes it.
import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import classes from './cell-note.module.css';
import { notePlace } from './note-place.ts';
import { type NotedCells, type OpenNote, useNotedCell } from './use-noted-cell.ts';

export function CellNote({ cells }: { readonly cells: NotedCells | null }) {
  const { note, stay, leave, close } = useNotedCell(cells);
  const isHeard = note !== null && !note.isPointed;
  return (
    <>
      {cells && note && <Bubble cells={cells} note={note} onStay={stay} onLeave={leave} onClose={close} />}
      <p className={classes.heard} aria-live="polite">
        {isHeard ? note.text : ''}
      </p>
    </>
  );
}

interface BubbleProps {
  readonly cells: NotedCells;
  readonly note: OpenNote;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function Bubble({ cells, note, onStay, onLeave, onClose }: BubbleProps) {
  const { formatMessage } = useIntl();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = cells.surface.boxOf(note.place);
    const shown = bubble.current;
    if (!box || !shown) return;
    const frame = cells.scroller.getBoundingClientRect();
    const cell = { ...box, left: frame.left + box.left, top: frame.top + box.top };
    const { left, top } = notePlace(
      cell,
      { width: shown.offsetWidth, height: shown.offsetHeight },
      { width: document.documentElement.clientWidth, height: frame.bottom },
    );
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  }, [cells, note]);
  return (
    <div
      ref={bubble}
      role="note"
      className={classes.note}
      onPointerEnter={onStay}
      onPointerLeave={note.isPointed ? onLeave : undefined}
    >
      <p className={classes.text}>{note.text}</p>
      <button
        type="button"
        className={classes.close}
        aria-label={formatMessage({ id: 'app.close' })}
        onClick={onClose}
      >
        <IconX size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
