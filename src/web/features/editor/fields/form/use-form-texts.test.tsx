// Tests that a dialog keeps its initial values, and follows fields that are added and removed meanwhile.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkAmount } from '../../document/checks/field-checks.ts';
import { type InitialField, useFormTexts } from './use-form-texts.ts';

const starting = (value: string): InitialField => ({ value, check: checkAmount });
const begun: Readonly<Record<string, InitialField>> = { cash: starting('10') };

it('keeps the initial values, and what was typed', () => {
  const hook = renderHook((start: typeof begun) => useFormTexts(start), { initialProps: begun });
  hook.rerender({ cash: starting('20') });
  expect(hook.result.current.field('cash').text).toBe('10');
  act(() => hook.result.current.field('cash').put('x'));
  expect(hook.result.current.isValid).toBe(false);
});

it('includes a field added while it is open, and drops one that is removed', () => {
  const hook = renderHook((start: typeof begun) => useFormTexts(start), { initialProps: begun });
  hook.rerender({ ...begun, founders: starting('500') });
  expect(hook.result.current.field('founders').text).toBe('500');
  act(() => hook.result.current.field('founders').put('x'));
  expect(hook.result.current.isValid).toBe(false);
  hook.rerender(begun);
  expect(hook.result.current.isValid).toBe(true);
});
