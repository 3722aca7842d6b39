// One command of the palette: its name in both languages, and its action.
import type { ComponentType } from 'react';

export const commandGroups = [
  ...(['action', 'sheet', 'resource', 'setting'] as const),
  ...(['field', 'row', 'template'] as const),
] as const;

export type CommandGroup = (typeof commandGroups)[number];

export interface PaletteCommand {
  readonly id: string;
  readonly group: CommandGroup;
  readonly name: string;
  /** Other names it is found by. */
  readonly otherNames: readonly string[];
  /** Where it is, if several may have its name. */
  readonly place?: string;
  readonly Icon: ComponentType<{ size?: number | string; 'aria-hidden'?: 'true' }>;
  readonly run: () => void;
}
