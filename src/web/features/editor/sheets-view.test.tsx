// Holds how the sheets are looked at to their template and to the tab, however often the page is loaded.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const one = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** As a page that is loaded anew has it. */
async function load() {
  vi.resetModules();
  const { fold, showMoneyIn, useFolded, useMoneyScale } = await import('./sheets-view.ts');
  const seen = (uuid: string) => {
    const { result } = renderHook(() => ({ scale: useMoneyScale(uuid), folded: useFolded(uuid) }));
    return () => [result.current.scale, ...result.current.folded];
  };
  return { fold, showMoneyIn, seen };
}

it('is in units, with every row shown, at first', async () => {
  const { seen } = await load();
  expect(seen(one)()).toEqual(['units']);
});

it('keeps the scale of money and what is folded away of each template when the page is loaded anew', async () => {
  const before = await load();
  const [ofOne, ofOther] = [before.seen(one), before.seen(other)];
  act(() => {
    before.showMoneyIn(one, 'mln');
    before.fold(one, ['revenue.total', 'cos.@cos 1.total'], true);
    before.fold(other, ['is.total'], true);
    before.fold(one, ['revenue.total'], false);
  });
  expect([ofOne(), ofOther()]).toEqual([
    ['mln', 'cos.@cos 1.total'],
    ['units', 'is.total'],
  ]);
  const { seen } = await load();
  expect([seen(one)(), seen(other)()]).toEqual([ofOne(), ofOther()]);
});

it('takes nothing that it does not know, and does without a browser that keeps something', async () => {
  sessionStorage.setItem(`modelwright.view.${one}`, 'dozens');
  expect((await load()).seen(one)()).toEqual(['units']);
  vi.stubGlobal('sessionStorage', null);
  const { seen, showMoneyIn } = await load();
  const now = seen(one);
  act(() => showMoneyIn(one, 'thousand'));
  expect(now()).toEqual(['thousand']);
});
