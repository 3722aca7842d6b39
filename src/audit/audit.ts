// The result of an audit: a score, the findings, and what could not be checked.

import type { Language } from '#language/language.ts';
import type { Profile } from './examination/profile.ts';
import type { AuditFinding, Severity } from './findings/finding.ts';
import type { RefusalText } from './texts/refusal-text.ts';

export interface NotChecked {
  readonly rule: string;
  readonly reason: string;
}

export interface Audit {
  /** From 0 to 100; 100 means no findings. */
  readonly score: number;
  readonly profile: Profile['id'];
  /** What the findings are told in. */
  readonly language: Language;
  /** The worst first. */
  readonly findings: readonly AuditFinding[];
  /** Worth a question, and no fault: they cost no points. */
  readonly notes: readonly AuditFinding[];
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
