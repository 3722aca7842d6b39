// Goes once through each measurement of the engine: one that no longer finds what it measures throws.
import { expect, it } from 'vitest';
import { engineFigures } from './engine-figures.ts';

it.each(engineFigures.map((measure) => [measure.name, measure] as const))(
  'goes through the measurement of %s',
  async (_, measure) => {
    const { value, ratio } = await measure(true);
    expect(value).toBeGreaterThan(0);
    expect(ratio ?? 1).toBeGreaterThan(0);
  },
);
