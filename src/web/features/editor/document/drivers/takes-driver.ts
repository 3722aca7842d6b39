// Says which kinds of resources have numbers that may move.
import type { RelId } from '#template/sections.ts';

/** A useful life is read once, and weights are a scale. */
export const takesDriver = (rel: RelId): boolean => rel !== 'deprgroup' && rel !== 'seasonality';
