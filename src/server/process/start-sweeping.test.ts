// Tests the sweeping: what cannot be swept is said, and holds up nothing else.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startSweeping } from './start-sweeping.ts';

test('a stop waits for the sweeps of a start just before it', async () => {
  const swept: string[] = [];
  const sweep = async () => void swept.push('swept');
  await startSweeping([sweep, sweep], async () => true, pino({ level: 'silent' })).stop();
  expect(swept).toEqual(['swept', 'swept']);
});

test('a sweep that fails holds up none of those after it', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) > 0 });
  const swept: string[] = [];
  const sweepOf = (name: string) => async () => void swept.push(name);
  const failing = async () => {
    throw new Error('out of reach');
  };
  const { first, stop } = startSweeping([sweepOf('one'), failing, sweepOf('two')], async () => true, logger);
  await first;
  expect(swept).toEqual(['one', 'two']);
  await stop();
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['out of reach']);
});
