// The templates chosen in the list, kept to those that are shown.
import { useCallback, useEffect, useRef, useState } from 'react';
import { choose, chooseAll, chooseRange, chosenOf, nothingChosen } from './selection.ts';

/** Changes what is chosen; with a range, from the one before to this one. */
export type Choose = (uuid: string, isChosen: boolean, isRange: boolean) => void;

export function useSelection(shown: readonly string[]) {
  const [selection, setSelection] = useState(nothingChosen);
  // Read when a box is pressed, so that a longer list does not draw every row anew.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const pick: Choose = useCallback((uuid, isChosen, isRange) => {
    setSelection((now) =>
      isRange ? chooseRange(now, uuid, isChosen, latest.current) : choose(now, uuid, isChosen),
    );
  }, []);
  const chosen = chosenOf(selection, shown);
  return {
    chosen,
    pick,
    pickAll: (isChosen: boolean) => setSelection(chooseAll(shown, isChosen)),
    clear: () => setSelection(nothingChosen),
  };
}
