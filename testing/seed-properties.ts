// Seeds fast-check from the seed of the run, so that a failing run can be repeated.
import fc from 'fast-check';
import { effort, seed } from './effort.ts';

fc.configureGlobal({ seed, numRuns: 100 * effort.timesProperties });
