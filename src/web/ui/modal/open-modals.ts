// The modals that are open, the one in front last: keys are for that one, and what is in front of everything stands in it.
import { createStore } from 'zustand/vanilla';

interface OpenModals {
  readonly stack: readonly HTMLDialogElement[];
}

export const openModals = createStore<OpenModals>(() => ({ stack: [] }));

export const modalInFront = (): HTMLDialogElement | undefined => openModals.getState().stack.at(-1);

export const isOpenModal = (modal: HTMLDialogElement): boolean => openModals.getState().stack.includes(modal);

/** Gives what takes it away again. */
export function noteOpenModal(modal: HTMLDialogElement): () => void {
  const page = document.documentElement;
  // Where the bar of the page takes room, the page keeps that room while it cannot be scrolled.
  if (modalInFront() === undefined && innerWidth > page.clientWidth) page.dataset.keepsGutter = '';
  openModals.setState(({ stack }) => ({ stack: [...stack, modal] }));
  return () => {
    openModals.setState(({ stack }) => ({ stack: stack.filter((other) => other !== modal) }));
    if (modalInFront() === undefined) delete page.dataset.keepsGutter;
  };
}
