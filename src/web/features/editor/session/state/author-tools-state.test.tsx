// Tests that the author tools are open or closed for the whole tab, in every template.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, newScope, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { toggleAuthorTools, useAuthorTools } from './author-tools-state.ts';

let opened: TemplateDocument[] = [];

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  for (const { saver } of opened) saver.dispose();
  opened = [];
});

function documentOf(digit: number, page: object): TemplateDocument {
  const uuid = `00000000-0000-4000-8000-00000000000${digit}`;
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const document = createDocument({ template, revision: 1, isUnsaved: false, scope: newScope(uuid, page) });
  opened.push(document);
  return document;
}

function isOpenIn(document: TemplateDocument): boolean {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DocumentContext value={document}>{children}</DocumentContext>
  );
  return renderHook(() => useAuthorTools(({ isOpen }) => isOpen), { wrapper }).result.current;
}

it('are open in every template, in one opened before and after a page load', () => {
  const page = {};
  const anew = () => documentOf(1, {});
  const [one, other] = [documentOf(1, page), documentOf(2, page)];
  expect([isOpenIn(one), isOpenIn(other)]).toEqual([false, false]);
  toggleAuthorTools(one);
  expect([one, anew(), other].map(isOpenIn)).toEqual([true, true, true]);
  toggleAuthorTools(one);
  expect([one, anew(), other].map(isOpenIn)).toEqual([false, false, false]);
});
