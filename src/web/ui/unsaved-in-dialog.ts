// Tells the dialog around a form that something in it would be lost.
import { createContext, useContext, useEffect, useId } from 'react';

export type NoteUnsaved = (id: string, isUnsaved: boolean) => void;

export const UnsavedInDialog = createContext<NoteUnsaved | null>(null);

/** Outside a dialog nothing closes unasked. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const note = useContext(UnsavedInDialog);
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !note) return;
    note(id, true);
    return () => note(id, false);
  }, [isUnsaved, note, id]);
}
