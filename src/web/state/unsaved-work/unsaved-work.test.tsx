// Holds what is told of unsaved work: one draft that the browser could not store outweighs all it could.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetDraft, noteDraft, useUnsavedWork } from './unsaved-work.ts';

it('is none, kept or not kept', () => {
  const { result } = renderHook(() => useUnsavedWork());
  expect(result.current).toBe('none');
  act(() => noteDraft('a', true));
  expect(result.current).toBe('kept');
  act(() => noteDraft('b', false));
  expect(result.current).toBe('not-kept');
  act(() => noteDraft('b', true));
  expect(result.current).toBe('kept');
  act(() => ['a', 'b'].forEach(forgetDraft));
  expect(result.current).toBe('none');
});
