// All kinds of the family agencies.
import type { Kind } from '../../kind/kind.ts';
import { marketingAgencies } from './marketing-agencies.ts';
import { servicesAgency } from './services-agency.ts';
import { staffAgencies } from './staff-agencies.ts';
import { talentsAndResearch } from './talents-and-research.ts';
import { visualisation } from './visualisation.ts';

export const agencies: readonly Kind[] = [
  ...marketingAgencies,
  ...staffAgencies,
  ...talentsAndResearch,
  ...visualisation,
  ...servicesAgency,
];
