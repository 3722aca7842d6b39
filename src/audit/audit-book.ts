// Audits a workbook against every rule that applies to it.
import { defaultLanguage, type Language, languageOfLocale } from '#language/language.ts';
import type { Audit } from './audit.ts';
import type { Book, BookCell } from './book/book.ts';
import type { Examination } from './examination/examination.ts';
import { examine } from './examination/examine.ts';
import type { Profile } from './examination/profile.ts';
import { profiles } from './examination/profiles.ts';
import { type AskedRule, askRule } from './findings/ask-rule.ts';
import type { AuditFinding, Severity } from './findings/finding.ts';
import type { Rule } from './findings/rule.ts';
import { scoreOf } from './findings/score.ts';
import { rules } from './rules.ts';
import { Work } from './work/work.ts';
import { limitsFor, type WorkLimits } from './work/work-limits.ts';

export interface AuditSettings {
  /** Of what is said; null: that of the workbook, as far as it tells. */
  readonly language: Language | null;
  readonly profile: Profile['id'];
  /** Where less work is to be done than usual. */
  readonly limits?: Partial<WorkLimits>;
}

const order: readonly Severity[] = ['C', 'W', 'S'];

const countCells = (book: Book, counts: (cell: BookCell) => boolean): number =>
  book.sheets.reduce((sum, { cells }) => sum + cells.filter(counts).length, 0);

/** Rules that ask questions come last, and last of all the one that tells what was left out. */
function askAll(rules: readonly Rule[], examination: Examination, leftOut: string[], language: Language) {
  const inTurn = [...rules.filter(({ isNote }) => !isNote), ...rules.filter(({ isNote }) => isNote)];
  const asked = new Map<Rule, AskedRule>();
  for (const rule of inTurn) {
    const one = askRule(rule, examination, language);
    if (one.isTooMuch) leftOut.push(rule.id);
    asked.set(rule, one);
  }
  return rules.flatMap((rule) => asked.get(rule) ?? []);
}

export function auditBook(
  book: Book,
  { language: wanted, profile, limits = {} }: AuditSettings,
  held: readonly Rule[] = rules,
): Audit {
  const language = wanted ?? languageOfLocale(book.properties.language) ?? defaultLanguage;
  const leftOut: string[] = [];
  const examination = examine(
    book,
    profiles[profile],
    new Work({ ...limitsFor(countCells(book, () => true)), ...limits }),
    leftOut,
  );
  const asked = askAll(held, examination, leftOut, language);
  const checked = asked.filter(({ reason }) => reason === null);
  const ofRules = checked.filter(({ rule }) => !rule.isNote).map(({ found }) => found);
  const noted = checked.filter(({ rule }) => rule.isNote).flatMap(({ found }) => found.findings);
  const all = ofRules.flatMap(({ findings }) => findings);
  const ofSeverity = (sought: Severity): readonly AuditFinding[] =>
    all.filter(({ severity }) => severity === sought);
  return {
    score: scoreOf(
      book,
      ofRules.flatMap(({ places }) => places),
    ),
    ...{ profile, language },
    findings: order.flatMap(ofSeverity),
    notes: noted,
    counts: { C: ofSeverity('C').length, W: ofSeverity('W').length, S: ofSeverity('S').length },
    sheets: book.sheets.length,
    cells: countCells(book, ({ value, formula }) => value !== null || formula !== null),
    formulas: countCells(book, ({ formula }) => formula !== null),
    rulesChecked: checked.map(({ rule }) => rule.id),
    notChecked: asked.flatMap(({ rule, reason }) => (reason === null ? [] : [{ rule: rule.id, reason }])),
  };
}
