// Tests that a sign of reading stands until the first words are understood, and what the generator is asked before.
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { clockOnly } from '#testing/browser/until.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { generator } from '../generator/generator.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import { initialGenerationForm } from '../run/request/generation-request.ts';
import { useUnderstood } from './use-understood.ts';

const quietMs = 250;
const template = defaultTemplate({
  uuid: '6b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  ...{ timestamp: 0, language: 'en', dateStart: '2027-01-01' },
});
let open: TemplateDocument;
let texts: string[] = [];
/** Those that wait for an answer, but for the first question. */
let answers: ((understood: UnderstoodLine | Error) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers(clockOnly);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  [texts, answers] = [[], []];
  vi.spyOn(generator, 'understand').mockImplementation(
    ({ text }) =>
      new Promise((resolve, reject) => {
        texts.push(text);
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const around = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    <DocumentContext value={open}>{children}</DocumentContext>
  </IntlProvider>
);
const formOf = (prompt: string) => ({ ...initialGenerationForm(template, true), prompt });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hotel = { kindId: 'hotel' } as UnderstoodLine;

it('[GENERATE-22] a whole line is read before anything is typed, so that the first words are answered soon', () => {
  renderHook(() => useUnderstood(formOf('')), { wrapper: around });
  expect(texts).toEqual([en['onboarding.prompt-example']]);
});

it('[GENERATE-22] the first words are being read until they are understood, and the last answer stays after that', async () => {
  const { result, rerender } = renderHook(({ prompt }) => useUnderstood(formOf(prompt)), {
    wrapper: around,
    initialProps: { prompt: '' },
  });
  expect(result.current.isReading).toBe(false);
  rerender({ prompt: 'hotel' });
  expect([result.current.isReading, result.current.understood]).toEqual([true, null]);
  await pass(quietMs);
  expect(result.current.isReading).toBe(true);
  await act(async () => answers.at(-1)?.(hotel));
  expect([result.current.isReading, result.current.understood]).toEqual([false, hotel]);
  rerender({ prompt: 'hotel, 24 rooms' });
  await pass(quietMs);
  expect([result.current.isReading, result.current.understood]).toEqual([false, hotel]);
});

it('[GENERATE-22] nothing is being read once it failed, or nothing is typed', async () => {
  const { result, rerender } = renderHook(({ prompt }) => useUnderstood(formOf(prompt)), {
    wrapper: around,
    initialProps: { prompt: 'hotel' },
  });
  await pass(quietMs);
  await act(async () => answers.at(-1)?.(new Error('no generator')));
  expect([result.current.isReading, result.current.understood]).toEqual([false, null]);
  rerender({ prompt: 'hotels' });
  expect(result.current.isReading).toBe(true);
  rerender({ prompt: '' });
  expect(result.current.isReading).toBe(false);
});
