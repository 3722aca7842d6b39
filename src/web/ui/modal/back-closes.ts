// What Back closes besides modals, such as a menu or a drawer: what was opened last comes first.
import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useLatest } from '../hooks/use-latest.ts';
import { modalInFront } from './open-modals.ts';

interface ClosedByBack {
  readonly close: () => void;
  /** The modal it was opened over. */
  readonly over: HTMLDialogElement | undefined;
}

export const closedByBack = createStore<{ readonly stack: readonly ClosedByBack[] }>(() => ({ stack: [] }));

/** False if nothing of this kind is in front. */
export function closeInFront(): boolean {
  const last = closedByBack.getState().stack.at(-1);
  if (!last || last.over !== modalInFront()) return false;
  last.close();
  return true;
}

export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const one: ClosedByBack = { close: () => latest.current(), over: modalInFront() };
    closedByBack.setState(({ stack }) => ({ stack: [...stack, one] }));
    return () => closedByBack.setState(({ stack }) => ({ stack: stack.filter((other) => other !== one) }));
  }, [isOpen, latest]);
}

/** Whether a menu is open, for its properties of the same names. */
export function useMenuOpen() {
  const [opened, onChange] = useState(false);
  useBackCloses(opened, () => onChange(false));
  return { opened, onChange };
}
