// The open modals, the topmost last: it gets the keys, and contains what is shown above everything else.
import { createStore } from 'zustand/vanilla';

interface OpenModals {
  readonly stack: readonly HTMLDialogElement[];
}

export const openModals = createStore<OpenModals>(() => ({ stack: [] }));

export const modalInFront = (): HTMLDialogElement | undefined => openModals.getState().stack.at(-1);

export const isOpenModal = (modal: HTMLDialogElement): boolean => openModals.getState().stack.includes(modal);

/** Closes each, or asks before something in it is lost; absent for one that can only be answered. */
const leaves = new WeakMap<HTMLDialogElement, () => void>();

/** As Escape does. False if there is nothing to leave. */
export function leaveModal(modal: HTMLDialogElement | undefined): boolean {
  const leave = modal && isOpenModal(modal) ? leaves.get(modal) : undefined;
  leave?.();
  return leave !== undefined;
}

/** Returns a function after which it can only be answered. */
export function noteLeave(modal: HTMLDialogElement, onLeave: () => void): () => void {
  leaves.set(modal, onLeave);
  return () => leaves.delete(modal);
}

/** Returns a function that removes it again. */
export function noteOpenModal(modal: HTMLDialogElement): () => void {
  const page = document.documentElement;
  // Where the page's scrollbar takes up space, that space is kept while the page cannot be scrolled.
  if (modalInFront() === undefined && innerWidth > page.clientWidth) page.dataset.keepsGutter = '';
  openModals.setState(({ stack }) => ({ stack: [...stack, modal] }));
  return () => {
    openModals.setState(({ stack }) => ({ stack: stack.filter((other) => other !== modal) }));
    if (modalInFront() === undefined) delete page.dataset.keepsGutter;
  };
}
