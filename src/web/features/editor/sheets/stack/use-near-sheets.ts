// Tracks which sheets are in or near the viewport: only those are laid out and drawn.
import { type RefObject, useEffect } from 'react';
import { useTemplateDocument } from '../../document/document-context.ts';
import { noteNearSheets } from '../../session/state/editor-state.ts';

/** How far beyond the viewport, in heights of the scroller. */
const nearMargin = '60%';

export function useNearSheets(scroller: RefObject<HTMLElement | null>, order: string): void {
  const open = useTemplateDocument();
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const near = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('data-sheet') ?? '';
          if (isIntersecting) near.add(id);
          else near.delete(id);
        }
        noteNearSheets(
          open,
          order.split(' ').filter((id) => near.has(id)),
        );
      },
      { root, rootMargin: `${nearMargin} 0px` },
    );
    for (const section of root.querySelectorAll('[data-sheet]')) observer.observe(section);
    return () => observer.disconnect();
  }, [scroller, order, open]);
}
