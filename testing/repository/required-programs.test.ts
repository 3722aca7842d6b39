// Checks that a missing program is named in one line, with how to install it.
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '#testing/run.ts';
import { root } from './repository-files.ts';

const nothing = mkdtempSync(join(tmpdir(), 'empty-path-'));
afterAll(() => rmdirSync(nothing));

const needs = (env: NodeJS.ProcessEnv) =>
  run(process.execPath, ['scripts/test/required-programs.mjs'], root, env);

test('without Chromium and without apt-get one line says how to get it', async () => {
  const { code, stdout, stderr } = await needs({ PATH: nothing });
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^The tests need Chromium.*: sudo apt-get update && sudo apt-get install chromium.*\n$/,
  );
});

test('where all is there nothing is said', async () => {
  expect(await needs(process.env)).toEqual({ code: 0, stdout: '', stderr: '' });
});
