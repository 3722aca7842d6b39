// A rule of the audit: looks at an examined workbook and says where it is broken, in each language.
import type { Language } from '#language/language.ts';
import type { Examination } from '../examination/examination.ts';
import type { Severity } from './finding.ts';

export interface Fault {
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
  /** What the rule asks for, in one line. */
  readonly title: string;
  /** What is wrong, by the name that faults give; {words} are filled in. */
  readonly messages: Readonly<Record<string, string>>;
  readonly remedy: string;
}

export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** What it finds is worth a question and may be meant: it is told apart from findings and costs nothing. */
  readonly isNote?: true;
  readonly texts: Readonly<Record<Language, RuleTexts>>;
  readonly faults: (examination: Examination) => readonly Fault[];
  /** Why a rule cannot be held to this workbook, in one sentence, as: There is no balance sheet. It is not asked for faults then. */
  readonly cannotTell?: (examination: Examination) => Readonly<Record<Language, string>> | null;
}
