// Tests recovering work that closed tabs left in this browser: the newest is restored, and older work reaches the server too.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { draftKey, findDrafts, writeDraft } from '#web/state/unsaved-work/drafts.ts';
import { discardOpenWork } from '#web/state/unsaved-work/open-work.ts';
import type { TemplateDocument } from './document.ts';
import { OpenDocuments } from './open-documents.ts';

let uuid = '';
let template: Template;
let openings = 0;

/** A server reduced to its network behavior: what it has, and the names of what it kept as conflicts. */
let kept: { template: Template; revision: number } | null;
let aside: string[] = [];
let isFull = false;
let document: TemplateDocument | null = null;

function save(body: { readonly template: Template; readonly baseRevision: number }): Response {
  if (isFull || body.template.uuid !== uuid)
    return Response.json({ code: 'space-limit', message: '' }, { status: 403 });
  if (kept && body.baseRevision !== kept.revision) {
    aside.push(body.template.name);
    return Response.json({ code: 'template-stale', message: '', conflictVersion: 'v' }, { status: 409 });
  }
  kept = { template: body.template, revision: (kept?.revision ?? 0) + 1 };
  return Response.json({ uuid, revision: kept.revision, timestamp: 0 });
}

const read = () =>
  kept
    ? Response.json(kept.template, { headers: { etag: `"${kept.revision}"` } })
    : Response.json({ code: 'template-not-found', message: '' }, { status: 404 });

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined), query: async () => ({ held: [] }) },
  });
  localStorage.clear();
  openings += 1;
  uuid = `00000000-0000-4000-8000-00000000000${openings}`;
  template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  kept = { template, revision: 4 };
  [aside, isFull] = [[], false];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: { method: string; body: string }) =>
    method === 'POST' ? save(JSON.parse(body)) : read(),
  );
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  discardOpenWork();
  document?.saver.dispose();
});

function leave(name: string, savedAtMs: number, baseRevision: number | null = 4): void {
  const key = draftKey(uuid, `${savedAtMs}`);
  writeDraft(key, {
    ...{ template: { ...template, name }, baseRevision, copyOf: null },
    ...{ savedAtMs, tab: 'closed' },
  });
}

async function open(): Promise<TemplateDocument> {
  document = await new OpenDocuments().open(uuid);
  if (!document) throw new Error('Nothing was opened.');
  return document;
}

/** Work that the schema refuses, or that is no longer even JSON. */
function leaveUnreadable(name: string, savedAtMs: number): string {
  const key = draftKey(uuid, `${savedAtMs}`);
  const wrong = { ...template, name, moneyUnits: 'kopecks' };
  localStorage.setItem(key, JSON.stringify({ template: wrong, baseRevision: 4, savedAtMs, tab: 'closed' }));
  return key;
}

const keptName = () => kept?.template.name;
const leftHere = () => findDrafts(uuid).map(({ value }) => Object(value).name);

it('[KEEP-5] restores the newest and has the server keep the older ones, in the order they were typed', async () => {
  leave('Oldest', 100);
  leave('Older', 200);
  leave('Newest', 300);
  const { store, saver } = await open();
  expect(store.getState().template.name).toBe('Newest');
  await vi.waitFor(() => expect(store.getState().savedOlderDrafts).toEqual({ count: 2, savedAtMs: 200 }), {
    timeout: waitTimeoutMs,
  });
  expect(aside).toEqual(['Oldest', 'Older']);
  expect(await saver.save()).toBe(true);
  expect([keptName(), leftHere()]).toEqual(['Newest', []]);
});

it('holds back the older ones until the newest has created a template the server never had', async () => {
  kept = null;
  leave('Older', 200, null);
  leave('Newest', 300, null);
  const { store, saver } = await open();
  await saver.save();
  await vi.waitFor(() => expect(store.getState().savedOlderDrafts).toEqual({ count: 1, savedAtMs: 200 }), {
    timeout: waitTimeoutMs,
  });
  expect([keptName(), aside, leftHere()]).toEqual(['Newest', ['Older'], []]);
});

it('[KEEP-5] leaves in the browser what the server does not accept, and tries again on the next opening', async () => {
  leave('Older', 200);
  leave('Newest', 300);
  isFull = true;
  const { store, saver } = await open();
  await saver.save();
  expect([store.getState().savedOlderDrafts, leftHere().sort()]).toEqual([null, ['Newest', 'Older']]);
});

it('keeps identical work once, and leaves none of it behind', async () => {
  leave('Newest', 200);
  leave('Newest', 300);
  const { store, saver } = await open();
  await saver.save();
  expect([store.getState().savedOlderDrafts, aside, leftHere()]).toEqual([null, [], []]);
});

it('[KEEP-5] [KEEP-16] keeps work that it cannot read as it is, and says so', async () => {
  const refused = leaveUnreadable('Refused', 200);
  const cutOff = draftKey(uuid, '300');
  localStorage.setItem(cutOff, '{"template":{"name":"Cut o');
  const texts = [refused, cutOff].map((key) => localStorage.getItem(key));
  leave('Newest', 400);
  const { store, saver } = await open();
  expect(store.getState()).toMatchObject({
    template: { name: 'Newest' },
    unreadableDrafts: [refused, cutOff],
  });
  store.setState({ template: { ...store.getState().template, name: 'Changed' } });
  saver.templateChanged();
  expect(await saver.save()).toBe(true);
  expect(keptName()).toBe('Changed');
  expect([refused, cutOff].map((key) => localStorage.getItem(key))).toEqual(texts);
});

it('[KEEP-16] says so too where it is all that is left beside what the server has', async () => {
  const key = leaveUnreadable('Refused', 200);
  const { store } = await open();
  expect(store.getState()).toMatchObject({ template, unreadableDrafts: [key] });
});

it('[KEEP-16] fails with it where nobody else has the template', async () => {
  kept = null;
  const key = leaveUnreadable('Refused', 200);
  await expect(new OpenDocuments().open(uuid)).rejects.toMatchObject({ drafts: [key] });
  expect(localStorage.getItem(key)).toContain('Refused');
});

it('[KEEP-16] says what was repaired in recovered work', async () => {
  const key = draftKey(uuid, '200');
  const wrong: object = { ...template, name: 'Newest', rating: 6 };
  writeDraft(key, {
    template: wrong as Template,
    baseRevision: 4,
    copyOf: null,
    savedAtMs: 200,
    tab: 'closed',
  });
  const { store } = await open();
  const { repairs, template: opened } = store.getState();
  expect([opened.name, opened.rating, repairs.map(({ path }) => path)]).toEqual([
    ...['Newest', undefined],
    ['rating'],
  ]);
});
