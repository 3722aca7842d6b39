// A modal dialog whose header is a plain box, so that a page never has two banners.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { lateFocus } from './late-focus.ts';
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
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose ?? stay}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
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
        <Modal.Body ref={lateFocus} className={classes.body ?? ''}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
