// A rule of the audit: looks at a row in its place and says what is wrong there.
import type { Place, Places } from '#workbook/places.ts';
import type { Severity } from './row-finding.ts';

export interface RowRule {
  readonly id: string;
  readonly severity: Severity;
  readonly remedy: string;
  /** One sentence a fault. */
  readonly faults: (place: Place, all: Places) => readonly string[];
}
