// Selects the text of a field when somebody comes to it, so that typing replaces it instead of adding to it.
import { type FocusEvent, type MouseEvent, useRef } from 'react';

type Field = HTMLInputElement;

interface WholeOnFocus {
  readonly onMouseDown: (event: MouseEvent<Field>) => void;
  readonly onMouseUp: (event: MouseEvent<Field>) => void;
  readonly onFocus: (event: FocusEvent<Field>) => void;
  readonly onBlur: (event: FocusEvent<Field>) => void;
}

/** Whoever comes by pointer points at a place in the text, which is left alone unless it is of no use. */
export function useWholeOnFocus(isReplaced: (text: string) => boolean): WholeOnFocus {
  const isPointed = useRef(false);
  const isWindowLeft = useRef(false);
  return {
    onMouseDown: ({ currentTarget }) => {
      isPointed.current = document.activeElement !== currentTarget;
    },
    onMouseUp: ({ currentTarget }) => {
      const isDrawn = currentTarget.selectionStart !== currentTarget.selectionEnd;
      if (isPointed.current && !isDrawn && isReplaced(currentTarget.value)) currentTarget.select();
      isPointed.current = false;
    },
    onFocus: ({ currentTarget }) => {
      if (!isPointed.current && !isWindowLeft.current) currentTarget.select();
      isWindowLeft.current = false;
    },
    // Coming back from another window goes on where the caret was.
    onBlur: ({ currentTarget }) => {
      isWindowLeft.current = document.activeElement === currentTarget;
    },
  };
}
