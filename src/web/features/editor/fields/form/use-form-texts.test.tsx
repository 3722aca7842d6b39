// Holds a dialog's fields to what stood there when it was opened, and to lines that come and go meanwhile.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkAmount } from '../../document/checks/field-checks.ts';
import { type InitialField, useFormTexts } from './use-form-texts.ts';

const starting = (value: string): InitialField => ({ value, check: checkAmount });
const begun: Readonly<Record<string, InitialField>> = { cash: starting('10') };

it('keeps what stood there when it was opened, and what was typed', () => {
  const hook = renderHook((start: typeof begun) => useFormTexts(start), { initialProps: begun });
  hook.rerender({ cash: starting('20') });
  expect(hook.result.current.field('cash').text).toBe('10');
  act(() => hook.result.current.field('cash').put('x'));
  expect(hook.result.current.isValid).toBe(false);
});

it('takes in a line that comes while it is open, and forgets one that goes', () => {
  const hook = renderHook((start: typeof begun) => useFormTexts(start), { initialProps: begun });
  hook.rerender({ ...begun, founders: starting('500') });
  expect(hook.result.current.field('founders').text).toBe('500');
  act(() => hook.result.current.field('founders').put('x'));
  expect(hook.result.current.isValid).toBe(false);
  hook.rerender(begun);
  expect(hook.result.current.isValid).toBe(true);
});
