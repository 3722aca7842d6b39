// All kinds of the family advice.
import type { Kind } from '../../kind/kind.ts';
import { checksAndDebts } from './checks-and-debts.ts';
import { consulting } from './consulting.ts';
import { law } from './law.ts';
import { moneyAdvice } from './money-advice.ts';
import { privateServices } from './private-services.ts';
import { safetyAndFranchises } from './safety-and-franchises.ts';

export const advice: readonly Kind[] = [
  ...law,
  ...moneyAdvice,
  ...consulting,
  ...checksAndDebts,
  ...safetyAndFranchises,
  ...privateServices,
];
