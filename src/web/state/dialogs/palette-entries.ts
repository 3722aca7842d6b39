// The open template's entries in the command palette, set by a screen while it is shown.
import { create } from 'zustand';

export interface PaletteEntry {
  readonly id: string;
  readonly kind: 'sheet' | 'resource' | 'setting' | 'field' | 'row' | 'print' | 'workbook' | 'spreadsheet';
  readonly name: string;
  /** Where it is, if several may have its name. */
  readonly place?: string;
  readonly run: () => void;
}

const none: readonly PaletteEntry[] = [];

const useEntries = create<{ readonly entries: readonly PaletteEntry[] }>(() => ({ entries: none }));

export const usePaletteEntries = (): readonly PaletteEntry[] => useEntries(({ entries }) => entries);

/** Returns a function that removes them. */
export function showPaletteEntries(entries: readonly PaletteEntry[]): () => void {
  useEntries.setState({ entries });
  return () => {
    if (useEntries.getState().entries === entries) useEntries.setState({ entries: none });
  };
}
