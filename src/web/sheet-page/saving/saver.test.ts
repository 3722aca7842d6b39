// Tests when changes are saved and what is said of it, against a server that answers as told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import { createPage, type Page } from '#web/sheet-page/state/page-store.ts';
import { Saver } from './saver.ts';

const price = { sheet: 0, line: 1, column: 2 } as const;
const edit = (value: number) => ({ ...price, content: { kind: 'value', value } }) as const;

let page: Page;
let saver: Saver;
let unlisten: () => void;
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const status = () => saver.store.getState().status;
const answer = (code: number, body: object) => new Response(JSON.stringify(body), { status: code });
const sent = () => asked.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

async function change(value: number): Promise<void> {
  await page.change([edit(value)]);
  saver.changed();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  page = createPage(smallBook, engineHere());
  await page.begin([]);
  saver = new Saver(page, 'secret', 4);
  unlisten = saver.listen();
});

afterEach(() => {
  unlisten();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('saves a moment after the last of several changes, with the key and without cookies', async () => {
  asked.mockResolvedValue(answer(200, { revision: 5 }));
  await change(11);
  await vi.advanceTimersByTimeAsync(500);
  await change(12);
  expect(status()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(699);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([{ revision: 4, edits: [edit(12)] }]);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    credentials: 'omit',
    headers: { authorization: 'Bearer secret' },
  });
  expect(status()).toBe('saved');
});

test('what is changed while it saves is saved after it, on top of the new revision', async () => {
  let resolve: (response: Response) => void = () => undefined;
  const first = new Promise<Response>((answered) => {
    resolve = answered;
  });
  asked.mockReturnValueOnce(first).mockResolvedValueOnce(answer(200, { revision: 6 }));
  await change(11);
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toBe('saving');
  await change(12);
  await vi.advanceTimersByTimeAsync(700);
  expect(asked).toHaveBeenCalledTimes(1);
  resolve(answer(200, { revision: 5 }));
  await vi.advanceTimersByTimeAsync(700);
  expect(sent().map(({ revision }) => revision)).toEqual([4, 5]);
  expect(status()).toBe('saved');
});

test('without an answer it is tried again until there is one', async () => {
  asked.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(answer(503, {}));
  asked.mockResolvedValueOnce(answer(200, { revision: 5 }));
  await change(11);
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(5000);
  expect(status()).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(5000);
  expect(status()).toBe('saved');
  expect(sent().map(({ revision }) => revision)).toEqual([4, 4, 4]);
});

test('somebody else is overwritten only by whoever says so', async () => {
  asked.mockResolvedValueOnce(answer(409, { code: 'spreadsheet-stale' }));
  await change(11);
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toBe('conflict');
  await change(12);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  asked
    .mockResolvedValueOnce(answer(200, { revision: 9 }))
    .mockResolvedValueOnce(answer(200, { revision: 10 }));
  await saver.overwrite();
  expect(JSON.parse(String(asked.mock.calls[2]?.[1].body))).toEqual({ revision: 9, edits: [edit(12)] });
  expect(status()).toBe('saved');
});

test('a key that opens nothing any more ends the saving', async () => {
  asked.mockResolvedValue(answer(403, { code: 'spreadsheet-read-only' }));
  await change(11);
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toBe('refused');
  await change(12);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page with changes that are not saved asks before it is left', async () => {
  asked.mockResolvedValue(answer(200, { revision: 5 }));
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  await change(11);
  expect(isHeld()).toBe(true);
  await vi.advanceTimersByTimeAsync(700);
  expect(isHeld()).toBe(false);
});
