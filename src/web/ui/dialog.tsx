// A modal dialog whose header is a plain box, so that a page never has two banners; what is typed in it does not go unasked.
import { Modal } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import classes from './dialog.module.css';
import { DiscardQuestion } from './discard-question.tsx';
import { type NoteUnsaved, UnsavedInDialog } from './unsaved-in-dialog.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Without it the dialog cannot be put away, only answered. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string;
  readonly widthPx?: number;
  readonly children: ReactNode;
}

const stay = () => undefined;

export function Dialog({ title, isOpen, onClose, closeLabel, widthPx = 460, children }: DialogProps) {
  useFocusReturn();
  const { isUnsaved, note } = useUnsaved();
  const [isAsked, setAsked] = useState(false);
  const isAsking = isAsked && isUnsaved;
  const leave = () => (isUnsaved ? setAsked(true) : onClose?.());
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose ? leave : stay}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined && !isUnsaved}
      centered
      lockScroll={false}
      size={widthPx}
      transitionProps={{ duration: 140, transition: 'pop' }}
    >
      <Modal.Overlay className={classes.overlay ?? ''} />
      <Modal.Content radius="lg" classNames={{ content: classes.content ?? '' }}>
        <div className={classes.header}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {onClose && <Modal.CloseButton aria-label={closeLabel} />}
        </div>
        <Modal.Body className={classes.body ?? ''}>
          <UnsavedInDialog.Provider value={note}>{children}</UnsavedInDialog.Provider>
        </Modal.Body>
        {isAsking && onClose && <DiscardQuestion onKeep={() => setAsked(false)} onDiscard={onClose} />}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Some of what stands in a dialog may be typed and some not. */
function useUnsaved(): { readonly isUnsaved: boolean; readonly note: NoteUnsaved } {
  const [ids, setIds] = useState<readonly string[]>([]);
  const note = useCallback<NoteUnsaved>((id, isUnsaved) => {
    setIds((before) => [...before.filter((one) => one !== id), ...(isUnsaved ? [id] : [])]);
  }, []);
  return { isUnsaved: ids.length > 0, note };
}
