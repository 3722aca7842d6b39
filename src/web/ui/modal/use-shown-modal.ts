// Opens a modal in front of everything, moves the focus into it, and returns the focus when the modal is closed.
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest.ts';
import { modalInFront, noteLeave, noteOpenModal } from './open-modals.ts';

interface ShownModal {
  readonly modal: RefObject<HTMLDialogElement | null>;
  /** The container of what opens over the modal, such as a menu. */
  readonly over: HTMLElement;
  readonly returnsFocus: boolean;
  readonly canLeave: boolean;
  readonly onEscape: () => void;
}

export function useShownModal({ modal, over, returnsFocus, canLeave, onEscape }: ShownModal): void {
  useLayoutEffect(() => {
    const { current: shown } = modal;
    return shown === null ? undefined : show(shown, over, returnsFocus);
  }, [modal, over, returnsFocus]);
  const latest = useLatest(onEscape);
  // By itself: what can be left while it waits, and what cannot, stays open all the time.
  useLayoutEffect(() => {
    const { current: shown } = modal;
    return shown === null || !canLeave ? undefined : noteLeave(shown, () => latest.current());
  }, [modal, canLeave, latest]);
  useEscape(modal, onEscape);
}

function show(modal: HTMLDialogElement, over: HTMLElement, returnsFocus: boolean): () => void {
  const before = document.activeElement;
  modal.append(over);
  modal.showModal();
  modal.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  const forget = noteOpenModal(modal);
  return () => {
    forget();
    if (!returnsFocus) return;
    modal.close();
    // The element that opened it may have been removed by now.
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
  };
}

/** A component in the modal that uses Escape itself stops the event; the browser's own closing is prevented. */
function useEscape(modal: RefObject<HTMLDialogElement | null>, onEscape: () => void): void {
  const latest = useLatest(onEscape);
  useEffect(() => {
    const isMeant = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.isComposing && modalInFront() === modal.current;
    const keepOpen = (event: KeyboardEvent) => {
      if (isMeant(event)) event.preventDefault();
    };
    const leave = (event: KeyboardEvent) => {
      if (isMeant(event)) latest.current();
    };
    window.addEventListener('keydown', keepOpen, true);
    window.addEventListener('keydown', leave);
    return () => {
      window.removeEventListener('keydown', keepOpen, true);
      window.removeEventListener('keydown', leave);
    };
  }, [modal, latest]);
}
