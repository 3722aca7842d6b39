// The rules of structure in the order of their ids.
import type { Rule } from '../rule.ts';

export const structureRules: readonly Rule[] = [];
