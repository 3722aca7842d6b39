// Tests state that belongs to one open template: it survives reopening and is never shared with another.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, type DocumentScope, type NewDocument, type TemplateDocument } from './document.ts';
import { DocumentContext } from './document-context.ts';
import { documentStore, perDocument } from './document-store.ts';

let opened: TemplateDocument[] = [];

afterEach(() => {
  for (const { saver } of opened) saver.dispose();
  opened = [];
});

function open(digit: number, again: Pick<NewDocument, 'scope'> = {}): TemplateDocument {
  const uuid = `00000000-0000-4000-8000-00000000000${digit}`;
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const document = createDocument({ template, revision: 1, isUnsaved: false, ...again });
  opened.push(document);
  return document;
}

it('is created on first use, once per template, from the given initial data', () => {
  const made: DocumentScope[] = [];
  const thingOf = perDocument((scope) => {
    made.push(scope);
    return { uuid: scope.uuid };
  });
  const [one, other] = [open(1), open(2)];
  expect(made).toEqual([]);
  expect(thingOf(one)).toBe(thingOf(one));
  expect([thingOf(one).uuid, thingOf(other).uuid]).toEqual([one.uuid, other.uuid]);
  expect(made).toEqual([one.scope, other.scope]);
});

it('is separate per document, kept with the same scope, and new after a page load', () => {
  const counts = documentStore(() => ({ count: 0 }));
  const one = open(1);
  counts.of(one).setState({ count: 1 });
  const countOf = (document: TemplateDocument) => counts.of(document).getState().count;
  expect([countOf(one), countOf(open(2))]).toEqual([1, 0]);
  const again = open(1, { scope: one.scope });
  expect([countOf(again), countOf(open(1))]).toEqual([1, 0]);
  counts.of(again).setState({ count: 2 });
  expect(countOf(one)).toBe(2);
});

it('belongs to its store: another store for the same template keeps its own', () => {
  const begin = () => ({ count: 0 });
  const [counts, others] = [documentStore(begin), documentStore(begin)];
  const one = open(1);
  counts.of(one).setState({ count: 1 });
  expect(others.of(one).getState()).toEqual({ count: 0 });
});

it('is read from its own template and from nothing else', () => {
  const counts = documentStore(() => ({ count: 0 }));
  const [one, other] = [open(1), open(2)];
  const shownIn = (document: TemplateDocument) => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <DocumentContext value={document}>{children}</DocumentContext>
    );
    return renderHook(() => counts.use(({ count }) => count), { wrapper }).result;
  };
  const [ofOne, ofOther] = [shownIn(one), shownIn(other)];
  act(() => counts.of(one).setState({ count: 3 }));
  expect([ofOne.current, ofOther.current]).toEqual([3, 0]);
});

it('is passed to its watcher once, with the template it belongs to', () => {
  const watch = vi.fn();
  const counts = documentStore(({ uuid }) => ({ uuid, count: 0 }), watch);
  const one = open(1);
  expect(watch).not.toHaveBeenCalled();
  const store = counts.of(one);
  counts.of(open(1, { scope: one.scope }));
  expect(watch.mock.calls).toEqual([[store, one.scope]]);
  expect(store.getState()).toEqual({ uuid: one.uuid, count: 0 });
});
