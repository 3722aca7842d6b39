// Checks what a download tells of its progress, and each way in which it is refused.
import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (response: () => Response | Promise<never>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  );

function inPieces(...pieces: readonly string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-length': '8' } });
}

test('a file arrives whole, and says how much of it is there', async () => {
  answering(() => inPieces('ab', 'cdef', 'gh'));
  const shares: (number | null)[] = [];
  const file = await fetchFile((share) => shares.push(share));
  expect(new TextDecoder().decode(file)).toBe('abcdefgh');
  expect(shares).toEqual([0.25, 0.75, 1]);
});

test('it is asked for without cookies', async () => {
  answering(() => inPieces('x'));
  await fetchFile(() => undefined);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
});

test.each([
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'busy'],
  [500, 'failed'],
])('status %i is told as %s', async (status, fault) => {
  answering(() => new Response('', { status }));
  await expect(fetchFile(() => undefined)).rejects.toMatchObject({ fault });
});

test('no answer at all is a failure', async () => {
  answering(() => Promise.reject(new TypeError('no network')));
  await expect(fetchFile(() => undefined)).rejects.toMatchObject({ fault: 'failed' });
});
