// All kinds of the family children.
import type { Kind } from '../../kind/kind.ts';
import { afterSchool } from './after-school.ts';
import { dayCare } from './day-care.ts';
import { play } from './play.ts';

export const children: readonly Kind[] = [...dayCare, ...play, ...afterSchool];
