// Holds that a part of the page comes with its styles after the server was away, and that it can be told meanwhile.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitedParts, loadLazily } from './load-lazily.ts';

/** Every style sheet is there at once, unless it is said to have failed. */
const { settings } = Reflect.get(window, 'happyDOM');
Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ({ ok: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const askServer = () => vi.advanceTimersByTimeAsync(1500);
const isAwaited = () => vi.waitFor(() => expect(awaitedParts.getState().count).toBe(1));

function failingStyles(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/chart.css' });
  document.head.append(link, document.createElement('style'));
  link.dispatchEvent(new Event('error'));
  return link;
}

it('tells of a part that waits for the server, and gives it once it is back', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = loadLazily(load);
  await isAwaited();
  await askServer();
  expect(await part).toBe('part');
  expect(awaitedParts.getState().count).toBe(0);
});

it('[SHELL-17] asks again, in its place, for a style sheet that did not arrive, for who asks later asks only once', async () => {
  let failed: HTMLLinkElement | null = null;
  const load = vi.fn(async () => {
    if (failed) return 'chart';
    failed = failingStyles();
    throw new Error('Unable to preload CSS');
  });
  const part = loadLazily(load);
  await isAwaited();
  await askServer();
  expect(await part).toBe('chart');
  const [link, after] = document.head.children;
  expect(link === failed).toBe(false);
  expect([link?.getAttribute('href'), after?.localName]).toEqual(['/chart.css', 'style']);
  await loadLazily(load);
  expect(document.head.firstElementChild).toBe(link);
});

it('gives up a part that does not come although the server is there', async () => {
  const part = loadLazily(async () => {
    throw new Error('No such file');
  });
  const refused = expect(part).rejects.toThrow('No such file');
  await askServer();
  await askServer();
  await refused;
});
