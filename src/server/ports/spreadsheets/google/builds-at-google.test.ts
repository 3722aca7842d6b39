// Tests that a server that is set up with Google answers builds with Google's addresses, once for each model.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GooglePlace } from '#testing/google/google-place.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

let place: GooglePlace;
let server: TestServer;
const dataDir = temporaryFolder();

beforeAll(async () => {
  place = await GooglePlace.start();
  server = await startTestServer({ databaseUrl: null, dataDir }, place.environment);
});

afterAll(async () => {
  await server.stop();
  await place.stop();
  removeFolder(dataDir);
});

test('the same model has one spreadsheet, however often it is asked for', async () => {
  const visitor = await server.newVisitor();
  const template = await visitor.call('getDefaultTemplate');
  const body = { template, isGoogleSheets: true };
  const build = async () => (await visitor.call('buildModel', { body })).data;
  const [one, other] = await Promise.all([build(), build()]);
  expect(one).toMatch(/^https:\/\/docs\.google\.com\/spreadsheets\/d\/[\w-]+\/edit/);
  expect([other, await build()]).toEqual([one, one]);
  expect(place.store.files.size).toBe(1);
});

test('where a number differs, the visitor reads which cells, the log too, and nothing is left', async () => {
  const before = new Set(place.store.files.keys());
  const visitor = await server.newVisitor();
  const template = await visitor.call('getDefaultTemplate');
  place.faults.push({ call: 'batchUpdate', fault: 'waits' });
  const built = visitor.failure('buildModel', { body: { template, isGoogleSheets: true } });
  await expect.poll(() => place.waiting.length).toBe(1);
  const made = [...place.store.files.values()].find(({ id }) => !before.has(id));
  const sheet = made?.sheets.find(({ values }) => values.some((line) => typeof line[9] === 'number'));
  const line = sheet?.values.findIndex((cells) => typeof cells[9] === 'number') ?? -1;
  const cells = sheet?.values[line];
  if (cells === undefined) throw new Error('there is no number');
  cells[9] = 123_456_789;
  place.waiting.pop()?.();
  const { status, error } = await built;
  const cell = `'${sheet?.title}'!J${line + 1}`;
  expect(status).toBe(503);
  expect(error).toMatchObject({ code: 'spreadsheets-unavailable', faults: [{ path: cell }] });
  expect(server.log.some((said) => said.includes(`${cell} is `))).toBe(true);
  expect(new Set(place.store.files.keys())).toEqual(before);
});
