// Tests where the focus is when a form opens.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFirstField } from './use-first-field.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Form() {
  const body = useFirstField();
  return (
    <div ref={body}>
      <input aria-label="Name" />
      <input aria-label="Price" />
    </div>
  );
}

const later = () => act(() => vi.advanceTimersByTime(100));

it('is the first field', () => {
  render(<Form />);
  expect(document.activeElement).toBe(document.body);
  later();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('is the field someone has already started typing in', () => {
  render(<Form />);
  screen.getByLabelText('Price').focus();
  later();
  expect(document.activeElement).toBe(screen.getByLabelText('Price'));
});
