// Tests spreadsheets at Google with Google's own clients, against a server that speaks its protocol.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { defaultWorkbook, galleryWorkbook, googleContentOf } from '#testing/google/google-content-of.ts';
import { type GoogleCall, type GoogleFault, GooglePlace } from '#testing/google/google-place.ts';
import {
  consentingPerson,
  delegatingPerson,
  serviceEmail,
  sharedDriveId,
} from '#testing/google/service-account.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { Spreadsheets, SpreadsheetToPublish } from '../spreadsheets.ts';
import { SpreadsheetsUnavailable } from '../spreadsheets-unavailable.ts';
import { googleSpreadsheets } from './google-spreadsheets.ts';

const clock = { time: 0, now: () => clock.time };
/** Of a try that nobody answers; everything else takes far less. */
const silenceMs = 2000;
const never = new AbortController().signal;
const small = defaultWorkbook();
const content = googleContentOf(small);

let place: GooglePlace;
let waits: number[];
let warnings: string[];

const open = (
  environment: Readonly<Record<string, string>> = place.environment,
  timeoutMs = 20_000,
): Spreadsheets => {
  const { googleSheets } = readConfiguration(environment);
  if (googleSheets === null) throw new Error('Google is not configured');
  return googleSpreadsheets(googleSheets, {
    ...{ clock, timeoutMs, warn: (message) => warnings.push(message) },
    wait: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      clock.time += ms;
    },
  });
};

const asked = (more: Partial<SpreadsheetToPublish> = {}): SpreadsheetToPublish => ({
  ...{ id: 'sheet-1', accountId: 'account-1', title: 'Bakery', language: 'ru', isReadonly: false },
  ...{ content, file: new Uint8Array(), ...more },
});

const fail = (call: GoogleCall, ...faults: readonly GoogleFault[]) =>
  place.faults.push(...faults.map((fault) => ({ call, fault })));

const files = () => [...place.store.files.values()];

const theOnlyFile = () => {
  expect(files()).toHaveLength(1);
  const [file] = files();
  if (file === undefined) throw new Error('there is no file');
  return file;
};

const chartsOf = (workbook: Workbook) =>
  workbook.sheets.map(({ id }) => workbook.charts.filter(({ sheetId }) => sheetId === id).length);

beforeEach(async () => {
  clock.time = Date.UTC(2026, 5, 1, 12);
  place = await GooglePlace.start(clock);
  waits = [];
  warnings = [];
});

afterEach(() => place.stop());

test.each([
  ['the default model', small, 'ru_RU', 'Europe/Moscow'],
  ['a hotel', galleryWorkbook('hospitality-en.json'), 'en_US', 'Etc/GMT'],
  ['a shop in Russian', galleryWorkbook('retail-ru.json'), 'ru_RU', 'Europe/Moscow'],
])(
  '%s is there whole, with its charts, for everybody who has the link',
  async (_, workbook, locale, timeZone) => {
    const whole = asked({ content: googleContentOf(workbook) });
    const { url, externalId } = await open().publish(whole, never);
    const file = theOnlyFile();
    expect(externalId).toBe(file.id);
    expect(url).toContain(`https://docs.google.com/spreadsheets/d/${file.id}/`);
    expect(file.sheets.map(({ title }) => title).slice(0, -1)).toEqual(
      workbook.sheets.map(({ title }) => title),
    );
    expect(file.sheets.map(({ charts }) => charts.length)).toEqual([...chartsOf(workbook), 0]);
    expect(file.sheets.at(-1)?.isHidden).toBe(true);
    expect(file.settings).toEqual({ locale, timeZone });
    expect(file.permissions).toEqual([{ id: 'anyoneWithLink', type: 'anyone', role: 'reader' }]);
    expect(place.seen).toEqual([
      ...['token', 'files.list', 'files.create', 'spreadsheets.get'],
      ...['batchUpdate', 'values.batchGet', 'permissions.create'],
    ]);
  },
);

test('the charts draw what those of the file draw, by the names that the file gives', async () => {
  await open().publish(asked({ content: googleContentOf(galleryWorkbook('hospitality-en.json')) }), never);
  const updates = JSON.stringify(theOnlyFile().updates);
  expect(updates).toContain(
    `{"stringValue":"Revenue"}},{"userEnteredValue":{"formulaValue":"=ARRAYFORMULA('Dashboard'!$J$10:$N$10)"}}`,
  );
  expect(updates).toContain(
    `{"stringValue":""}},{"userEnteredValue":{"formulaValue":"=ARRAYFORMULA(TO_TEXT('Dashboard'!$J$7:$N$7))"}}`,
  );
  expect(updates).toContain('"title":"Assets and their financing"');
  expect(updates).toContain(
    '"chartType":"COMBO","legendPosition":"BOTTOM_LEGEND","headerCount":1,"stackedType":"STACKED"',
  );
});

test('a service account works in its shared drive, or in the name of a person in theirs', async () => {
  await open().publish(asked(), never);
  expect(theOnlyFile()).toMatchObject({ owner: serviceEmail, parents: [sharedDriveId], name: 'Bakery' });
  await open(place.delegatedEnvironment).publish(asked({ id: 'sheet-2' }), never);
  expect(files()[1]).toMatchObject({ owner: delegatingPerson, parents: ['root'] });
});

test('a person’s own consent serves in their own drive, until they withdraw it', async () => {
  const google = open(place.consentedEnvironment);
  await google.publish(asked(), never);
  expect(theOnlyFile()).toMatchObject({ owner: consentingPerson, parents: ['root'] });
  expect(theOnlyFile().permissions).toEqual([{ id: 'anyoneWithLink', type: 'anyone', role: 'reader' }]);
  place.tokens.withdrawConsent();
  // With a token from before, and without one.
  for (const [known, said] of [
    [google, '401, UNAUTHENTICATED'],
    [open(place.consentedEnvironment), '400, invalid_grant'],
  ] as const) {
    const refused = known.publish(asked({ id: 'sheet-2' }), never);
    await expect(refused).rejects.toThrow(SpreadsheetsUnavailable);
    await expect(refused).rejects.toThrow(`Google: files.list, ${said}: it no longer takes`);
  }
  expect(waits).toEqual([]);
  expect(files()).toHaveLength(1);
});

test('what may only be looked at can be neither copied nor downloaded', async () => {
  await open().publish(asked({ isReadonly: true }), never);
  expect(theOnlyFile().copyRequiresWriterPermission).toBe(true);
  await open().publish(asked({ id: 'sheet-2' }), never);
  expect(files()[1]?.copyRequiresWriterPermission).toBe(false);
});

test('Google learns nothing of this machine', async () => {
  await open().publish(asked(), never);
  for (const headers of place.headers) {
    expect(headers['user-agent']).toBe('Modelwright (gzip)');
    expect(headers['x-goog-api-client']).toBeUndefined();
  }
});

const passing: readonly { readonly call: GoogleCall; readonly faults: readonly GoogleFault[] }[] = [
  { call: 'token', faults: ['429', '500'] },
  { call: 'files.list', faults: ['403 rate', '500'] },
  { call: 'files.create', faults: ['429', '429'] },
  { call: 'files.create', faults: ['500', 'loses the answer'] },
  { call: 'files.create', faults: ['hangs up', 'silent'] },
  { call: 'spreadsheets.get', faults: ['429', '429'] },
  { call: 'batchUpdate', faults: ['429', '429'] },
  { call: 'batchUpdate', faults: ['loses the answer'] },
  { call: 'batchUpdate', faults: ['silent', '500'] },
  { call: 'values.batchGet', faults: ['429', 'hangs up'] },
  { call: 'permissions.create', faults: ['loses the answer', '429'] },
];

test.each(passing)(
  '$call is tried again after $faults, and nothing is there twice',
  async ({ call, faults }) => {
    fail(call, ...faults);
    const { externalId } = await open(
      place.environment,
      faults.includes('silent') ? silenceMs : undefined,
    ).publish(asked(), never);
    const file = theOnlyFile();
    expect(externalId).toBe(file.id);
    expect(file.sheets.map(({ charts }) => charts.length)).toEqual([...chartsOf(small), 0]);
    expect(file.permissions).toHaveLength(1);
    // A request for a token is part of the call that needs it.
    expect(waits).toHaveLength(faults.length);
    expect(waits[0]).toBeGreaterThanOrEqual(750);
    expect(waits[0]).toBeLessThanOrEqual(1250);
  },
);

test('where Google says how long to wait, it is waited for so long', async () => {
  fail('batchUpdate', '429 for a while');
  await open().publish(asked(), never);
  expect(waits).toEqual([7000]);
});

test.each<GoogleCall>([
  'files.list',
  'files.create',
  'spreadsheets.get',
  'batchUpdate',
  'values.batchGet',
  'permissions.create',
])('what goes on failing at %s is given up in words, and nothing is left', async (call) => {
  fail(call, '500', '500', '500', '500');
  const attempt = open().publish(asked(), never);
  await expect(attempt).rejects.toThrow(SpreadsheetsUnavailable);
  await expect(attempt).rejects.toThrow(/^Google: [\w.]+, 500, INTERNAL, backendError$/);
  expect(files()).toEqual([]);
  expect(warnings).toEqual([]);
});

test('a refusal is not tried again', async () => {
  fail('files.create', '403');
  await expect(open().publish(asked(), never)).rejects.toThrow(
    'Google: files.create, 403, PERMISSION_DENIED, insufficientFilePermissions',
  );
  expect(waits).toEqual([]);
});

test('what could not be removed after a failure is told, and removed by its id later', async () => {
  fail('permissions.create', '403');
  fail('files.delete', '403');
  const google = open();
  await expect(google.publish(asked(), never)).rejects.toThrow(SpreadsheetsUnavailable);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^spreadsheet sheet-1 could not be removed and will be later: Google: files.delete, 403/,
    ),
  ]);
  expect(theOnlyFile().permissions).toEqual([]);
  await google.remove({ id: 'sheet-1', externalId: null });
  expect(files()).toEqual([]);
});

test.each<GoogleCall>([
  'files.list',
  'files.create',
  'spreadsheets.get',
  'batchUpdate',
  'values.batchGet',
  'permissions.create',
])('cancelled at %s, it is continued under the same id, and nothing is there twice', async (call) => {
  fail(call, 'waits');
  const stop = new AbortController();
  const attempt = open().publish(asked(), stop.signal);
  await expect.poll(() => place.waiting.length).toBe(1);
  stop.abort(new Error('cancelled'));
  await expect(attempt).rejects.toThrow();
  // What was under way at Google is done all the same.
  place.waiting.pop()?.();
  const { externalId } = await open().publish(asked(), never);
  const made = files().filter(({ id }) => id === externalId);
  expect(made).toHaveLength(1);
  expect(files()).toHaveLength(1);
  expect(made[0]?.sheets.map(({ charts }) => charts.length)).toEqual([...chartsOf(small), 0]);
  expect(made[0]?.permissions).toHaveLength(1);
});

test('a number that Google calculates otherwise fails it, is named, and nothing is left', async () => {
  fail('batchUpdate', 'waits');
  const attempt = open().publish(asked(), never);
  await expect.poll(() => place.waiting.length).toBe(1);
  const sheet = theOnlyFile().sheets.find(({ values }) =>
    values.some((line) => typeof line[9] === 'number' && line[9] > 1),
  );
  const line = sheet?.values.findIndex((cells) => typeof cells[9] === 'number' && cells[9] > 1) ?? -1;
  const cells = sheet?.values[line];
  if (cells === undefined) throw new Error('there is no number');
  const ours = cells[9];
  cells[9] = Number(ours) * (1 + 1e-6);
  place.waiting.pop()?.();
  await expect(attempt).rejects.toThrow(SpreadsheetsUnavailable);
  const cell = `'${sheet?.title}'!J${line + 1}`;
  await expect(attempt).rejects.toMatchObject({
    cells: [{ cell, ours: String(ours), theirs: String(cells[9]) }],
  });
  await expect(attempt).rejects.toThrow(`Google: 1 cells calculated otherwise: ${cell} is ${ours} here and`);
  expect(files()).toEqual([]);
});

test('removing takes what is there by our id or by Google’s, and what is gone is no failure', async () => {
  const google = open();
  const { externalId } = await google.publish(asked(), never);
  await google.publish(asked({ id: 'sheet-2' }), never);
  await google.remove({ id: 'sheet-1', externalId });
  expect(theOnlyFile().appProperties).toEqual({ modelwrightId: 'sheet-2' });
  await google.remove({ id: 'sheet-1', externalId });
  await google.remove({ id: 'sheet-2', externalId: null });
  expect(files()).toEqual([]);
});

test('a burst is spaced so that Google refuses none of it', async () => {
  const google = open();
  const ids = Array.from({ length: 35 }, (_, index) => `sheet-${index}`);
  await Promise.all(ids.map((id) => google.publish(asked({ id }), never)));
  expect(files()).toHaveLength(ids.length);
  // Two reads each: the 51st waits for the first minute to end.
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  expect(place.seen.filter((call) => call === 'spreadsheets.get')).toHaveLength(ids.length);
});
