// Tests that lazy code and its styles load after the server was unavailable, and that the page can say so meanwhile.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitTimeoutMs } from '#testing/effort.ts';
import { awaitedParts, loadLazily } from './load-lazily.ts';

/** Every style sheet loads at once, unless it is marked as failed. */
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
const isAwaited = () =>
  vi.waitFor(() => expect(awaitedParts.getState().count).toBe(1), { timeout: waitTimeoutMs });

function failingStyles(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/chart.css' });
  document.head.append(link, document.createElement('style'));
  link.dispatchEvent(new Event('error'));
  return link;
}

it('counts a part that waits for the server, and loads it once the server is back', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = loadLazily(load);
  await isAwaited();
  await askServer();
  expect(await part).toBe('part');
  expect(awaitedParts.getState().count).toBe(0);
});

it('[SHELL-17] retries a style sheet in place, since the module loader requests it only once', async () => {
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

it('gives up on a part that does not load although the server is available', async () => {
  const part = loadLazily(async () => {
    throw new Error('No such file');
  });
  const refused = expect(part).rejects.toThrow('No such file');
  await askServer();
  await askServer();
  await refused;
});
