// Draws what fast-check looks at from the seed of the run: a run that fails fails again.
import fc from 'fast-check';
import { effort, seed } from './effort.ts';

fc.configureGlobal({ seed, numRuns: 100 * effort.timesProperties });
