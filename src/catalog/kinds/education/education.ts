// All kinds of the family education.
import type { Kind } from '../../kind/kind.ts';
import { arts } from './arts.ts';
import { chess } from './chess.ts';
import { drivingAndTrades } from './driving-and-trades.ts';
import { languagesAndTutoring } from './languages-and-tutoring.ts';
import { schools } from './schools.ts';
import { teachers } from './teachers.ts';
import { universitiesAndCamps } from './universities-and-camps.ts';

export const education: readonly Kind[] = [
  ...schools,
  ...languagesAndTutoring,
  ...drivingAndTrades,
  ...arts,
  ...teachers,
  ...universitiesAndCamps,
  ...chess,
];
