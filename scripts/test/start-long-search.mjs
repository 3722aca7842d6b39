// Makes the tests of this run search as far as they can, from a new seed unless TEST_SEED gives one.
import { randomInt } from 'node:crypto';

/** @returns {string} how to search the same again */
export function startLongSearch() {
  process.env.TEST_EFFORT = 'long';
  process.env.TEST_SEED ??= String(randomInt(2 ** 31));
  const line = `Seed ${process.env.TEST_SEED}; the same again: TEST_SEED=${process.env.TEST_SEED} npm run test:long`;
  console.log(line);
  return line;
}
