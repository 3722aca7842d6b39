// Tests the state of unsaved work: one draft that the browser could not store outweighs all it could.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markUnsaved, unmarkUnsaved, useUnsavedWork } from './unsaved-work.ts';

it('is none, stored or not stored', () => {
  const { result } = renderHook(() => useUnsavedWork());
  expect(result.current).toBe('none');
  act(() => markUnsaved('a', true));
  expect(result.current).toBe('kept');
  act(() => markUnsaved('b', false));
  expect(result.current).toBe('not-kept');
  act(() => markUnsaved('b', true));
  expect(result.current).toBe('kept');
  act(() => ['a', 'b'].forEach(unmarkUnsaved));
  expect(result.current).toBe('none');
});
