// Every rule of the audit.
import type { Rule } from './rule.ts';
import { formulaRules } from './rules/formula-rules.ts';
import { hygieneRules } from './rules/hygiene-rules.ts';
import { integrityRules } from './rules/integrity-rules.ts';
import { structureRules } from './rules/structure-rules.ts';

export const rules: readonly Rule[] = [
  ...formulaRules,
  ...structureRules,
  ...integrityRules,
  ...hygieneRules,
];
