// Checks that the same template gives the same bytes in every process, whatever its clock, time zone and language.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '#testing/repository/repository-files.ts';
import { run } from '#testing/run.ts';

const script = fileURLToPath(new URL('print-digest.ts', import.meta.url));

const digestIn = (surroundings: NodeJS.ProcessEnv) =>
  run(process.execPath, ['--import', 'tsx', script], root, { ...process.env, ...surroundings });

test('two processes on two sides of the world write the same files', async () => {
  const east = await digestIn({ TZ: 'Pacific/Auckland', LANG: 'ru_RU.UTF-8', LC_ALL: 'ru_RU.UTF-8' });
  const west = await digestIn({ TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' });
  expect(east).toMatchObject({ code: 0, stderr: '' });
  expect(east.stdout).toMatch(/^[0-9a-f]{64}$/);
  expect(west.stdout).toBe(east.stdout);
});
