// Tests that unsaved work is given as a file, as it is stored.
import { expect, it, vi } from 'vitest';
import { downloadDrafts } from './download-drafts.ts';
import { draftKey } from './drafts.ts';

it('[KEEP-16] gives each draft on a line of its own, whether or not it can be parsed', async () => {
  const keys = ['a', 'b'].map((opening) => draftKey('00000000-0000-4000-8000-000000000001', opening));
  localStorage.setItem(keys[0] ?? '', '{"template":{"name":"Tea"},"savedAtMs":1}');
  localStorage.setItem(keys[1] ?? '', '{"template":{"name":"Cut o');
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  vi.useFakeTimers();
  downloadDrafts(keys, 'Tea');
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(clicked).toEqual(['Tea.json']);
  expect(await blobs[0]?.text()).toBe('{"name":"Tea"}\n{"template":{"name":"Cut o');
  localStorage.clear();
});
