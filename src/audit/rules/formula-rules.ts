// The rules of formulas in the order of their ids.
import type { Rule } from '../rule.ts';

export const formulaRules: readonly Rule[] = [];
