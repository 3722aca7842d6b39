// Tests opening templates one at a time: which document is returned, and what happens to the previous one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { businessSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { discardOpenWork, saveOpenWork } from '#web/state/unsaved-work/open-work.ts';
import type { TemplateDocument } from './document.ts';
import { renameTemplate } from './edits/template-edits.ts';
import type { NewModelStart } from './new-model.ts';
import { OpenDocuments } from './open-documents.ts';
import { openEmbedded } from './open-embedded.ts';
import { UnreadableTemplateError } from './remote.ts';

const uuidOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [tea, cake, fresh] = [uuidOf(1), uuidOf(2), uuidOf(3)];

const templateOf = (uuid: string, name: string): Template => ({
  ...defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' }),
  name,
});

/** A server reduced to its network behavior. */
let kept: Map<string, { template: Template; revision: number }>;
let isBroken = false;
let asked = 0;
/** Blocks the saving of a template. */
let held: Promise<void>;
let documents: OpenDocuments;
let opened: TemplateDocument[] = [];

async function save({ template }: { readonly template: Template }): Promise<Response> {
  await held;
  const revision = (kept.get(template.uuid)?.revision ?? 0) + 1;
  kept.set(template.uuid, { template, revision });
  return Response.json({ uuid: template.uuid, revision, timestamp: 0 });
}

function read(address: string): Response {
  asked += 1;
  if (isBroken) return Response.json({ code: 'internal', message: '' }, { status: 500 });
  if (address.includes('/default')) return Response.json(templateOf(fresh, 'New template'));
  const found = [...kept].find(([uuid]) => address.includes(uuid))?.[1];
  return found
    ? Response.json(found.template, { headers: { etag: `"${found.revision}"` } })
    : Response.json({ code: 'template-not-found', message: '' }, { status: 404 });
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined), query: async () => ({ held: [] }) },
  });
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  kept = new Map([
    [tea, { template: templateOf(tea, 'Tea'), revision: 4 }],
    [cake, { template: templateOf(cake, 'Cake'), revision: 7 }],
  ]);
  [isBroken, asked, held, opened] = [false, 0, Promise.resolve(), []];
  documents = new OpenDocuments();
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) =>
    method === 'POST' ? save(JSON.parse(body)) : read(address),
  );
});

afterEach(() => {
  discardOpenWork();
  for (const { saver } of opened) saver.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function noted(document: TemplateDocument | null): TemplateDocument {
  if (!document) throw new Error('Nothing was opened.');
  opened.push(document);
  return document;
}

const open = async (uuid: string) => noted(await documents.open(uuid));
const nameOf = ({ store }: TemplateDocument) => store.getState().template.name;
const nameKept = (uuid: string) => kept.get(uuid)?.template.name;

it('returns the open document with its steps while the server has nothing newer', async () => {
  const first = await open(tea);
  expect(first.store.getState()).toMatchObject({ revision: 4, saving: { kind: 'saved' } });
  first.edit(renameTemplate('Green tea'));
  await first.saver.save();
  const again = await open(tea);
  expect(again).toBe(first);
  expect([again.store.getState().history.past.length, nameOf(again)]).toEqual([1, 'Green tea']);
});

it('returns a document with unsaved work as it is, without asking the server', async () => {
  const first = await open(tea);
  first.edit(renameTemplate('Green tea'));
  asked = 0;
  expect(await open(tea)).toBe(first);
  expect([asked, nameOf(first)]).toEqual([0, 'Green tea']);
});

it('shows changes saved elsewhere meanwhile in the open document', async () => {
  const first = await open(tea);
  kept.set(tea, { template: templateOf(tea, 'Black tea'), revision: 5 });
  expect(await open(tea)).toBe(first);
  expect(first.store.getState()).toMatchObject({ revision: 5, updateSource: 'elsewhere' });
  expect(nameOf(first)).toBe('Black tea');
});

it('returns null when nobody has the template, and fails when that cannot be known', async () => {
  expect(await documents.open(uuidOf(9))).toBeNull();
  asked = 0;
  expect([await documents.open('no-uuid'), asked]).toEqual([null, 0]);
  isBroken = true;
  await expect(documents.open(tea)).rejects.toThrow();
});

it('[KEEP-16] lists what was repaired in what it opens, and in what comes later', async () => {
  const wrong: object = { ...templateOf(tea, 'Tea'), price: 'abc', rating: 6 };
  kept.set(tea, { template: wrong as Template, revision: 4 });
  const first = await open(tea);
  expect(first.store.getState()).toMatchObject({
    saving: { kind: 'saved' },
    repairs: [
      { path: 'price', message: 'expected a number from 0 to 1000000' },
      { path: 'rating', message: 'expected a number from 0 to 5' },
    ],
  });
  expect([first.store.getState().template.price, first.saver.hasUnsaved()]).toEqual([null, false]);
  first.edit(renameTemplate('Green tea'));
  await first.saver.save();
  expect(noted(await new OpenDocuments().open(tea)).store.getState().repairs).toEqual([]);
  kept.set(tea, { template: { ...templateOf(tea, 'Black tea'), rating: -1 }, revision: 9 });
  expect((await open(tea)).store.getState().repairs.map(({ path }) => path)).toEqual(['rating']);
});

it('[KEEP-16] lists what was repaired in the copy of an embedded template', async () => {
  const template = { ...templateOf(tea, 'Tea'), rating: 6 };
  const copy = noted(await openEmbedded(documents, tea, template));
  expect(copy.store.getState().repairs.map(({ path }) => path)).toEqual(['rating']);
});

it('fails in its own way where nothing can be made of what the server has', async () => {
  kept.set(tea, { template: { ...templateOf(tea, 'Tea'), moneyUnits: 'kopecks' as 'mln' }, revision: 4 });
  await expect(documents.open(tea)).rejects.toThrow(UnreadableTemplateError);
  vi.stubGlobal('fetch', async () => new Response('{"uuid":"cut off he', { headers: { etag: '"4"' } }));
  await expect(documents.open(tea)).rejects.toThrow(UnreadableTemplateError);
});

const begin = async (start: NewModelStart, prompt: string | null = null) =>
  noted(await documents.openNew({ language: 'en', prompt, start }));

it('saves a new template with its first change, and names it after the prompt', async () => {
  const document = await begin('ask', 'A tea shop');
  expect(document.store.getState()).toMatchObject({ revision: null, saving: { kind: 'saved' } });
  // What is only looked at is nobody's work.
  document.note((draft) => {
    draft.showOnboardingDialog = false;
  });
  expect(document.store.getState().template.showOnboardingDialog).toBe(false);
  expect(await saveOpenWork()).toBe(true);
  expect([nameOf(document), nameKept(fresh)]).toEqual(['A tea shop', undefined]);
  document.edit(renameTemplate('Tea and cake'));
  expect(await saveOpenWork()).toBe(true);
  expect(nameKept(fresh)).toBe('Tea and cake');
});

it('leaves nothing of a new template that nobody changed, neither on the server nor here', async () => {
  await begin('ask');
  await open(tea);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(nameKept(fresh)).toBeUndefined();
  expect(Object.keys(localStorage).filter((key) => key.includes(fresh))).toEqual([]);
});

it('begins it once more, under the same address, where its page is loaded again', async () => {
  await begin('line', 'A tea shop');
  documents = new OpenDocuments();
  const again = await open(fresh);
  expect([again.uuid, nameOf(again), again.store.getState().revision]).toEqual([fresh, 'A tea shop', null]);
  expect(again.store.getState().template.showOnboardingDialog).toBe(true);
});

it('begins a blank one without the lines of the example, and asks nothing', async () => {
  const { data, showOnboardingDialog } = (await begin('blank')).store.getState().template;
  const lines = businessSectionIds.map((id) => data.divisions[0]?.sectionResources[id]?.length ?? 0);
  expect([lines.every((count) => count === 0), showOnboardingDialog]).toEqual([true, undefined]);
});

it('saves an untouched one for whoever reads it from the server', async () => {
  const document = await begin('example');
  expect(await document.saver.saveUntouched()).toBe(true);
  expect(nameKept(fresh)).toBe('New template');
});

it('disposes of the previous template when another is opened, and saves it', async () => {
  const first = await open(tea);
  const close = vi.fn();
  first.scope.onClose.add(close);
  first.edit(renameTemplate('Green tea'));
  const other = await open(cake);
  expect(close).toHaveBeenCalledTimes(1);
  expect([nameOf(other), other.scope === first.scope]).toEqual(['Cake', false]);
  await vi.waitFor(() => expect(nameKept(tea)).toBe('Green tea'), { timeout: waitTimeoutMs });
  await open(tea);
  expect(close).toHaveBeenCalledTimes(1);
});

it('disposes of nothing when the same template is reopened', async () => {
  const first = documents.keep({ template: templateOf(tea, 'Tea'), revision: 4, isUnsaved: false });
  const close = vi.fn();
  first.scope.onClose.add(close);
  const again = documents.keep({ template: templateOf(tea, 'Green tea'), revision: 5, isUnsaved: false });
  opened.push(first, again);
  expect(again).not.toBe(first);
  expect([again.scope === first.scope, close.mock.calls.length]).toEqual([true, 0]);
});

it('reopens a template only after its last save, with the state kept for it', async () => {
  const first = await open(tea);
  first.edit(renameTemplate('Green tea'));
  let release: () => void = () => undefined;
  held = new Promise((resolve) => {
    release = resolve;
  });
  await open(cake);
  asked = 0;
  const opening = documents.open(tea);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toBe(0);
  release();
  const again = noted(await opening);
  expect([nameOf(again), again.store.getState().revision]).toEqual(['Green tea', 5]);
  expect([again === first, again.scope === first.scope]).toEqual([false, true]);
  expect(noted(await new OpenDocuments().open(tea)).scope).not.toBe(first.scope);
});

it('no longer autosaves a template that was replaced', async () => {
  const first = await open(tea);
  await open(cake);
  await vi.advanceTimersByTimeAsync(0);
  first.store.setState({ template: { ...first.store.getState().template, name: 'Late' } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(nameKept(tea)).toBe('Tea');
});

it('saves again what was deleted elsewhere when it is reopened, since it may have been restored', async () => {
  const first = await open(tea);
  first.edit(renameTemplate('Green tea'));
  first.store.setState({ saving: { kind: 'deleted' } });
  expect(await open(tea)).toBe(first);
  await vi.waitFor(() => expect(first.store.getState().saving.kind).toBe('saved'), {
    timeout: waitTimeoutMs,
  });
  expect(nameKept(tea)).toBe('Green tea');
});
