// Tests that stored data, its backups and what a restore leaves are for their owner alone, whatever modes there were before.
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backUp, grant, restore } from '#server/main.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { newPerson } from '#testing/server/people.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { systemClock } from '../ports/clock/system-clock.ts';
import { closeDataFolder } from '../ports/files/close-data-folder.ts';
import { backUpData } from './back-up-data.ts';
import { restoreData } from './restore-data.ts';

let folder: string;
let dataDir: string;
let target: string;
let umaskBefore: number;
beforeEach(() => {
  umaskBefore = process.umask(0);
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
  target = join(folder, 'backup');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.umask(umaskBefore);
  removeFolder(folder);
});

/** Every path below a folder, and the folder itself. */
const pathsIn = (place: string): string[] => [
  place,
  ...readdirSync(place, { recursive: true }).map((name) => join(place, String(name))),
];

/** What anybody else could open, with its permissions. */
const openToOthers = (place: string): string[] =>
  pathsIn(place)
    .map((path) => ({ path, mode: lstatSync(path).mode & 0o777 }))
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ path, mode }) => `${path.slice(folder.length)} ${mode.toString(8)}`);

function openEverythingToOthers(place: string): void {
  for (const path of pathsIn(place)) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
}

/** A data folder with a built file and an email. */
async function makeData(): Promise<void> {
  const server = await startTestServer({ databaseUrl: null, dataDir });
  const { visitor, email } = await newPerson(server);
  const template = await visitor.call('getDefaultTemplate');
  await visitor.call('buildModel', { body: { template } });
  await visitor.call('requestResetPassword', { body: { email } });
  await expect
    .poll(() => readdirSync(join(dataDir, 'outbox')).some((name) => name.endsWith('.eml')))
    .toBe(true);
  await server.stop();
}

test('a data folder, with a database that is open', async () => {
  const server = await startTestServer({ databaseUrl: null, dataDir });
  await server.newVisitor();
  expect(readdirSync(dataDir)).toContain('modelwright.sqlite-wal');
  expect(openToOthers(dataDir)).toEqual([]);
  await server.stop();
  await makeData();
  expect(readdirSync(join(dataDir, 'files'))).toHaveLength(1);
  expect(openToOthers(dataDir)).toEqual([]);
});

test('an older database that others could read, once it is opened again', async () => {
  await makeData();
  openEverythingToOthers(dataDir);
  const server = await startTestServer({ databaseUrl: null, dataDir });
  await server.newVisitor();
  const databaseFiles = openToOthers(dataDir).filter((line) => line.includes('modelwright.sqlite'));
  expect(databaseFiles).toEqual([]);
  await server.stop();
});

test('a data folder that was there before and open to others, but not the one around it', async () => {
  chmodSync(folder, 0o777);
  mkdirSync(dataDir, 0o777);
  await makeData();
  expect(openToOthers(dataDir)).toEqual([]);
  expect(lstatSync(folder).mode & 0o777).toBe(0o777);
});

test('a folder of somebody else, or of everybody, stays as it is and is warned of in one line', () => {
  mkdirSync(dataDir, 0o775);
  const { uid } = lstatSync(dataDir);
  const warning = `DATA_DIR ${dataDir} has mode 775, so that others of this machine may enter it: give the program a folder of its own with mode 700.`;
  expect(closeDataFolder(dataDir, uid + 1)).toBe(warning);
  chmodSync(dataDir, 0o1777);
  expect(closeDataFolder(dataDir, uid)).toBe(warning.replace('775', '777'));
  expect(lstatSync(dataDir).mode & 0o7777).toBe(0o1777);
  chmodSync(dataDir, 0o700);
  expect(closeDataFolder(dataDir, uid + 1)).toBeNull();
});

test('a data folder of everybody is warned of by the server and by a restore', async () => {
  await makeData();
  expect(await backUp({ DATA_DIR: dataDir }, target)).toBe(0);
  chmodSync(dataDir, 0o1777);
  const warning = `DATA_DIR ${dataDir} has mode 777, so that others`;
  const place = { databaseUrl: null, dataDir };
  expect((await restoreData(place, target, systemClock)).split('\n')[1]).toContain(warning);
  const server = await startTestServer(place);
  await server.stop();
  expect(server.log.filter((line) => line.includes(warning))).toHaveLength(1);
});

test('a data folder that granting a role makes', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await grant({ DATA_DIR: dataDir }, 'nobody@example.com', 'operator');
  expect(readdirSync(dataDir)).toEqual(['modelwright.sqlite']);
  expect(openToOthers(dataDir)).toEqual([]);
});

test.each([
  ['the command', async () => expect(await backUp({ DATA_DIR: dataDir }, target)).toBe(0)],
  ['its function', () => backUpData({ databaseUrl: null, dataDir, filesS3: null }, target, systemClock)],
])('a backup of data that others could read, by %s', async (_name, copyAway) => {
  await makeData();
  openEverythingToOthers(dataDir);
  await copyAway();
  expect(readdirSync(target).sort()).toEqual(['files', 'manifest.json', 'modelwright.sqlite', 'outbox']);
  expect(openToOthers(target)).toEqual([]);
});

test('a backup into an empty folder that others could read', async () => {
  await makeData();
  mkdirSync(target, 0o777);
  expect(await backUp({ DATA_DIR: dataDir }, target)).toBe(0);
  expect(openToOthers(target)).toEqual([]);
});

test.each([
  ['the command', async () => expect(await restore({ DATA_DIR: dataDir }, target)).toBe(0)],
  ['its function', () => restoreData({ databaseUrl: null, dataDir }, target, systemClock)],
])(
  'a restored backup and the data moved aside, by %s, though others could read both',
  async (_name, copyBack) => {
    await makeData();
    expect(await backUp({ DATA_DIR: dataDir }, target)).toBe(0);
    openEverythingToOthers(target);
    openEverythingToOthers(dataDir);
    await copyBack();
    expect(readdirSync(dataDir).some((name) => name.startsWith('replaced-'))).toBe(true);
    expect(openToOthers(dataDir)).toEqual([]);
  },
);

test('what an interrupted restore leaves', async () => {
  await makeData();
  expect(await backUp({ DATA_DIR: dataDir }, target)).toBe(0);
  openEverythingToOthers(target);
  const fresh = join(folder, 'fresh');
  mkdirSync(fresh, 0o700);
  // Nothing can be put in place where a folder that is not empty stands already.
  const isoNow = new Date(systemClock.now()).toISOString().replace(/[:.]/g, '-');
  writeFileSync(join(fresh, 'modelwright.sqlite'), 'x', { mode: 0o600 });
  mkdirSync(join(fresh, `replaced-${isoNow}`), 0o700);
  const clock = { now: () => Date.parse(isoNow.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.')) };
  await expect(restoreData({ databaseUrl: null, dataDir: fresh }, target, clock)).rejects.toThrow('EEXIST');
  expect(readdirSync(fresh)).toEqual(expect.arrayContaining(['restore-under-way', 'restoring']));
  expect(openToOthers(fresh)).toEqual([]);
});

test('a command leaves the umask of its process as it was', async () => {
  await makeData();
  await backUp({ DATA_DIR: dataDir }, target);
  expect(process.umask()).toBe(0);
  const copy = new BetterSqlite(join(target, 'modelwright.sqlite'), { readonly: true });
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  copy.close();
});
