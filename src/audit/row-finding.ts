// What an audit finds: the rule, how bad it is, where, what is wrong and how to mend it.

/** C: wrong numbers, W: risky, S: style. */
export type Severity = 'C' | 'W' | 'S';

export interface RowFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly sheet: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}
