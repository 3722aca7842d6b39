// Keeps short notices and the bubble before everything else: in the modal in front, for the browser puts all else out of reach.
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { modalInFront, openModals } from './open-modals.ts';

export function InFront({ children }: { readonly children: ReactNode }) {
  // It is moved as a whole, so that what is told goes on being told.
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
