// Tests that a view begins in a window of our own alone, keeps its token in that tab, and keeps nothing else anywhere.
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';

const begun = { token: 'secret', userId: 'user-1', endsAtMs: 1_900_000_000_000, language: 'en' } as const;
/** As the browser has them, before a view replaces them. */
const { localStorage: browser, sessionStorage: tab } = window;

/** A page of its own, as after each load. */
async function load() {
  vi.resetModules();
  return import('./view-as.ts');
}

async function loadView() {
  const { showView } = await load();
  showView({ sessionStorage: tab, opener: window, location: { replace: () => undefined } }, begun);
  return load();
}

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

let listened: MockInstance<Document['addEventListener']>;

beforeEach(() => {
  listened = vi.spyOn(document, 'addEventListener');
  browser.setItem('modelwright.templates', '{"view":"list"}');
  browser.setItem('mantine-color-scheme-value', 'dark');
  tab.setItem('modelwright.place.uuid', 'sales price sheet');
});

/** Other tests are in the same process, and in no view. */
afterEach(() => {
  for (const [name, listener, options] of listened.mock.calls)
    document.removeEventListener(name, listener, options);
  listened.mockRestore();
  vi.resetModules();
  Object.defineProperty(window, 'localStorage', { value: browser, configurable: true });
  Object.defineProperty(window, 'sessionStorage', { value: tab, configurable: true });
  browser.clear();
  tab.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('is not a view without one in the address, or in this tab', async () => {
  const { isViewing } = await load();
  expect(isViewing).toBe(false);
  expect(window.localStorage).toBe(browser);
  expect(browser.getItem('modelwright.templates')).toBe('{"view":"list"}');
});

it.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['no object', '"text"'],
  ['no object at all', 'null'],
  ['no token', JSON.stringify({ ...begun, token: 1 })],
  ['no user', JSON.stringify({ ...begun, userId: undefined })],
  ['no end', JSON.stringify({ ...begun, endsAtMs: 'soon' })],
  ['a language that is not spoken here', JSON.stringify({ ...begun, language: 'xx' })],
])('is none with %s', async (_, text) => {
  const { readView } = await load();
  expect(readView(text)).toBeNull();
});

it('is begun by no address, which anybody can send', async () => {
  for (const text of [JSON.stringify(begun), '{', '%']) {
    window.history.replaceState(null, '', `/#view=${text === '%' ? text : encodeURIComponent(text)}`);
    expect((await load()).isViewing).toBe(false);
    expect(tab.getItem('modelwright.place.uuid')).toBe('sales price sheet');
  }
});

it('begins in the window that was opened, which does not know ours, and whose address has no token', async () => {
  const { showView } = await load();
  const replace = vi.fn();
  const opened = { sessionStorage: tab, opener: window, location: { replace } };
  showView(opened, begun);
  expect(opened.opener).toBeNull();
  expect(replace.mock.calls).toEqual([[expect.stringMatching(/\/#\/$/)]]);
});

it('has its token in this tab alone', async () => {
  const { view, isViewing } = await loadView();
  expect(isViewing).toBe(true);
  expect(view).toEqual(begun);
  expect(Object.keys(tab)).toEqual(['modelwright.view']);
  expect(JSON.stringify({ ...browser })).not.toContain('secret');
  // After a reload it goes on.
  Object.defineProperty(window, 'sessionStorage', { value: tab, configurable: true });
  expect((await load()).view).toEqual(begun);
});

it('neither finds what the browser keeps, but for the theme, nor leaves anything there', async () => {
  await loadView();
  expect(Object.keys(window.localStorage)).toEqual(['mantine-color-scheme-value']);
  expect(window.localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  localStorage.setItem('modelwright.draft.1', 'text');
  localStorage.removeItem('mantine-color-scheme-value');
  sessionStorage.setItem('modelwright.place.2', 'text');
  expect({ ...browser }).toEqual({
    'modelwright.templates': '{"view":"list"}',
    'mantine-color-scheme-value': 'dark',
  });
  expect(Object.keys(tab)).toEqual(['modelwright.view']);
});

it('sends its token with every reading, and no change at all', async () => {
  const { viewState } = await loadView();
  const { request } = await import('./request.ts');
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => reply(200, {}));
  vi.stubGlobal('fetch', fetched);
  await request('getUser');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', headers: { 'x-view-as': 'secret' } });
  await expect(request('saveSettings', { body: {} })).rejects.toMatchObject({ code: 'view-only' });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(viewState.getState().refusals).toBe(1);
  // Nobody has asked for those.
  await expect(request('recordAnalytics', { body: {}, isQuiet: true })).rejects.toMatchObject({
    code: 'view-only',
  });
  expect(viewState.getState().refusals).toBe(1);
  await request('endView', { params: { id: 'user-1' } });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('is over as soon as the server says so: the token leaves the tab, whose address is that of the area', async () => {
  const { viewState } = await loadView();
  const { request } = await import('./request.ts');
  vi.stubGlobal('fetch', async () => reply(410, { code: 'view-over', message: '' }));
  await expect(request('getUser')).rejects.toMatchObject({ code: 'view-over' });
  expect(viewState.getState().isOver).toBe(true);
  expect(Object.keys(tab)).toEqual([]);
  expect(window.location.hash).toBe('#/admin?tab=users&user=user-1');
});

it('lets no link lead to a call, which would be the operator’s own', async () => {
  const { viewState } = await loadView();
  document.body.innerHTML =
    '<a id="call" href="/api/user/export">Export</a><a id="way" href="#/settings">Go</a>';
  const followed = (id: string, name: string) =>
    document.getElementById(id)?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  expect(followed('call', 'click')).toBe(false);
  expect(followed('call', 'auxclick')).toBe(false);
  expect(viewState.getState().refusals).toBe(2);
  expect(followed('way', 'click')).toBe(true);
  document.body.innerHTML = '';
});
