// Turns the faults of a rule into worded findings, and keeps a fault that runs through a whole sheet from flooding the list.
import type { Language } from '#language/language.ts';
import type { Examination } from '../examination/examination.ts';
import { fillText } from './fill-text.ts';
import type { AuditFinding } from './finding.ts';
import type { Rule, RuleFault } from './rule.ts';

/** Of one rule on one sheet. */
const mostListed = 50;

const more: Readonly<Record<Language, string>> = {
  en: 'The same fault stands in {count} more places on this sheet.',
  ru: 'Та же ошибка есть на этом листе ещё в других местах, их {count}.',
};

function inWords(fault: RuleFault, rule: Rule, examination: Examination, language: Language): AuditFinding {
  const { messages, remedy } = rule.texts[language];
  const message = messages[fault.message ?? Object.keys(messages)[0] ?? ''];
  if (message === undefined) throw new Error(`rule ${rule.id} has no message ${fault.message}`);
  const words = fault.words ?? {};
  return {
    rule: rule.id,
    severity: rule.severity,
    sheet: fault.sheet === null ? null : (examination.book.sheets[fault.sheet]?.title ?? null),
    cell: fault.cell,
    message: fillText(message, words),
    remedy: fillText(remedy, words),
  };
}

export interface RuleFindings {
  /** Those that are listed. */
  readonly findings: readonly AuditFinding[];
  /** The location of every fault, listed or not. */
  readonly places: readonly Pick<AuditFinding, 'rule' | 'severity' | 'sheet' | 'cell'>[];
}

export function findingsOf(rule: Rule, examination: Examination, language: Language): RuleFindings {
  const faults = rule.faults(examination);
  const counts = new Map<number | null, number>();
  for (const { sheet } of faults) counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  const listed = new Map<number | null, number>();
  const findings = faults.flatMap((fault) => {
    const place = (listed.get(fault.sheet) ?? 0) + 1;
    listed.set(fault.sheet, place);
    if (place > mostListed) return [];
    const finding = inWords(fault, rule, examination, language);
    const rest = (counts.get(fault.sheet) ?? 0) - mostListed;
    if (place < mostListed || rest <= 0) return [finding];
    return [{ ...finding, message: `${finding.message} ${fillText(more[language], { count: rest })}` }];
  });
  const { id, severity } = rule;
  const places = faults.map(({ sheet, cell }) => ({
    rule: id,
    severity,
    sheet: sheet === null ? null : (examination.book.sheets[sheet]?.title ?? null),
    cell,
  }));
  return { findings, places };
}
