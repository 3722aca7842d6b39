// The open template's entries in the command palette, set by a screen while it is shown.
import { create } from 'zustand';
import type { MessageId } from '#web/i18n/messages.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly kind:
    | ('sheet' | 'resource' | 'setting' | 'field' | 'row' | 'print' | 'workbook' | 'spreadsheet')
    | ('undo' | 'redo' | 'history' | 'scenario' | 'comparison' | 'span');
  readonly name: string;
  /** What else it is found by, in every language. */
  readonly otherNames?: readonly { readonly id: MessageId }[];
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
