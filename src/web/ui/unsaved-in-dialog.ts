// Tells the dialog around a form that something in it would be lost, or that another dialog stands over it.
import { createContext, useContext, useEffect, useId } from 'react';

/** Whether something holds, by who says so. */
export type Note = (id: string, holds: boolean) => void;

interface AroundIt {
  readonly noteUnsaved: Note;
  readonly noteInner: Note;
}

export const DialogAround = createContext<AroundIt | null>(null);

/** Outside a dialog nothing closes unasked. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  useNoted(useContext(DialogAround)?.noteUnsaved, isUnsaved);
}

/** Of two dialogs, one over the other, keys and clicks are for the upper one. */
export function useInnerDialog(isOpen: boolean): void {
  useNoted(useContext(DialogAround)?.noteInner, isOpen);
}

function useNoted(note: Note | undefined, holds: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!holds || !note) return;
    note(id, true);
    return () => note(id, false);
  }, [holds, note, id]);
}
