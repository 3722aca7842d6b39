// What an audit tells of a workbook: a score, what is wrong, and what could not be checked.

import type { Profile } from './examination/profile.ts';
import type { Finding, Severity } from './findings/finding.ts';
import type { RefusalText } from './texts/refusal-text.ts';

export interface NotChecked {
  readonly rule: string;
  readonly reason: string;
}

export interface Audit {
  /** From 0 to 100, which is without a finding. */
  readonly score: number;
  readonly profile: Profile['id'];
  /** The worst first. */
  readonly findings: readonly Finding[];
  /** Worth a question, and no fault: they cost no points. */
  readonly notes: readonly Finding[];
  /** How many findings of each severity are listed. */
  readonly counts: Readonly<Record<Severity, number>>;
  readonly sheets: number;
  readonly cells: number;
  readonly formulas: number;
  /** By their ids. */
  readonly rulesChecked: readonly string[];
  readonly notChecked: readonly NotChecked[];
}

export type AuditResult =
  | { readonly audit: Audit; readonly refusal: null }
  | { readonly audit: null; readonly refusal: RefusalText };
