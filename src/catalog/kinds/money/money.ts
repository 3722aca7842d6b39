// All kinds of the family money.
import type { Kind } from '../../kind/kind.ts';
import { lending } from './lending.ts';
import { transfers } from './transfers.ts';

export const money: readonly Kind[] = [...lending, ...transfers];
