// Tells the dialog around a form that something in it would be lost.
import { createContext, useContext, useEffect, useId } from 'react';

/** Whether something holds, by who says so. */
export type Note = (id: string, holds: boolean) => void;

interface AroundIt {
  readonly noteUnsaved: Note;
}

export const DialogAround = createContext<AroundIt | null>(null);

/** Outside a dialog nothing closes unasked. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const note = useContext(DialogAround)?.noteUnsaved;
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !note) return;
    note(id, true);
    return () => note(id, false);
  }, [isUnsaved, note, id]);
}
