// Tests that the display of sheets is kept per template and tab, across page loads.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, type NewDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { fold, showMoneyIn, useFolded, useMoneyScale } from './sheets-view.ts';

const one = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';

let opened: TemplateDocument[] = [];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { saver } of opened) saver.dispose();
  opened = [];
});

/** Without a scope it is as after a page load; with one the template is reopened. */
function load(uuid: string, again: Pick<NewDocument, 'scope'> = {}): TemplateDocument {
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const document = createDocument({ template, revision: 1, isUnsaved: false, ...again });
  opened.push(document);
  return document;
}

function seen(document: TemplateDocument) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DocumentContext value={document}>{children}</DocumentContext>
  );
  const { result } = renderHook(() => ({ scale: useMoneyScale(), folded: useFolded() }), { wrapper });
  return () => [result.current.scale, ...result.current.folded];
}

/** The groups that are closed at first. */
const technical = [
  ...['content.heading.technical', 'assumptions.heading.technical', 'wc.heading.technical'],
  ...['ip.heading.technical', 'ratios.heading.technical'],
  'fixedassets.heading.groups',
];

it('starts in the scale that each sheet asks for, with every row shown but the technical groups and the workings of useful lives', () => {
  expect(seen(load(one))()).toEqual(['auto', ...technical]);
});

it('keeps the technical groups unfolded for whoever unfolds them', () => {
  const first = load(one);
  const now = seen(first);
  act(() => fold(first, technical, false));
  expect([now(), seen(load(one))()]).toEqual([['auto'], ['auto']]);
});

it('[FIND-7] keeps the money scale and the collapsed rows of each template across page loads', () => {
  const [first, second] = [load(one), load(other)];
  const [ofOne, ofOther] = [seen(first), seen(second)];
  act(() => {
    showMoneyIn(first, 'mln');
    fold(first, ['revenue.total', 'cos.@cos 1.total'], true);
    fold(second, ['is.total'], true);
    fold(first, ['revenue.total'], false);
  });
  expect([ofOne(), ofOther()]).toEqual([
    ['mln', ...technical, 'cos.@cos 1.total'],
    ['auto', ...technical, 'is.total'],
  ]);
  expect([seen(load(one))(), seen(load(other))()]).toEqual([ofOne(), ofOther()]);
  const [again, otherAgain] = [load(one, { scope: first.scope }), load(other, { scope: second.scope })];
  expect([seen(again)(), seen(otherAgain)()]).toEqual([ofOne(), ofOther()]);
});

it('ignores unknown stored values, and works without session storage', () => {
  sessionStorage.setItem(`modelwright.view.${one}`, 'dozens');
  expect(seen(load(one))()).toEqual(['auto']);
  vi.stubGlobal('sessionStorage', null);
  const document = load(one);
  const now = seen(document);
  act(() => showMoneyIn(document, 'thousand'));
  expect(now()).toEqual(['thousand', ...technical]);
});
