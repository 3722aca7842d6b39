// Templates from before drivers, schedules and opening positions give the same values to the last digit.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Fingerprints, fingerprintsOf } from './fingerprints.ts';

interface FrozenTemplate {
  readonly document: unknown;
  readonly fingerprints: Fingerprints;
}

const frozen: readonly FrozenTemplate[] = readFileSync(
  new URL('old-templates.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Names that came later are nothing that could have changed. */
const knownThen = (now: Fingerprints, then: Fingerprints): Fingerprints =>
  now.map((figures, index) =>
    Object.fromEntries(Object.entries(figures).filter(([name]) => name in (then[index] ?? {}))),
  );

test('there are old templates', () => {
  expect(frozen.length).toBeGreaterThan(80);
});

test.each(frozen.map((template, index) => [index + 1, template] as const))(
  'old template %i',
  (_, { document, fingerprints }) => {
    expect(knownThen(fingerprintsOf(document), fingerprints)).toEqual(fingerprints);
  },
);
