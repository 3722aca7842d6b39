// The published statistics that the catalogue's numbers rest on; a number without one is our estimate.
import type { Source } from './sources/source.ts';
import { taxOfficeBenchmarks } from './sources/tax-office-benchmarks.ts';
import { wages } from './sources/wages.ts';

export const sources: readonly Source[] = [...taxOfficeBenchmarks, ...wages];
