// All kinds of the family advice.
import type { Kind } from '../../kind/kind.ts';
import { consulting } from './consulting.ts';
import { law } from './law.ts';
import { moneyAdvice } from './money-advice.ts';

export const advice: readonly Kind[] = [...law, ...moneyAdvice, ...consulting];
