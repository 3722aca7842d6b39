// How wide the names beside the numbers are: as each person has drawn them, on every sheet.
import { type RefObject, useLayoutEffect } from 'react';
import { usePageLook } from '../../session/storage/page-look.ts';

export function useNamesWidth(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    // Without a rendering of the sheets, which would not keep up with the pointer.
    const say = ({ names }: { readonly names: string | number }) => {
      current.style.setProperty('--own-label-width', typeof names === 'number' ? `${names}px` : null);
      current.dataset.names = String(names);
    };
    say(usePageLook.getState());
    const leave = usePageLook.subscribe(say);
    const widen = (event: MouseEvent) => {
      const edge = event.target instanceof Element ? event.target.closest('[data-edge]') : null;
      if (!edge) return;
      event.preventDefault();
      void import('./widen-names.ts').then(({ widenNames }) => widenNames(event, edge));
    };
    current.addEventListener('pointerdown', widen);
    current.addEventListener('dblclick', widen);
    return () => {
      leave();
      current.removeEventListener('pointerdown', widen);
      current.removeEventListener('dblclick', widen);
    };
  }, [scroller]);
}
