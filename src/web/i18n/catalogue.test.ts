// Tests the texts of the page against the catalogues, in both languages.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from './en.json';
import ru from './ru.json';

const root = join(import.meta.dirname, '..', '..', '..');
const web = join(root, 'src', 'web');
const formatjs = join(root, 'node_modules', '.bin', 'formatjs');
const work = mkdtempSync(join(tmpdir(), 'catalogue-'));
let used: string[] = [];

beforeAll(() => {
  const file = join(work, 'used.json');
  const sources = [
    'extract',
    'src/web/**/*.{ts,tsx}',
    '--ignore',
    '**/*.test.*',
    '--throws',
    '--out-file',
    file,
  ];
  execFileSync(formatjs, sources, { cwd: root, stdio: 'pipe' });
  used = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
});

afterAll(() => rmSync(work, { recursive: true }));

describe('the catalogues', () => {
  it('have every message the code uses, and no other', () => {
    expect(Object.keys(en).sort()).toEqual(used.sort());
  });

  it('have the same messages with the same arguments, in both languages', () => {
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    const verify = ['verify', '--source-locale', 'en', ...checks, 'src/web/i18n/*.json'];
    expect(() => execFileSync(formatjs, verify, { cwd: root, stdio: 'pipe' })).not.toThrow();
    expect(Object.keys(ru)).toEqual(Object.keys(en));
  });

  it('are given a value wherever the message has a place for one', () => {
    const withPlaces = new Set(
      Object.entries(en).flatMap(([id, message]) => (/\{\w+[,}]/.test(message) ? [id] : [])),
    );
    const alone = /<FormattedMessage\s+id="([^"]+)"\s*\/>|formatMessage\(\{ id: '([^']+)' \}\)/g;
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const lacking = files.flatMap((file) =>
      [...readFileSync(join(web, file), 'utf8').matchAll(alone)].flatMap(([, element, call]) => {
        const id = element ?? call ?? '';
        return withPlaces.has(id) ? [`${file}: ${id}`] : [];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('give every Russian plural its four forms', () => {
    for (const [id, message] of Object.entries(ru).filter(([, text]) => text.includes(', plural,'))) {
      for (const form of ['one', 'few', 'many', 'other']) expect(message, id).toContain(`${form} {`);
    }
  });

  it('are written in their own language', () => {
    for (const [id, message] of Object.entries(en)) expect(message, id).not.toMatch(/[а-яё]/i);
    const latin = new Set([
      'app.name',
      'app.page-title',
      'book.page-title',
      'cash.in-period',
      // Only the name of the program fits beside its icon on a small phone.
      'editor.download-short',
      'items.input',
      'onboarding.counter',
      'term.money',
      'term.percent',
    ]);
    for (const [id, message] of Object.entries(ru))
      if (!latin.has(id)) expect(message, id).toMatch(/[а-яё]/i);
  });

  it('end no Russian sentence with a date, which has a full stop of its own', () => {
    const ended = Object.entries(ru).filter(([, message]) => /\{(?:date|day)\}\./.test(message));
    expect(ended).toEqual([]);
  });
});

describe('the screens', () => {
  const spoken = new Set(['title', 'label', 'placeholder', 'description', 'alt', 'aria-label', 'closeLabel']);
  const isScreen = (file: string) => file.endsWith('.tsx') && !file.includes('.test.');
  const hasWords = (text: string) => /\p{L}/u.test(text);

  function bareTexts(file: string): string[] {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
      if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(source))) {
        const value = node.initializer;
        if (value && ts.isStringLiteral(value) && hasWords(value.text)) found.push(value.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found.map((text) => `${file}: ${text}`);
  }

  it('show only texts from the catalogues', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(isScreen);
    expect(files.length).toBeGreaterThan(30);
    expect(files.flatMap((file) => bareTexts(join(web, file)))).toEqual([]);
  });
});
