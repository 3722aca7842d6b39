// Checks what the audit of a workbook lists, counts and skips, with rules made for the test.
import { expect, test } from 'vitest';
import { bookOf } from '#testing/audit/book-of.ts';
import { auditBook } from './audit-book.ts';
import type { Rule, RuleTexts } from './findings/rule.ts';

const texts = (words: RuleTexts) => ({ en: words, ru: { ...words, remedy: 'Исправьте.' } });

const styled: Rule = {
  id: 'X1',
  severity: 'S',
  texts: texts({
    title: 'No sheets.',
    messages: { sheet: 'A sheet called {title}.' },
    remedy: 'Delete {title}.',
  }),
  faults: ({ book }) => book.sheets.map(({ title }, sheet) => ({ sheet, cell: null, words: { title } })),
};

const wrong: Rule = {
  id: 'X2',
  severity: 'C',
  texts: texts({
    title: 'No numbers.',
    messages: { first: 'Never.', number: 'It is {value}.' },
    remedy: 'Fix it.',
  }),
  faults: ({ book }) =>
    book.sheets.flatMap(({ cells }, sheet) =>
      cells.map(({ line, value }) => ({
        sheet,
        cell: `A${line}`,
        message: 'number',
        words: { value: String(value) },
      })),
    ),
};

const blind: Rule = {
  ...styled,
  id: 'X3',
  notCheckable: () => ({ en: 'There is no clock.', ru: 'Часов нет.' }),
};

const cells = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`A${index + 1}`, index === 0 ? '=1+1' : index] as const),
);
const book = bookOf({ sheets: [{ title: '{value}', cells }] });

test('the worst first, in words, with what is too much counted', () => {
  const audit = auditBook(book, { language: 'en', profile: 'fast' }, [styled, wrong, blind]);
  expect(audit).toMatchObject({
    profile: 'fast',
    counts: { C: 50, W: 0, S: 1 },
    sheets: 1,
    cells: 60,
    formulas: 1,
    rulesChecked: ['X1', 'X2'],
    notChecked: [{ rule: 'X3', reason: 'There is no clock.' }],
  });
  expect(audit.findings[1]).toEqual({
    rule: 'X2',
    severity: 'C',
    sheet: '{value}',
    cell: 'A2',
    message: 'It is 1.',
    remedy: 'Fix it.',
  });
  expect(audit.findings[49]?.message).toBe(
    'It is 49. The same fault stands in 10 more places on this sheet.',
  );
  expect(audit.findings[50]).toMatchObject({
    rule: 'X1',
    message: 'A sheet called {value}.',
    remedy: 'Delete {value}.',
  });
});

test('a rule that only asks costs no points', () => {
  const audit = auditBook(book, { language: 'en', profile: 'bank' }, [{ ...styled, isNote: true }]);
  expect(audit).toMatchObject({ score: 100, findings: [], counts: { C: 0, W: 0, S: 0 } });
  expect(audit.notes).toMatchObject([{ rule: 'X1', message: 'A sheet called {value}.' }]);
});

test('in Russian', () => {
  const { findings, notChecked } = auditBook(book, { language: 'ru', profile: 'bank' }, [wrong, blind]);
  expect(findings[0]?.remedy).toBe('Исправьте.');
  expect(notChecked).toEqual([{ rule: 'X3', reason: 'Часов нет.' }]);
});
