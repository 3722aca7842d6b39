// Tests when the page's tooltip appears, what it says, and when it disappears.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tip } from './tip.tsx';
import { Tips } from './tips.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Tip label="Undo: rename">
        <button type="button">Undo</button>
      </Tip>
      <p>elsewhere</p>
      <Tips />
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button');
const words = () => screen.queryByRole('tooltip')?.textContent ?? null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('says the words once the pointer has rested on the element, and goes with it', () => {
  fireEvent.pointerOver(button(), { pointerType: 'mouse' });
  wait(399);
  expect(words()).toBeNull();
  wait(1);
  expect(words()).toBe('Undo: rename');
  fireEvent.pointerOver(screen.getByText('elsewhere'), { pointerType: 'mouse' });
  wait(120);
  expect(words()).toBeNull();
});

it('stays while the pointer is on the bubble itself', () => {
  fireEvent.pointerOver(button(), { pointerType: 'mouse' });
  wait(400);
  fireEvent.pointerOver(screen.getByText('elsewhere'), { pointerType: 'mouse' });
  fireEvent.pointerOver(screen.getByRole('tooltip'), { pointerType: 'mouse' });
  wait(1000);
  expect(words()).toBe('Undo: rename');
});

it('is hidden by Escape and by a press', () => {
  fireEvent.pointerOver(button(), { pointerType: 'mouse' });
  wait(400);
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(words()).toBeNull();
  fireEvent.pointerOver(button(), { pointerType: 'mouse' });
  wait(400);
  fireEvent.pointerDown(button());
  expect(words()).toBeNull();
});

it('leaves a touch alone', () => {
  fireEvent.pointerOver(button(), { pointerType: 'touch' });
  wait(1000);
  expect(words()).toBeNull();
});
