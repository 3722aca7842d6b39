// Every rule of the audit.
import type { Rule } from './findings/rule.ts';
import { formulaRules } from './rules/formulas/formula-rules.ts';
import { hygieneRules } from './rules/hygiene/hygiene-rules.ts';
import { integrityRules } from './rules/integrity/integrity-rules.ts';
import { structureRules } from './rules/structure/structure-rules.ts';

export const rules: readonly Rule[] = [
  ...formulaRules,
  ...structureRules,
  ...integrityRules,
  ...hygieneRules,
];
