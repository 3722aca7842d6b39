// How many random templates a test looks at, and from which seed they come.
import { chooseSeed } from '#testing/seeded-random.ts';

const runCount = Number(process.env.MODEL_RUNS ?? 500);

/** The same templates in every run of the checks; the nightly run draws others with MODEL_SEED. */
export const seed = chooseSeed(process.env.MODEL_SEED ?? '20260104');

export const everyRun = { numRuns: runCount, seed };

/** For tests that calculate each template two or three times, of which there are several. */
export const someRuns = { numRuns: Math.ceil(runCount / 10), seed };

/** A template takes some hundredths of a second, on a busy machine some tenths. */
export const timeoutMs = 60_000 + runCount * 500;
