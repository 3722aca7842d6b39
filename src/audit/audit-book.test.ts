// Checks what the audit of a workbook lists, counts and skips, with rules made for the test.
import { expect, test } from 'vitest';
import { bookOf } from '#testing/audit/book-of.ts';
import { columnOf } from '#testing/audit/recalculated.ts';
import { auditBook } from './audit-book.ts';
import type { Rule, RuleTexts } from './findings/rule.ts';
import { workedOutWhole } from './rules/integrity/n13-worked-out-whole.ts';

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

test('a rule that fails, or takes more work than it may, is listed as not checked, and the others go on', () => {
  const failing: Rule = {
    ...styled,
    id: 'X4',
    faults: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  };
  const endless: Rule = {
    ...styled,
    id: 'X5',
    faults: ({ work }) => {
      for (;;) work.spend(1);
    },
  };
  for (const language of ['en', 'ru'] as const) {
    const audit = auditBook(book, { language, profile: 'bank' }, [failing, endless, styled, workedOutWhole]);
    expect(audit.rulesChecked).toEqual(['X1', 'N13']);
    expect(audit.notChecked).toEqual([
      { rule: 'X4', reason: expect.stringMatching(/program|программ/) },
      { rule: 'X5', reason: expect.stringMatching(/too large|слишком велика/) },
    ]);
    expect(audit.notes).toEqual([
      {
        ...{ rule: 'N13', severity: 'W', sheet: null, cell: null },
        message: expect.stringMatching(/: X5\.$/),
        remedy: expect.stringMatching(/^(Split|Разделите)/),
      },
    ]);
  }
});

test('a file that takes too much work is audited as far as it goes, and a note says what was left out', () => {
  const cells = {
    ...columnOf('A', 500, (line) => line),
    ...columnOf('B', 500, (line) => `=SUMPRODUCT($A$1:$A$500*${line})`),
    C1: '=1/0',
  };
  const large = bookOf({ sheets: [{ title: 'Data', cells }] });
  const whole = auditBook(large, { language: 'en', profile: 'bank' });
  expect(whole.notes.filter(({ rule }) => rule === 'N13')).toEqual([]);
  const cut = auditBook(large, { language: 'en', profile: 'bank', limits: { calculationSteps: 50_000 } });
  expect(cut.notes.filter(({ rule }) => rule === 'N13')).toEqual([
    {
      ...{ rule: 'N13', severity: 'W', sheet: 'Data' },
      cell: expect.stringMatching(/^B\d+$/),
      message: expect.stringMatching(/^The file was too large to be recalculated whole: .*: \d+\./),
      remedy: expect.stringMatching(/^Split/),
    },
  ]);
  expect(cut.findings.length).toBeGreaterThan(0);
  const least = auditBook(large, { language: 'ru', profile: 'fast', limits: { steps: 10 } });
  expect(least.notChecked.length).toBeGreaterThan(20);
  expect(least.notes.map(({ message }) => message)).toEqual([expect.stringMatching(/^Файл слишком велик/)]);
  expect(least.rulesChecked).toContain('P08');
});
