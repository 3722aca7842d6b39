// Opens a modal in front of everything, brings the keyboard into it, and gives it back once the modal is gone.
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest.ts';
import { modalInFront, noteOpenModal } from './open-modals.ts';

interface ShownModal {
  readonly modal: RefObject<HTMLDialogElement | null>;
  /** Where what opens over the modal, such as a menu, has its place. */
  readonly over: HTMLElement;
  readonly returnsFocus: boolean;
  readonly onEscape: () => void;
}

export function useShownModal({ modal, over, returnsFocus, onEscape }: ShownModal): void {
  useLayoutEffect(() => {
    const { current: shown } = modal;
    return shown === null ? undefined : show(shown, over, returnsFocus);
  }, [modal, over, returnsFocus]);
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
    // What opened it may itself go at the same time, or have gone before.
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
  };
}

/** Whoever in the modal takes Escape for something else stops the event; the browser itself closes nothing. */
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
