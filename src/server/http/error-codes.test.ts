// Compares the error codes with their page and with the source, both ways.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCodes } from '#contract/error-codes.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const codes = Object.keys(errorCodes);

test('the page lists every code with its status, message and remedy, and no other', () => {
  const page = readFileSync(join(root, 'docs', 'errors.md'), 'utf8').replace(/\n {2}/g, ' ');
  const sections = page.split(/^## /m).slice(1);
  const listed = sections.map((section) => {
    const field = (name: string) => new RegExp(`^- ${name}: (.+)$`, 'm').exec(section)?.[1] ?? '';
    expect(field('When'), section).not.toBe('');
    const kind = { status: Number(field('Status')), message: field('Message'), remedy: field('Remedy') };
    return [section.slice(0, section.indexOf('\n')), kind];
  });
  expect(Object.fromEntries(listed)).toEqual(errorCodes);
});

test('every code is used in the source, and every code used exists', () => {
  const folder = join(root, 'src', 'server');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const used = sources.flatMap((text) =>
    [...text.matchAll(/new AppError\(\s*'([^']+)'/g)].map(([, code]) => code),
  );
  const policy = readFileSync(join(folder, 'policy', 'may-call.ts'), 'utf8');
  for (const code of codes) if (policy.includes(`'${code}'`)) used.push(code);
  expect([...new Set(used)].sort()).toEqual(codes.sort());
});
