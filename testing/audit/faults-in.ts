// The faults that a rule finds in a workbook made for a test: 'Sheet B7:M7 message', in the order found.
import { examine } from '#audit/examination/examine.ts';
import type { Profile } from '#audit/examination/profile.ts';
import { profiles } from '#audit/examination/profiles.ts';
import { findingsOf } from '#audit/findings/findings-of.ts';
import type { Rule } from '#audit/findings/rule.ts';
import { languages } from '#language/language.ts';
import { type BookWords, bookOf } from './book-of.ts';

export function faultsIn(rule: Rule, words: BookWords, profile: Profile['id'] = 'bank'): readonly string[] {
  const book = bookOf(words);
  const examination = examine(book, profiles[profile]);
  for (const language of languages) {
    for (const { message } of findingsOf(rule, examination, language).findings) {
      if (/[{}]/.test(message)) throw new Error(`${rule.id} leaves a word open: ${message}`);
    }
  }
  return rule
    .faults(examination)
    .map(({ sheet, cell, message }) =>
      [sheet === null ? null : book.sheets[sheet]?.title, cell, message].filter((part) => part).join(' '),
    );
}
