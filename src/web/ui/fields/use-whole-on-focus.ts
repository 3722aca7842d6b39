// Selects the text of a field when it is focused, so that typing replaces it instead of adding to it.
import { type FocusEvent, type MouseEvent, useRef } from 'react';

type Field = HTMLInputElement;

interface WholeOnFocus {
  readonly onMouseDown: (event: MouseEvent<Field>) => void;
  readonly onMouseUp: (event: MouseEvent<Field>) => void;
  readonly onFocus: (event: FocusEvent<Field>) => void;
  readonly onBlur: (event: FocusEvent<Field>) => void;
}

/** A click sets the caret; it selects the text only if that text will be replaced anyway. */
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
    // Returning from another window keeps the caret where it was.
    onBlur: ({ currentTarget }) => {
      isWindowLeft.current = document.activeElement === currentTarget;
    },
  };
}
