// Gives the focus back to what had it before something that opened over the page, unless something else has it by then.
import { useEffect, useRef } from 'react';

export function useFocusBack(): () => void {
  const before = useRef(document.activeElement);
  const back = useRef(() => {
    const { current } = before;
    if (current instanceof HTMLElement) current.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      if (document.activeElement === document.body) back.current();
    },
    [],
  );
  return back.current;
}
