// Runs one rule on a workbook, for tests: sheet, cell and message of each fault, or the reason why it cannot be checked.
import type { Book } from '#audit/book/book.ts';
import { examine } from '#audit/examination/examine.ts';
import type { Rule } from '#audit/findings/rule.ts';

export function faultsOrReason(rule: Rule, book: Book): readonly string[] | string {
  const examination = examine(book);
  const reason = rule.notCheckable?.(examination)?.en;
  if (reason !== undefined) return reason;
  return rule
    .faults(examination)
    .map(({ sheet, cell, message }) =>
      [sheet === null ? 'Workbook' : book.sheets[sheet]?.title, cell, message]
        .filter((word) => typeof word === 'string')
        .join(' '),
    );
}
