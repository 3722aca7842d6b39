// Holds docs/audit.md to the rules, both ways: each rule has its chapter under its title, and each chapter its rule.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLimits } from '#audit/read/limits/limits.ts';
import { rules } from '#audit/rules.ts';

const document = readFileSync('docs/audit.md', 'utf8');
const severities = { C: 'wrong numbers', W: 'risky', S: 'style' } as const;

const chapters = document
  .split(/^### /m)
  .slice(1)
  .map((chapter) => {
    const [heading = '', ...lines] = chapter.split('\n');
    const body = lines.join('\n').split(/^## /m)[0] ?? '';
    return { heading, parts: [...body.matchAll(/^- \*\*(.+?)\*\*: \S.*\.$/gm)].map(([, name]) => name) };
  });

test('each rule has its chapter, in the order of the rules', () => {
  expect(chapters.map(({ heading }) => heading)).toEqual(
    rules.map(({ id, severity, texts }) => `${id} ${texts.en.title} (${severities[severity]})`),
  );
});

test.each(chapters)('$heading says why, how it is checked and what is not seen', ({ parts }) => {
  expect(parts).toEqual(['Why', 'Checked', 'Not seen']);
});

test('the limits are those that hold', () => {
  const { fileBytes, sheets, cells, unpackedBytes } = defaultLimits;
  expect(document).toContain(`up to ${fileBytes / 1e6} MB`);
  expect(document).toContain(`up to ${sheets.toLocaleString('en-US')} sheets`);
  expect(document).toContain(`${cells.toLocaleString('en-US')} cells in use and ${unpackedBytes / 1e9} GB`);
});

const filledIn = (text: string): readonly string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

test.each(rules)('$id says the same in both languages', ({ texts: { en, ru } }) => {
  expect(Object.keys(ru.messages)).toEqual(Object.keys(en.messages));
  for (const [name, message] of Object.entries(en.messages)) {
    expect(filledIn(ru.messages[name] ?? '')).toEqual(filledIn(message));
    expect(ru.messages[name]).toMatch(/[а-яё]/i);
  }
  expect(filledIn(ru.remedy)).toEqual(filledIn(en.remedy));
  expect(ru.title).toMatch(/[а-яё]/i);
});
