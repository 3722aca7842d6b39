// The industries that suggestions know: those the gallery filters by, in its order, and two more.
import { beauty } from './beauty.ts';
import { construction } from './construction.ts';
import { consulting } from './consulting.ts';
import { entertainment } from './entertainment.ts';
import { fashion } from './fashion.ts';
import { fitness } from './fitness.ts';
import { healthcare } from './healthcare.ts';
import { hospitality } from './hospitality.ts';
import type { Industry } from './industry.ts';
import { onlineBusiness } from './online-business.ts';
import { realEstate } from './real-estate.ts';
import { renewableEnergy } from './renewable-energy.ts';
import { retail } from './retail.ts';
import { transportation } from './transportation.ts';

export const industries: readonly Industry[] = [
  ...[retail, hospitality, entertainment, healthcare, construction, realEstate, renewableEnergy],
  ...[onlineBusiness, fashion, transportation, consulting, beauty, fitness],
];
