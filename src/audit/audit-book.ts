// Audits a workbook against every rule that applies to it.
import type { Language } from '#language/language.ts';
import type { Audit } from './audit.ts';
import type { Book, BookCell } from './book/book.ts';
import { examine } from './examination/examine.ts';
import type { Profile } from './examination/profile.ts';
import { profiles } from './examination/profiles.ts';
import type { AuditFinding, Severity } from './findings/finding.ts';
import { findingsOf } from './findings/findings-of.ts';
import type { Rule } from './findings/rule.ts';
import { scoreOf } from './findings/score.ts';
import { rules } from './rules.ts';

export interface AuditSettings {
  readonly language: Language;
  readonly profile: Profile['id'];
}

const order: readonly Severity[] = ['C', 'W', 'S'];

const countCells = (book: Book, counts: (cell: BookCell) => boolean): number =>
  book.sheets.reduce((sum, { cells }) => sum + cells.filter(counts).length, 0);

export function auditBook(
  book: Book,
  { language, profile }: AuditSettings,
  held: readonly Rule[] = rules,
): Audit {
  const examination = examine(book, profiles[profile]);
  const asked = held.map((rule) => ({ rule, reason: rule.notCheckable?.(examination)?.[language] ?? null }));
  const checked = asked.flatMap(({ rule, reason }) => (reason === null ? [rule] : []));
  const found = checked
    .filter(({ isNote }) => !isNote)
    .map((rule) => findingsOf(rule, examination, language));
  const noted = checked
    .filter(({ isNote }) => isNote)
    .flatMap((rule) => findingsOf(rule, examination, language).findings);
  const all = found.flatMap(({ findings }) => findings);
  const ofSeverity = (sought: Severity): readonly AuditFinding[] =>
    all.filter(({ severity }) => severity === sought);
  return {
    score: scoreOf(
      book,
      found.flatMap(({ places }) => places),
    ),
    profile,
    findings: order.flatMap(ofSeverity),
    notes: noted,
    counts: { C: ofSeverity('C').length, W: ofSeverity('W').length, S: ofSeverity('S').length },
    sheets: book.sheets.length,
    cells: countCells(book, ({ value, formula }) => value !== null || formula !== null),
    formulas: countCells(book, ({ formula }) => formula !== null),
    rulesChecked: checked.map(({ id }) => id),
    notChecked: asked.flatMap(({ rule, reason }) => (reason === null ? [] : [{ rule: rule.id, reason }])),
  };
}
