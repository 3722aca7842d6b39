// Keeps notifications and the tooltip above everything else: inside the topmost modal, because the browser makes all else inert.
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { modalInFront, openModals } from './open-modals.ts';

export function InFront({ children }: { readonly children: ReactNode }) {
  // It is moved as a whole, so that a notification being read aloud is not interrupted.
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const move = () => (modalInFront() ?? document.body).append(place);
    move();
    const stop = openModals.subscribe(move);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  return createPortal(children, place);
}
