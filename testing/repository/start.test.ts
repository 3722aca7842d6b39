// Starts, builds and runs a copy of the repository from scratch, as somebody would right after installing it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { copyOfRepository } from '#testing/repository-copy.ts';
import { run } from '#testing/run.ts';
import { startedServer } from '#testing/started-server.ts';

const copy = copyOfRepository();
const node = process.execPath;

afterAll(() => copy.remove());

describe.sequential('a fresh copy', () => {
  const start = () => startedServer(node, ['scripts/start.mjs'], copy.folder);

  test('started twice at once builds once and serves twice', async () => {
    const servers = await Promise.all([start(), start()]);
    const printed = servers.flatMap((server) => server.printed);
    const pages = await Promise.all(servers.map(async ({ address }) => (await fetch(address)).status));
    const codes = await Promise.all([servers[0]?.stop('SIGTERM'), servers[1]?.stop('SIGINT')]);
    expect(printed.filter((line) => line.startsWith('Built '))).toHaveLength(2);
    expect(pages).toEqual([200, 200]);
    expect(codes).toEqual([0, 0]);
  });

  test('started again builds nothing', async () => {
    const server = await start();
    await server.stop();
    expect(server.printed.filter((line) => /buil/i.test(line))).toEqual([]);
  });

  test('that is killed while it builds leaves the next one free to', async () => {
    const program = (work: string) => `
      const { withBuildLock } = await import('./scripts/build/lock.mjs');
      await withBuildLock(async () => { ${work} });`;
    const forever = "console.log('held'); await new Promise((over) => setTimeout(over, 1e9));";
    const cwd = copy.folder;
    const killed = spawn(node, ['--input-type=module', '-e', program(forever)], { cwd });
    await once(killed.stdout, 'data');
    const next = run(node, ['--input-type=module', '-e', program("console.log('free');")], cwd);
    killed.kill('SIGKILL');
    expect(await next).toMatchObject({ code: 0, stdout: 'free\n', stderr: '' });
  });

  test('called from the command line prints nothing but what was asked for', async () => {
    const asked = await run(node, ['bin/modelwright.mjs', '--help'], copy.folder);
    copy.plant({ 'src/cli/changed.ts': '// Makes the build stale.\nexport {};\n' });
    const askedAfterAChange = await run(node, ['bin/modelwright.mjs', '--help'], copy.folder);
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect(askedAfterAChange).toMatchObject({ code: 0, stdout: asked.stdout });
    expect(askedAfterAChange.stderr).toMatch(/^Building .*\nBuilt the server in .*\n$/);
  });

  test.each([
    ['--help', []],
    ['preview', ['testing/templates/cafe.json']],
    ['values', ['testing/templates/cafe.json']],
    ['check', ['testing/templates/cafe.json']],
    ['generate', ['hotel, 24 rooms', '-o', join(copy.folder, 'hotel.json')]],
  ])('called from the command line, %s ends as usual where its reader goes away', async (name, args) => {
    const asked = spawn(node, ['bin/modelwright.mjs', name, ...args], { cwd: copy.folder });
    asked.stdout.destroy();
    const [complained, [code]] = await Promise.all([text(asked.stderr), once(asked, 'exit')]);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
  });

  test('that cannot be built says so, exits with 1 and leaves the last build alone', async () => {
    const before = readFileSync(join(copy.folder, 'dist/server/main.js'), 'utf8');
    copy.plant({ 'src/server/main.ts': "// Broken.\nimport { gone } from './gone.ts';\ngone();\n" });
    const outcome = await run(node, ['scripts/start.mjs'], copy.folder);
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toMatch(/^The build failed: .*gone/ms);
    expect(readFileSync(join(copy.folder, 'dist/server/main.js'), 'utf8')).toBe(before);
  });
});
