// Asks a rule within its share of the work: whatever goes wrong with one rule, the others go on.
import type { Language } from '#language/language.ts';
import type { Examination } from '../examination/examination.ts';
import { WorkSpent } from '../work/work.ts';
import { findingsOf, type RuleFindings } from './findings-of.ts';
import type { Rule } from './rule.ts';

export interface AskedRule {
  readonly rule: Rule;
  readonly found: RuleFindings;
  /** Why it was not checked; null where it was. */
  readonly reason: string | null;
  /** Whether the work ran out. */
  readonly isTooMuch: boolean;
}

const none: RuleFindings = { findings: [], places: [] };

const tooMuch: Readonly<Record<Language, string>> = {
  en: 'The workbook is too large for this rule.',
  ru: 'Книга слишком велика для этого правила.',
};

const failed: Readonly<Record<Language, string>> = {
  en: 'The program failed at this rule.',
  ru: 'При проверке этого правила в программе произошла ошибка.',
};

export function askRule(rule: Rule, examination: Examination, language: Language): AskedRule {
  const { work } = examination;
  try {
    return work.within(work.limits.ruleSteps, () => {
      const reason = rule.notCheckable?.(examination)?.[language] ?? null;
      const found = reason === null ? findingsOf(rule, examination, language) : none;
      return { rule, found, reason, isTooMuch: false };
    });
  } catch (thrown) {
    const isTooMuch = thrown instanceof WorkSpent;
    return { rule, found: none, reason: (isTooMuch ? tooMuch : failed)[language], isTooMuch };
  }
}
