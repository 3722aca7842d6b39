// Tests backup and restore: complete, verified, and never over a running server or a newer schema.
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backUp, restore } from '#server/main.ts';
import { S3Place } from '#testing/s3/s3-place.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';
import { migrations } from '../database/migrations/migrations.ts';

let folder: string;
let dataDir: string;
let target: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
  target = join(folder, 'backup');
});
afterEach(() => removeFolder(folder));

/** What a command prints and its exit code. */
async function outcomeOf(command: Promise<number>) {
  const said: string[] = [];
  const listen = (chunk: unknown) => said.push(String(chunk)) > 0;
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(listen);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(listen);
  const code = await command;
  out.mockRestore();
  err.mockRestore();
  expect(said).toHaveLength(1);
  return { code, line: (said[0] ?? '').trimEnd() };
}

const start = () => startTestServer({ databaseUrl: null, dataDir });

async function saveNamed(visitor: Visitor, name: string) {
  const template = { ...(await visitor.call('getDefaultTemplate')), name };
  await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  const built = await visitor.call('buildModel', { body: { templateId: template.uuid } });
  return { id: template.uuid, filename: built.data };
}

/** The same browser, on a server that was started later. */
function ownerAt({ origin }: TestServer, { cookies }: Visitor): Visitor {
  const again = new Visitor(origin);
  for (const [name, value] of cookies) again.cookies.set(name, value);
  return again;
}

const namesOf = async (server: TestServer, visitor: Visitor) =>
  (await ownerAt(server, visitor).call('getUser')).templates.map(({ name }) => name).sort();

test('a backup of a running server restores its templates, sessions and files', async () => {
  const server = await start();
  const visitor = await server.newVisitor();
  const { filename } = await saveNamed(visitor, 'kept');
  expect(await outcomeOf(backUp({ DATA_DIR: dataDir }, target))).toEqual({
    code: 0,
    line: `Backed up to ${target}: the database, 1 workbook and 0 mails.`,
  });
  await saveNamed(visitor, 'after');
  await server.stop();

  const restored = await outcomeOf(restore({ DATA_DIR: dataDir }, target));
  expect(restored.code).toBe(0);
  expect(restored.line).toMatch(
    /^Restored the backup of \d{4}-.*Z to .*\. What was there before is in .*replaced-.*\.$/,
  );
  const again = await start();
  expect(await namesOf(again, visitor)).toEqual(['kept']);
  const file = await fetch(`${again.origin}/api/model/download?filename=${filename}`, {
    headers: { cookie: `session=${visitor.cookies.get('session')}` },
  });
  expect(file.status).toBe(200);
  await file.arrayBuffer();
  await again.stop();
  const aside = readdirSync(dataDir).find((name) => name.startsWith('replaced-')) ?? '';
  expect(readdirSync(join(dataDir, aside)).sort()).toEqual(['files', 'modelwright.sqlite', 'outbox']);
});

test('spreadsheets behind links come back with their files and what was saved with them; lost ones are made anew', async () => {
  const server = await start();
  const visitor = await server.newVisitor();
  const { id: templateId } = await saveNamed(visitor, 'kept');
  const open = async (by: Visitor) =>
    new URL(String((await by.call('buildModel', { body: { templateId, isGoogleSheets: true } })).data));
  const { pathname } = await open(visitor);
  const id = pathname.split('/').at(-1) ?? '';
  const { spreadsheet } = await visitor.call('changeSpreadsheet', { id, body: { isEditable: true } });
  const edits = [{ sheet: 1, line: 3, column: 4, content: { kind: 'value', value: 7 } }];
  const authorization = `Bearer ${new URL(spreadsheet.editUrl ?? '').hash.slice('#key='.length)}`;
  await fetch(`${server.origin}${pathname}/edits`, {
    ...{ method: 'PUT', body: JSON.stringify({ revision: 0, edits }) },
    headers: { authorization, 'content-type': 'application/json' },
  });
  const contentsOf = async ({ origin }: TestServer) => {
    const parts = ['/book', '/workbook.xlsx'].map((part) => fetch(`${origin}${pathname}${part}`));
    return Promise.all(
      parts.map(async (part) => {
        const answer = await part;
        return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
      }),
    );
  };
  const before = await contentsOf(server);
  await outcomeOf(backUp({ DATA_DIR: dataDir }, target));
  await visitor.call('revokeSpreadsheet', { id });
  await server.stop();

  expect((await outcomeOf(restore({ DATA_DIR: dataDir }, target))).code).toBe(0);
  const again = await start();
  expect(await contentsOf(again)).toEqual(before);
  expect(before.map(([status]) => status)).toEqual([200, 200]);
  expect(await (await fetch(`${again.origin}${pathname}/state`)).json()).toMatchObject({
    edits,
    revision: 1,
  });
  const owner = ownerAt(again, visitor);
  expect((await open(owner)).pathname).toBe(pathname);

  // As a store that a restore did not bring back.
  for (const name of readdirSync(join(dataDir, 'files'))) rmSync(join(dataDir, 'files', name));
  expect((await contentsOf(again)).map(([status]) => status)).toEqual([410, 410]);
  const anew = await open(owner);
  expect(anew.pathname).not.toBe(pathname);
  expect((await fetch(`${again.origin}${anew.pathname}/book`)).status).toBe(200);
  expect((await owner.call('listSpreadsheets')).spreadsheets.map(({ url }) => new URL(url).pathname)).toEqual(
    [anew.pathname],
  );
  await again.stop();
});

test('a backup says that it has nothing of a store for files', async () => {
  const store = await S3Place.start();
  const place = { databaseUrl: null, dataDir };
  const server = await startTestServer(place, store.environment);
  await saveNamed(await server.newVisitor(), 'kept');
  expect(await outcomeOf(backUp({ ...store.environment, DATA_DIR: dataDir }, target))).toEqual({
    code: 0,
    line: `Backed up to ${target}: the database, 0 workbooks and 0 mails. The files in the store at ${new URL(store.environment.FILES_S3_ENDPOINT).host} are not in it.`,
  });
  await server.stop();
  await store.stop();
});

test('saves during a backup neither stop it nor make it inconsistent', async () => {
  const server = await start();
  const visitor = await server.newVisitor();
  const template = await visitor.call('getDefaultTemplate');
  let isDone = false;
  let saves = 0;
  const saving = (async () => {
    while (!isDone) {
      saves += 1;
      const body = { template: { ...template, saves, again: saves } };
      await visitor.call('saveUserTemplate', { id: template.uuid, body });
    }
  })();
  for (let copy = 0; copy < 5; copy += 1) {
    expect((await outcomeOf(backUp({ DATA_DIR: dataDir }, join(target, String(copy))))).code).toBe(0);
  }
  isDone = true;
  await saving;
  await server.stop();
  for (let copy = 0; copy < 5; copy += 1) {
    const own = join(folder, `restored-${copy}`);
    expect((await outcomeOf(restore({ DATA_DIR: own }, join(target, String(copy))))).code).toBe(0);
    const restored = await startTestServer({ databaseUrl: null, dataDir: own });
    const again = await restored.newVisitor();
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
    const [card] = (await again.call('getUser')).templates;
    if (card !== undefined) {
      const kept = await again.call('getUserTemplate', { id: template.uuid });
      expect([kept.saves, kept.again]).toEqual([card.revision, card.revision]);
    }
    await restored.stop();
  }
});

test('a restore under a running server is refused and changes nothing', async () => {
  const server = await start();
  const visitor = await server.newVisitor();
  await outcomeOf(backUp({ DATA_DIR: dataDir }, target));
  await saveNamed(visitor, 'after');
  expect(await outcomeOf(restore({ DATA_DIR: dataDir }, target))).toEqual({
    code: 1,
    line: `A server is using DATA_DIR ${dataDir}: stop it first.`,
  });
  expect(await namesOf(server, visitor)).toEqual(['after']);
  await server.stop();
});

test('a damaged, incomplete or newer backup is refused and changes nothing', async () => {
  const server = await start();
  const visitor = await server.newVisitor();
  await saveNamed(visitor, 'kept');
  await outcomeOf(backUp({ DATA_DIR: dataDir }, target));
  await server.stop();
  const before = readFileSync(join(dataDir, 'modelwright.sqlite'));
  const manifest = readFileSync(join(target, 'manifest.json'), 'utf8');
  const refusal = async () => {
    const { code, line } = await outcomeOf(restore({ DATA_DIR: dataDir }, target));
    expect(code).toBe(1);
    expect(readFileSync(join(dataDir, 'modelwright.sqlite')).equals(before)).toBe(true);
    return line;
  };

  const newer = migrations.length + 1;
  writeFileSync(
    join(target, 'manifest.json'),
    manifest.replace(/"schemaVersion": \d+/, `"schemaVersion": ${newer}`),
  );
  expect(await refusal()).toBe(
    `The backup has schema ${newer}, this program knows up to ${migrations.length}: use the newer program.`,
  );
  writeFileSync(
    join(target, 'manifest.json'),
    manifest.replace('modelwright.sqlite', '../modelwright.sqlite'),
  );
  expect(await refusal()).toBe(`The backup in ${target} is damaged: its manifest.json cannot be read.`);
  writeFileSync(join(target, 'manifest.json'), manifest);
  appendFileSync(join(target, 'modelwright.sqlite'), 'x');
  expect(await refusal()).toBe(
    `The backup in ${target} is damaged: modelwright.sqlite is not what was backed up.`,
  );
  rmSync(join(target, 'modelwright.sqlite'));
  expect(await refusal()).toBe(`The backup in ${target} is damaged: modelwright.sqlite is missing.`);
  rmSync(join(target, 'manifest.json'));
  expect(await refusal()).toBe(`${target} is no backup: it has no manifest.json.`);
});

test('a damaged database can be restored, and is moved aside', async () => {
  const server = await start();
  const visitor = await server.newVisitor();
  await saveNamed(visitor, 'kept');
  await outcomeOf(backUp({ DATA_DIR: dataDir }, target));
  await server.stop();
  writeFileSync(join(dataDir, 'modelwright.sqlite'), 'no database any more'.repeat(1000));
  expect((await outcomeOf(restore({ DATA_DIR: dataDir }, target))).code).toBe(0);
  const again = await start();
  expect(await namesOf(again, visitor)).toEqual(['kept']);
  await again.stop();
});

test('after an interrupted restore no server starts until the restore is repeated', async () => {
  const server = await start();
  await outcomeOf(backUp({ DATA_DIR: dataDir }, target));
  await server.stop();
  // As left by a restore that was killed after moving the old database aside.
  writeFileSync(join(dataDir, 'restore-under-way'), '');
  rmSync(join(dataDir, 'modelwright.sqlite'));
  await expect(start()).rejects.toThrow('was interrupted: run it again, then start the server.');
  expect(existsSync(join(dataDir, 'modelwright.sqlite'))).toBe(false);
  expect((await outcomeOf(restore({ DATA_DIR: dataDir }, target))).code).toBe(0);
  await (await start()).stop();
});

test.each([
  ['a folder that is not empty', () => ({ DATA_DIR: dataDir }), 'is not empty: give a new folder.'],
  ['no data', () => ({ DATA_DIR: join(folder, 'none') }), 'There is nothing to back up in DATA_DIR'],
  ['PostgreSQL', () => ({ DATABASE_URL: 'postgres://u:hunter2@h/n' }), 'pg_dump'],
])('a backup of or into %s is refused', async (_name, environment, words) => {
  await (await start()).stop();
  const { code, line } = await outcomeOf(backUp(environment(), dataDir));
  expect(code).toBe(1);
  expect(line).toContain(words);
  expect(line).not.toContain('hunter2');
});

test('a restore to PostgreSQL is refused', async () => {
  const { code, line } = await outcomeOf(restore({ DATABASE_URL: 'postgres://u:hunter2@h/n' }, target));
  expect([code, line]).toEqual([
    1,
    'DATABASE_URL is set: restore that database with pg_restore; this restores embedded data only.',
  ]);
});
