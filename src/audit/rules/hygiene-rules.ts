// The rules of hygiene in the order of their ids.
import type { Rule } from '../rule.ts';

export const hygieneRules: readonly Rule[] = [];
