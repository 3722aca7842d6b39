// All kinds of the family pets.
import type { Kind } from '../../kind/kind.ts';
import { animalRides } from './animal-rides.ts';
import { animalWalks } from './animal-walks.ts';
import { breeding } from './breeding.ts';
import { dogFields } from './dog-fields.ts';
import { dogTraining } from './dog-training.ts';
import { petCare } from './pet-care.ts';
import { petServices } from './pet-services.ts';

export const pets: readonly Kind[] = [
  ...petServices,
  ...petCare,
  ...dogTraining,
  ...breeding,
  ...animalRides,
  ...animalWalks,
  ...dogFields,
];
