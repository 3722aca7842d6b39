// All kinds of the family health.
import type { Kind } from '../../kind/kind.ts';
import { alternativePractices } from './alternative-practices.ts';
import { births } from './births.ts';
import { care } from './care.ts';
import { checksAndScans } from './checks-and-scans.ts';
import { clinics } from './clinics.ts';
import { dentalLaboratories } from './dental-laboratories.ts';
import { goodsForHealth } from './goods-for-health.ts';
import { hospitals } from './hospitals.ts';
import { plasticSurgery } from './plastic-surgery.ts';
import { telemedicine } from './telemedicine.ts';
import { therapies } from './therapies.ts';
import { treatmentCentres } from './treatment-centres.ts';

export const health: readonly Kind[] = [
  ...clinics,
  ...hospitals,
  ...treatmentCentres,
  ...plasticSurgery,
  ...dentalLaboratories,
  ...therapies,
  ...goodsForHealth,
  ...care,
  ...births,
  ...alternativePractices,
  ...checksAndScans,
  ...telemedicine,
];
