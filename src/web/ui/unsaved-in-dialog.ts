// Tells the dialog around a form that something in it would be lost.
import { createContext, useContext, useId, useLayoutEffect } from 'react';

/** Sets or clears a reporter's flag. */
export type Note = (id: string, isUnsaved: boolean) => void;

interface AroundIt {
  readonly noteUnsaved: Note;
}

export const DialogAround = createContext<AroundIt | null>(null);

/** Outside a dialog there is nothing to warn about. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const note = useContext(DialogAround)?.noteUnsaved;
  const id = useId();
  useLayoutEffect(() => {
    if (!isUnsaved || !note) return;
    note(id, true);
    return () => note(id, false);
  }, [isUnsaved, note, id]);
}
