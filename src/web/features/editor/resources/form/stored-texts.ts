// What a form found in the template: a text that nobody touched may stay as a foreign file had it, although nobody could type it.
import type { DriverTexts } from '../../document/drivers/driver-texts.ts';

export interface StoredFlow {
  readonly formulaId: string;
  readonly values: Readonly<Record<string, string>>;
  readonly drivers: Readonly<Record<string, DriverTexts>>;
  readonly starts: Readonly<Record<string, string>>;
}

interface FormOfFlow {
  readonly formulaId: string;
  readonly stored?: StoredFlow;
}

/** With another formula a number keeps its text, whatever the formula calls it. */
export function isStoredNumber({ formulaId, stored }: FormOfFlow, id: string, text: string): boolean {
  if (stored === undefined) return false;
  return stored.formulaId === formulaId
    ? stored.values[id] === text
    : Object.values(stored.values).includes(text);
}

export const isStoredStart = ({ stored }: FormOfFlow, row: string, text: string): boolean =>
  stored?.starts[row] === text;
