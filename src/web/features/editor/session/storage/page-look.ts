// How each person likes numbers and rows on the page, for all templates; remembered on the device.
import { create } from 'zustand';

export interface PageLook {
  readonly decimals: 'auto' | 'two';
  readonly nothing: 'dash' | 'zero';
  readonly rows: 'usual' | 'compact';
  /** How wide the names are in a window with room for it: whole, or as drawn, in pixels. */
  readonly names: 'usual' | 'whole' | number;
}

const storageKey = 'modelwright.numbers';

export const usePageLook = create<PageLook>(storedLook);

export function changePageLook(change: Partial<PageLook>): void {
  usePageLook.setState(change);
  try {
    localStorage.setItem(storageKey, JSON.stringify(usePageLook.getState()));
  } catch {
    // Without storage the next visit starts with the usual look.
  }
}

function storedLook(): PageLook {
  const stored = read();
  return {
    decimals: stored.decimals === 'two' ? 'two' : 'auto',
    nothing: stored.nothing === 'zero' ? 'zero' : 'dash',
    rows: stored.rows === 'compact' ? 'compact' : 'usual',
    names: stored.names === 'whole' || typeof stored.names === 'number' ? stored.names : 'usual',
  };
}

function read(): Readonly<Partial<Record<keyof PageLook, unknown>>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
