// A rule of the audit: examines a workbook and reports where it is broken, in each language.
import type { Language } from '#language/language.ts';
import type { Examination } from '../examination/examination.ts';
import type { Severity } from './finding.ts';

export interface RuleFault {
  /** From 0; null for the workbook as a whole. */
  readonly sheet: number | null;
  /** An address or a range, as B7 or B7:M7; null for the sheet as a whole. */
  readonly cell: string | null;
  /** What the texts speak of: {label} in a text is replaced by the value of `label`. */
  readonly words?: Readonly<Record<string, string | number>>;
  /** Which of the rule's messages, where it has several; the first one without it. */
  readonly message?: string;
}

export interface RuleTexts {
  /** The requirement in one line. */
  readonly title: string;
  /** The problem, by the message name of the fault; {words} are filled in. */
  readonly messages: Readonly<Record<string, string>>;
  readonly remedy: string;
}

export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** Its findings may be intended: they are listed separately as notes and cost no points. */
  readonly isNote?: true;
  readonly texts: Readonly<Record<Language, RuleTexts>>;
  readonly faults: (examination: Examination) => readonly RuleFault[];
  /** Why the rule cannot be checked on this workbook, in one sentence, such as: There is no balance sheet. Its faults are not computed then. */
  readonly notCheckable?: (examination: Examination) => Readonly<Record<Language, string>> | null;
}
