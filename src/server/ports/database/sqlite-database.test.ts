// Tests that the embedded database opens for every process that starts at the same moment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { bundledProgram } from '#testing/server/bundled-programs.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';

const processCount = 6;
const rounds = 60;

function startOpener() {
  const child = spawn(process.execPath, [bundledProgram('open-sqlite-process')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, nextLine, open: (file: string) => child.stdin.write(`${file}\n`) };
}

test('processes that open a new file at once all succeed, every time', async () => {
  const folder = temporaryFolder();
  const openers = Array.from({ length: processCount }, startOpener);
  expect(new Set(await Promise.all(openers.map(({ nextLine }) => nextLine())))).toEqual(new Set(['ready']));
  const replies: string[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const opener of openers) opener.open(join(folder, `${round}.sqlite`));
    replies.push(...(await Promise.all(openers.map(({ nextLine }) => nextLine()))));
  }
  expect(replies.filter((reply) => reply !== 'opened')).toEqual([]);
  for (const { child } of openers) {
    child.stdin.end();
    if (child.exitCode === null) await once(child, 'close');
  }
  removeFolder(folder);
}, 60_000);
