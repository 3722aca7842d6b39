// Holds what follows a frame later to what is newest by then.
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterFrame } from './use-after-frame.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const Shown = ({ value }: { readonly value: string }) => <p>{useAfterFrame(value)}</p>;

it('follows a frame later, with what is newest by then', () => {
  const { container, rerender } = render(<Shown value="first" />);
  expect(container.textContent).toBe('first');
  rerender(<Shown value="second" />);
  rerender(<Shown value="third" />);
  expect(container.textContent).toBe('first');
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });
  expect(container.textContent).toBe('third');
});

it('follows once more after a change that was taken back before its frame', () => {
  const { container, rerender } = render(<Shown value="first" />);
  rerender(<Shown value="second" />);
  rerender(<Shown value="first" />);
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });
  expect(container.textContent).toBe('first');
  rerender(<Shown value="third" />);
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });
  expect(container.textContent).toBe('third');
});
