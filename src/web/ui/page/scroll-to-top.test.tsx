// Tests how the page is scrolled to its top: at once if less motion was asked for, because a slow way may be interrupted.
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  [true, 'instant'],
  [false, 'smooth'],
])('with less motion asked for: %s, the way up is %s', async (matches, behavior) => {
  const scrollTo = vi.fn();
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ matches, ...listeners }));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 2 * window.innerHeight);
  const { ScrollToTop } = await import('./scroll-to-top.tsx');
  render(
    <MantineProvider>
      <ScrollToTop label="Up" />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Up' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});
