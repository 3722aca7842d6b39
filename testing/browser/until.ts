// Waits until a component in a test shows what it should, while the clock stands still: replies are read in steps that no clock moves.
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Takes turns of the event loop; the test's own limit ends what never comes, and the turns with it. Keep setImmediate real: `toFake: clockOnly`. */
export async function until(isReached: () => boolean): Promise<void> {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  while (!isOver && !isReached()) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

/** What a test of a wait fakes. */
export const clockOnly: NonNullable<Parameters<typeof vi.useFakeTimers>[0]> = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
};
