// The figures of the engine.
import type { Measurement } from '../figure.ts';
import { edit } from './edit.ts';
import { liveEdit, liveEditBesideIronCalc, liveOpening, liveOpeningBesideIronCalc } from './live-book.ts';
import { building, recalculation } from './recalculate.ts';
import { periodGrowth, resourceGrowth } from './size.ts';

export const engineFigures: readonly Measurement[] = [
  recalculation,
  building,
  edit,
  liveEdit,
  liveEditBesideIronCalc,
  liveOpening,
  liveOpeningBesideIronCalc,
  periodGrowth,
  resourceGrowth,
];
