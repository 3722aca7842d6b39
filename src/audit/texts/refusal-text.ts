// The text shown for a file that cannot be audited.
import type { RefusalCode } from '../read/limits/refusal.ts';

export interface RefusalText {
  readonly code: RefusalCode;
  readonly message: string;
  readonly remedy: string;
}

/** In one language; {part} and {limit} are filled in. */
export type RefusalTexts = Readonly<Record<RefusalCode, Readonly<Pick<RefusalText, 'message' | 'remedy'>>>>;
