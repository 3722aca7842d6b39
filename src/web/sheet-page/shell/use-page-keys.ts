// The keys that work wherever the focus is; where somebody types, only those that no text field has a meaning for.
import { useEffect, useEffectEvent } from 'react';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';

interface Opening {
  readonly find: () => void;
  readonly help: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"]), textarea, select'));

function stepOf(event: KeyboardEvent, page: Page): (() => void) | null {
  const { sheet } = page.store.getState();
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    if (event.key === 'ArrowDown') return () => page.openSheet(sheet + 1);
    if (event.key === 'ArrowUp') return () => page.openSheet(sheet - 1);
    return null;
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  // By their places too, so that they work while a Cyrillic layout is on.
  if (event.code === 'KeyZ') return () => void (event.shiftKey ? page.redo() : page.undo());
  if (event.code === 'KeyY' && !event.shiftKey) return () => void page.redo();
  return null;
}

export function usePageKeys({ find, help }: Opening): void {
  const page = usePage();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const hasControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const always = hasControl && event.code === 'KeyF' ? find : event.key === 'F1' ? help : null;
    const step = always ?? (isTyping(event.target) ? null : stepOf(event, page));
    if (!step) return;
    event.preventDefault();
    if (event.altKey) event.stopPropagation();
    step();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // The grid would only go up one cell; down it opens the choices of a cell that has some.
    const first = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'ArrowUp') onKey(event);
    };
    document.addEventListener('keydown', first, { capture: true });
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', first, { capture: true });
      document.removeEventListener('keydown', listener);
    };
  }, []);
}
