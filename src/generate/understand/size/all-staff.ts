// How many of those who do the work there are among all who are employed: of eight who work at a dental clinic three are dentists.

import { eachPerson } from '#catalog/kind/each-person.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { stemsIn } from './unit-words.ts';

/** They say nothing of what somebody does there. */
const employed = new Set(
  ['staff', 'employee', 'worker', 'team member', 'сотрудник', 'работник', 'empleados', 'mitarbeiter'].map(
    stemsIn,
  ),
);

/** Where nearly all do what the kind is counted by, so many people are so many of them. */
const fewAmongAll = 0.6;

/** Of a kind counted by its doctors or for each of them; one where it is not, or nobody says that all are meant. */
export function partOfStaff(kind: Kind, said: string, count: number): number {
  const { unit, also = {} } = kind.scale;
  const own = unit === 'people' ? 1 : also.people;
  if (own === undefined || !employed.has(said)) return 1;
  const part = (eachPerson(kind, count) ?? own) / own;
  return part < fewAmongAll ? Number(part.toPrecision(3)) : 1;
}
