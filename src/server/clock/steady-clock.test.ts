// Tests that the server's time goes on from the last one that was believed while the machine's is behind it.
import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const hourMs = 3_600_000;
const today = Date.UTC(2026, 0, 15);

test('it goes on from the time that was believed until the machine has caught up', () => {
  const machine = { time: 5000, now: () => machine.time };
  let uptimeMs = 300;
  const clock = steadyClock(machine, () => uptimeMs);
  expect(clock.now()).toBe(5000);
  clock.trust(today);
  expect(clock.now()).toBe(today);
  uptimeMs += 60_000.4;
  machine.time += 60_000;
  expect(clock.now()).toBe(today + 60_000);
  machine.time = today + hourMs;
  expect(clock.now()).toBe(today + hourMs);
  machine.time = today - hourMs;
  expect(clock.now()).toBe(today - hourMs);
});
