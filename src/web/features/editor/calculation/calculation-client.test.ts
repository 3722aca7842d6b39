// Tests the page's side of the calculation worker: what it sends and when, and how it handles replies and failures.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { moduleOf, type SheetId } from '#template/sections.ts';
import { createDocument } from '../document/document.ts';
import { CalculationClient, calculationOf } from './calculation-client.ts';
import type { CalculationReply, CalculationResult, FindQuestion, SheetSummary } from './protocol.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

/** A worker that answers when the test tells it to. */
class HeldWorker extends EventTarget {
  readonly posted: unknown[] = [];
  isTerminated = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(message: string): void {
    this.dispatchEvent(new ErrorEvent('error', { message }));
  }
}

let workers: HeldWorker[] = [];
let client: CalculationClient;

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', HeldWorker);
  client = new CalculationClient();
});

afterEach(() => vi.unstubAllGlobals());

const ask = (scenario: number) => client.request({ template, scenario, isComparing: false });

function worker(index = 0): HeldWorker {
  const started = workers[index];
  if (!started) throw new Error(`No worker ${index} was started.`);
  return started;
}

const sheet = (id: SheetId, isOn = true): SheetSummary => ({
  id,
  moduleId: moduleOf(id),
  title: id,
  isOn,
  rowCount: 1,
});

function resultWith(ids: readonly SheetId[], sheets = ids.map((id) => sheet(id))): CalculationResult {
  return {
    sheets,
    laidOut: new Map(),
    revenue: null,
    totals: new Map(),
    periods: ['2027'],
    years: [],
    language: 'en',
    ...{ scenario: 1, cashGap: null },
    headline: null,
    figures: null,
  };
}

const good = (run: number, result = resultWith([])): CalculationReply => ({
  run,
  calculation: { uuid: template.uuid, diagnostics: [], sheets: result.sheets, result },
  failure: null,
});

const layout = (id: string) => ({ sheet: { id }, charts: [] });
const shown = () => client.calculated.getState();

it('sends one request at a time, and only the newest of those waiting', () => {
  ask(1);
  ask(2);
  ask(3);
  expect(workers).toHaveLength(1);
  expect(worker().posted).toMatchObject([{ run: 1, scenario: 1 }]);
  worker().answer(good(1));
  expect(worker().posted).toMatchObject([
    { run: 1, scenario: 1 },
    { run: 2, scenario: 3 },
  ]);
  worker().answer(good(2));
  expect([worker().posted.length, shown().run]).toEqual([2, 2]);
});

it('asks with each run for the sheets near the viewport by then, including those that came near while it waited', () => {
  client.wantSheets(['revenue']);
  ask(1);
  ask(2);
  client.wantSheets(['revenue', 'cos']);
  worker().answer(good(1));
  expect(worker().posted).toMatchObject([{ sheetIds: ['revenue'] }, { sheetIds: ['revenue', 'cos'] }]);
});

it('has the enabled nearby sheets laid out from the last run, all at once and each only once', () => {
  const sheets = [sheet('revenue'), sheet('cos'), sheet('bs'), sheet('wc', false)];
  ask(1);
  worker().answer(good(1, resultWith([], sheets)));
  client.wantSheets(['revenue', 'cos', 'wc']);
  client.wantSheets(['revenue', 'bs']);
  expect(worker().posted.slice(1)).toEqual([{ layOut: ['revenue', 'cos'] }]);
  worker().answer({ laidOut: new Map([['revenue', layout('revenue')]]), layoutsOf: 1 });
  expect([...(shown().result?.laidOut.keys() ?? [])]).toEqual(['revenue']);
  expect(worker().posted.slice(1)).toEqual([{ layOut: ['revenue', 'cos'] }, { layOut: ['bs'] }]);
});

it('asks again for sheets laid out from an earlier run', () => {
  client.wantSheets(['revenue']);
  ask(1);
  worker().answer(good(1, resultWith(['revenue'])));
  ask(2);
  worker().answer(good(2, resultWith(['revenue'])));
  worker().answer({ laidOut: new Map([['revenue', layout('revenue')]]), layoutsOf: 1 });
  expect(shown().result?.laidOut.size).toBe(0);
  expect(worker().posted.at(-1)).toEqual({ layOut: ['revenue'] });
  worker().answer({ laidOut: new Map([['revenue', layout('revenue')]]), layoutsOf: 2 });
  expect(shown().result?.laidOut.get('revenue')).toEqual(layout('revenue'));
});

it('keeps the last good numbers while a later template cannot be calculated, and says why', () => {
  ask(1);
  worker().answer(good(1, resultWith(['revenue'])));
  const { result } = shown();
  const diagnostics = [{ severity: 'error', path: 'data', message: 'not so' }];
  ask(2);
  worker().answer({
    run: 2,
    calculation: { uuid: template.uuid, diagnostics, sheets: [sheet('revenue'), sheet('cos')], result: null },
    failure: null,
  });
  expect(shown()).toMatchObject({ run: 1, diagnostics, failure: null });
  expect(shown().result).toBe(result);
  expect(shown().sheets.map(({ id }) => id)).toEqual(['revenue', 'cos']);
  ask(3);
  worker().answer({ run: 3, calculation: null, failure: 'broken' });
  expect(shown()).toMatchObject({ run: 1, failure: 'broken' });
  expect(shown().result).toBe(result);
  ask(4);
  worker().answer(good(4));
  expect(shown()).toMatchObject({ run: 4, diagnostics: [], failure: null });
});

it('keeps the same list object while its contents are unchanged', () => {
  ask(1);
  worker().answer(good(1, resultWith(['revenue'])));
  const { sheets } = shown();
  ask(2);
  worker().answer(good(2, resultWith(['revenue'])));
  expect([shown().sheets, shown().result?.sheets].every((list) => list === sheets)).toBe(true);
  ask(3);
  worker().answer(good(3, resultWith(['revenue', 'cos'])));
  expect(shown().sheets.map(({ id }) => id)).toEqual(['revenue', 'cos']);
});

it('works without a worker where the browser cannot start one', () => {
  let tries = 0;
  class RefusedWorker {
    constructor() {
      tries += 1;
      throw new DOMException('refused', 'SecurityError');
    }
  }
  vi.stubGlobal('Worker', RefusedWorker);
  ask(1);
  ask(2);
  expect(shown()).toMatchObject({ isWithoutWorker: true, failure: null });
  expect(tries).toBe(1);
});

it('works without a worker when the one it started never answered', () => {
  ask(1);
  worker().fail('');
  expect(shown()).toMatchObject({ isWithoutWorker: true, failure: null });
  ask(2);
  expect(workers).toHaveLength(1);
});

it('reports what broke a worker that had answered, keeps its numbers, and starts another', () => {
  ask(1);
  worker().answer(good(1));
  const { result } = shown();
  ask(2);
  worker().fail('out of memory');
  expect(shown()).toMatchObject({ isWithoutWorker: false, failure: 'out of memory', run: 1 });
  expect(shown().result).toBe(result);
  ask(3);
  expect([workers.length, worker(1).posted]).toMatchObject([2, [{ run: 3, scenario: 3 }]]);
  worker(1).answer(good(3));
  expect(shown()).toMatchObject({ failure: null, run: 3 });
});

it('terminates its worker and forgets the numbers when closed, and starts another for a later request', () => {
  const place = { rowId: 'revenue.total', column: 0 };
  ask(1);
  worker().answer(good(1, resultWith(['revenue'])));
  worker().answer({ asked: place, trace: null });
  worker().answer({ query: 'tea', cells: [], isCut: false });
  ask(2);
  client.close();
  expect(worker().isTerminated).toBe(true);
  expect(shown()).toMatchObject({ result: null, sheets: [], run: 0 });
  expect([client.traced.getState().reply, client.found.getState().reply]).toEqual([null, null]);
  ask(3);
  expect([workers.length, worker(1).posted]).toMatchObject([2, [{ scenario: 3 }]]);
  expect(worker(1).isTerminated).toBe(false);
});

it('tries once more to start a worker after being closed', () => {
  ask(1);
  worker().fail('');
  client.close();
  expect(shown().isWithoutWorker).toBe(false);
  ask(2);
  expect(workers).toHaveLength(2);
});

it('asks a running worker how a number was calculated', () => {
  const place = { rowId: 'revenue.total', column: 0 };
  client.trace(place);
  expect(workers).toEqual([]);
  ask(1);
  client.trace(place);
  expect(worker().posted.at(-1)).toEqual({ trace: place });
  worker().answer({ asked: place, trace: null });
  expect(client.traced.getState().reply).toEqual({ asked: place, trace: null });
});

const question = (query: string): FindQuestion => ({ query, language: 'en', scale: 'units' });
const reply = (query: string) => ({ query, cells: [], isCut: false });
const searches = (index = 0) => worker(index).posted.filter((message) => 'find' in Object(message));

it('searches for one text at a time, and drops a waiting search for a newer one', () => {
  client.find(question('t'));
  expect(workers).toEqual([]);
  ask(1);
  for (const query of ['t', 'te', 'tea']) client.find(question(query));
  expect(searches()).toEqual([{ find: question('t') }]);
  worker().answer(reply('t'));
  expect(searches()).toEqual([{ find: question('t') }, { find: question('tea') }]);
  worker().answer(reply('tea'));
  expect(searches()).toHaveLength(2);
  expect(client.found.getState().reply).toEqual(reply('tea'));
});

it.each([
  ['was closed', () => client.close()],
  ['had lost its worker', () => worker().fail('out of memory')],
])('looks no more for what waited before it %s', (_, end) => {
  ask(1);
  worker().answer(good(1));
  client.find(question('t'));
  client.find(question('te'));
  end();
  ask(2);
  client.find(question('milk'));
  worker(1).answer(reply('milk'));
  expect(searches(1)).toEqual([{ find: question('milk') }]);
  expect(client.found.getState().reply).toEqual(reply('milk'));
});

it('exists once per open template, is reused when that is reopened, and ends when it closes', () => {
  const opened = { template, revision: 1, isUnsaved: false };
  const one = createDocument(opened);
  const again = createDocument({ ...opened, scope: one.scope });
  const other = createDocument({
    ...opened,
    template: { ...template, uuid: `${template.uuid.slice(0, -1)}1` },
  });
  expect(calculationOf(again)).toBe(calculationOf(one));
  expect(calculationOf(other)).not.toBe(calculationOf(one));
  for (const document of [one, other])
    calculationOf(document).request({ template, scenario: 1, isComparing: false });
  for (const close of one.scope.onClose) close();
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  for (const { saver } of [one, again, other]) saver.dispose();
});
