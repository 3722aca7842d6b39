// A modal dialog whose header is a plain box, so that a page never has two banners; it asks before it discards what was typed.
import { CloseButton } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import classes from './dialog.module.css';
import { DiscardQuestion } from './discard-question.tsx';
import { lateFocus } from './late-focus.ts';
import { Modal } from './modal/modal.tsx';
import { useNoSecondPress } from './second-press.ts';
import { DialogAround, type Note } from './unsaved-in-dialog.ts';

interface DialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Without it the dialog cannot be closed, only answered. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string;
  readonly widthPx?: number;
  readonly children: ReactNode;
}

/** Keeps a submit from reaching a form around the dialog's opener. */
const endHere = (event: FormEvent) => event.stopPropagation();

export function Dialog({ isOpen, ...shown }: DialogProps) {
  useNoSecondPress(isOpen);
  return isOpen && <OpenDialog {...shown} />;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, onClose, closeLabel, widthPx = 460, children } = props;
  const titleId = useId();
  const { isUnsaved, noteUnsaved, isAsking, setAsking } = useUnsaved();
  const around = useMemo(() => ({ noteUnsaved }), [noteUnsaved]);
  const leave = () => (isUnsaved() ? setAsking(true) : onClose?.());
  return (
    <Modal
      labelledBy={titleId}
      widthPx={widthPx}
      canLeave={onClose !== undefined}
      onLeave={leave}
      onPressBeside={() => !isUnsaved() && onClose?.()}
    >
      <div onSubmit={endHere}>
        <div className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {onClose && <CloseButton aria-label={closeLabel} onClick={leave} />}
        </div>
        <div ref={lateFocus} className={classes.body}>
          <DialogAround.Provider value={around}>{children}</DialogAround.Provider>
        </div>
        {isAsking && onClose && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
      </div>
    </Modal>
  );
}

/** What would be lost, as told by the components in the dialog, and whether the user is being asked about it. */
function useUnsaved() {
  // A key may come between the moment something is saved and the next drawing.
  const ids = useRef(new Set<string>());
  const [isAsking, setAsking] = useState(false);
  const noteUnsaved = useCallback<Note>((id, isUnsaved) => {
    if (isUnsaved) ids.current.add(id);
    else ids.current.delete(id);
    if (ids.current.size === 0) setAsking(false);
  }, []);
  const isUnsaved = () => ids.current.size > 0;
  return { isUnsaved, noteUnsaved, isAsking, setAsking };
}
