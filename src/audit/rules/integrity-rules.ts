// The rules of integrity in the order of their ids.
import type { Rule } from '../rule.ts';

export const integrityRules: readonly Rule[] = [];
