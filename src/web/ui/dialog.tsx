// A modal dialog whose header is a plain box, so that a page never has two banners; what is typed in it does not go unasked.
import { Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import classes from './dialog.module.css';
import { DiscardQuestion } from './discard-question.tsx';
import { lateFocus } from './late-focus.ts';
import { useNoSecondPress } from './second-press.ts';
import { DialogAround, type Note, useInnerDialog } from './unsaved-in-dialog.ts';
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

/** A form around the dialog's opener is not meant. */
const endHere = (event: FormEvent) => event.stopPropagation();

export function Dialog({ title, isOpen, onClose, closeLabel, widthPx = 460, children }: DialogProps) {
  useFocusReturn();
  useInnerDialog(isOpen);
  useNoSecondPress(isOpen);
  const [isUnsaved, noteUnsaved] = useNotes();
  const [isCovered, noteInner] = useNotes();
  const around = useMemo(() => ({ noteUnsaved, noteInner }), [noteUnsaved, noteInner]);
  const isClosable = onClose !== undefined && !isCovered;
  const [isAsked, setAsked] = useState(false);
  const isAsking = isAsked && isUnsaved;
  const leave = () => (isUnsaved ? setAsked(true) : onClose?.());
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose ? leave : stay}
      closeOnEscape={isClosable}
      closeOnClickOutside={isClosable && !isUnsaved}
      centered
      lockScroll={false}
      size={widthPx}
      transitionProps={{ duration: 140, transition: 'pop' }}
    >
      <Modal.Overlay className={classes.overlay ?? ''} />
      <Modal.Content radius="lg" classNames={{ content: classes.content ?? '' }} onSubmit={endHere}>
        <div className={classes.header}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {onClose && <Modal.CloseButton aria-label={closeLabel} />}
        </div>
        <Modal.Body ref={lateFocus} className={classes.body ?? ''}>
          <DialogAround.Provider value={around}>{children}</DialogAround.Provider>
        </Modal.Body>
        {isAsking && onClose && <DiscardQuestion onKeep={() => setAsked(false)} onDiscard={onClose} />}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Said by several at a time. */
function useNotes(): readonly [boolean, Note] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const note = useCallback<Note>((id, holds) => {
    setIds((before) => [...before.filter((one) => one !== id), ...(holds ? [id] : [])]);
  }, []);
  return [ids.length > 0, note];
}
