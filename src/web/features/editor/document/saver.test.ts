// Tests the rhythm of saving, and conflicts between two versions: nothing is lost, whichever is chosen.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { createDocument, type NewDocument, type TemplateDocument } from './document.ts';
import { renameTemplate } from './edits/template-edits.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

interface Sent {
  readonly template: Template;
  readonly baseRevision: number;
  readonly keepsReplaced?: boolean;
}

/** A server reduced to its network behavior: the newest document, and what it kept as conflicts. */
let kept: { template: Template; revision: number };
let sent: Sent[] = [];
let aside: string[] = [];
let failure: Response | null = null;
let open: TemplateDocument[] = [];

function save(body: Sent): Response {
  sent.push(body);
  if (failure) return failure;
  if (body.baseRevision !== kept.revision) {
    aside.push(body.template.name);
    return Response.json({ code: 'template-stale', message: '', conflictVersion: 'v' }, { status: 409 });
  }
  if (body.keepsReplaced) aside.push(kept.template.name);
  kept = { template: body.template, revision: kept.revision + 1 };
  return Response.json({ uuid: template.uuid, revision: kept.revision, timestamp: 0 });
}

beforeEach(() => {
  // Held for the life of the tab; this environment has no locks.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  vi.useFakeTimers();
  localStorage.clear();
  kept = { template, revision: 1 };
  [sent, aside, failure, open] = [[], [], null, []];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: { method: string; body: string }) =>
    method === 'POST'
      ? save(JSON.parse(body))
      : Response.json(kept.template, { headers: { etag: `W/"${kept.revision}"` } }),
  );
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  for (const { saver } of open) saver.dispose();
  vi.useRealTimers();
});

function opened(wanted: Partial<NewDocument> = {}): TemplateDocument {
  const document = createDocument({ template, revision: 1, isUnsaved: false, ...wanted });
  open.push(document);
  return document;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const nameIn = ({ store }: TemplateDocument) => store.getState().template.name;
const stateOf = ({ store }: TemplateDocument) => store.getState().saving.kind;
const saveElsewhere = (name: string) => {
  kept = { template: { ...kept.template, name }, revision: kept.revision + 1 };
};

it('[KEEP-1] [STATE-32] saves a second after the last key, everything typed at once', async () => {
  const document = opened();
  for (const name of ['T', 'Te', 'Tea']) {
    document.edit(renameTemplate(name));
    await pass(900);
  }
  expect([sent.length, stateOf(document)]).toEqual([0, 'saving']);
  await pass(100);
  expect(sent.map((save) => save.template.name)).toEqual(['Tea']);
  expect(stateOf(document)).toBe('saved');
});

it('[KEEP-2] saves the date of the last change with it, and the earlier date after undo', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 21));
  const document = opened();
  document.edit(renameTemplate('Tea'));
  await pass(1000);
  expect(kept.template.timestamp).toBe(Date.UTC(2026, 10, 21));
  document.undo();
  await pass(1000);
  expect(kept.template).toEqual(template);
});

it('[KEEP-1] [STATE-32] retries every minute after permanent failures, and sends nothing when nothing is new', async () => {
  const document = opened();
  await pass(180_000);
  expect(sent).toEqual([]);
  failure = Response.json({ code: 'space-limit', message: '' }, { status: 403 });
  document.edit(renameTemplate('Tea'));
  await pass(1000);
  expect([sent.length, stateOf(document)]).toEqual([1, 'failed']);
  failure = null;
  await pass(60_000);
  expect([sent.length, stateOf(document)]).toEqual([2, 'saved']);
});

it('[KEEP-1] [STATE-32] saves immediately what an earlier visit left', async () => {
  const document = opened({ isUnsaved: true, template: { ...template, name: 'Left' }, draft: 'key' });
  await document.saver.save();
  expect(sent.map((save) => save.template.name)).toEqual(['Left']);
});

it('[KEEP-3] asks before the page is left while something is unsaved, and not after', async () => {
  const document = opened();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  document.edit(renameTemplate('Tea'));
  expect(leave()).toBe(true);
  await pass(1000);
  expect(leave()).toBe(false);
});

it('[KEEP-6] shows what was saved elsewhere as one step, which undo reverts and saves', async () => {
  const document = opened();
  saveElsewhere('Elsewhere');
  await document.saver.checkForNewer('elsewhere');
  expect([nameIn(document), stateOf(document)]).toEqual(['Elsewhere', 'saved']);
  expect(document.store.getState()).toMatchObject({ revision: 2, updateSource: 'elsewhere' });
  expect(sent).toEqual([]);
  document.undo();
  await pass(1000);
  expect(kept).toMatchObject({ revision: 3, template: { name: 'New template' } });
  document.redo();
  await pass(1000);
  expect(kept).toMatchObject({ revision: 4, template: { name: 'Elsewhere' } });
});

it('[STATE-7] shows no running generation that another tab had saved, or that a version contains', async () => {
  const document = opened();
  const { modules } = template.data;
  const underWay = modules.map((module) => ({ ...module, isInitialized: 'progress' as const }));
  const data = { ...template.data, modules: underWay };
  kept = { template: { ...template, isGenerating: 'progress', data }, revision: 2 };
  await document.saver.checkForNewer('tab');
  const after = document.store.getState().template;
  expect([
    after.isGenerating,
    after.data.modules.some(({ isInitialized }) => isInitialized === 'progress'),
  ]).toEqual(['done', false]);
  expect([stateOf(document), document.store.getState().revision]).toEqual(['saved', 2]);
});

it('asks when both sides have changed, and saves nothing automatically meanwhile', async () => {
  const document = opened();
  document.edit(renameTemplate('Mine'));
  saveElsewhere('Theirs');
  await document.saver.checkForNewer('tab');
  expect(document.store.getState().saving).toMatchObject({
    kind: 'stale',
    theirs: { revision: 2, template: { name: 'Theirs' } },
  });
  await pass(120_000);
  expect([sent.length, aside]).toEqual([1, ['Mine']]);
});

it('[KEEP-7] keeps mine when theirs is chosen, including the latest typing', async () => {
  const document = opened();
  document.edit(renameTemplate('Mine'));
  saveElsewhere('Theirs');
  await pass(1000);
  document.edit(renameTemplate('Mine too'));
  await document.saver.takeNewer();
  expect([nameIn(document), stateOf(document), aside]).toEqual(['Theirs', 'saved', ['Mine', 'Mine too']]);
  document.undo();
  await pass(1000);
  expect(kept).toMatchObject({ revision: 3, template: { name: 'Mine too' } });
});

it('[KEEP-7] keeps theirs when mine is saved over it, and asks again if a third came in between', async () => {
  const document = opened();
  document.edit(renameTemplate('Mine'));
  saveElsewhere('Theirs');
  await pass(1000);
  saveElsewhere('Third');
  expect(await document.saver.saveOver()).toBe(false);
  expect(document.store.getState().saving).toMatchObject({ theirs: { template: { name: 'Third' } } });
  expect(await document.saver.saveOver()).toBe(true);
  expect([kept.template.name, aside.at(-1), stateOf(document)]).toEqual(['Mine', 'Third', 'saved']);
  document.edit(renameTemplate('Later'));
  await pass(1000);
  expect(sent.at(-1)?.keepsReplaced).toBeUndefined();
});

it('[KEEP-4] [VALID-10] says that a template without its own uuid cannot be saved, and sends nothing', async () => {
  const document = opened({ template: { ...template, uuid: '' } });
  document.edit(renameTemplate('Nameless'));
  await pass(1000);
  expect(sent).toEqual([]);
  expect(document.store.getState().saving).toMatchObject({
    kind: 'failed',
    error: { code: 'template-invalid' },
  });
});
