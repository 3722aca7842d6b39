// A finding of an audit: the rule, its severity, the location, the problem and how to fix it.

/** C: wrong numbers, W: risky, S: style. */
export type Severity = 'C' | 'W' | 'S';

export interface AuditFinding {
  readonly rule: string;
  readonly severity: Severity;
  /** The sheet's title; null for the workbook as a whole. */
  readonly sheet: string | null;
  /** An address or a range, as B7 or B7:M7; null for the sheet as a whole. */
  readonly cell: string | null;
  readonly message: string;
  readonly remedy: string;
}
