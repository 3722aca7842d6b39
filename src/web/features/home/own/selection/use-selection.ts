// The templates selected in the list, limited to those that are shown.
import { useCallback, useEffect, useRef, useState } from 'react';
import { choose, chooseAll, chooseRange, chosenOf, nothingChosen } from './selection.ts';

/** Changes the selection; for a range, from the previous one to this one. */
export type Choose = (uuid: string, isChosen: boolean, isRange: boolean) => void;

export function useSelection(shown: readonly string[]) {
  const [selection, setSelection] = useState(nothingChosen);
  // Read when a box is pressed, so that a longer list does not render every row again.
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
