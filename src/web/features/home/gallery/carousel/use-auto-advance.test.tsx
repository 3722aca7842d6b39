// Tests the pace of the screenshots: three seconds each, restarted after each move, never while paused.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutoAdvance } from './use-auto-advance.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[GALLERY-7] advances after 3000 ms and not before', () => {
  const advance = vi.fn();
  renderHook(() => useAutoAdvance(advance));
  vi.advanceTimersByTime(2999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledOnce();
});

it('restarts the wait after a move', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ advance }) => useAutoAdvance(advance), {
    initialProps: { advance: first },
  });
  vi.advanceTimersByTime(2000);
  rerender({ advance: second });
  vi.advanceTimersByTime(2999);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledOnce();
});

it('pauses, and stops after the screenshots are closed', () => {
  const advance = vi.fn();
  const paused: { advance: (() => void) | null } = { advance: null };
  const { rerender, unmount } = renderHook((given: typeof paused) => useAutoAdvance(given.advance), {
    initialProps: paused,
  });
  vi.advanceTimersByTime(10_000);
  rerender({ advance });
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(advance).not.toHaveBeenCalled();
});
