// How a formula of a template is written: its variables, the steps worked out before it, and its expression.
import { id, maxUnitsLength, maxVariables, name, periodString, reference, unreadFlag } from './fields.ts';
import {
  boolean,
  either,
  filledText,
  harmless,
  type Infer,
  isObject,
  listOf,
  object,
  oneOf,
  optional,
  text,
} from './schema.ts';
import { relIds } from './sections.ts';

const maxHeaderLength = 100;

const variable = object({
  id,
  name,
  value: optional(periodString),
  units: optional(either(isObject, harmless(filledText(maxUnitsLength)), filledText(maxUnitsLength))),
  isCurrency: optional(boolean),
  /** Typed 24, it enters formulas as 0.24. */
  isPercent: optional(boolean),
  /** Money that prices do not raise, such as the value of a contract. */
  isFixed: optional(boolean),
  /** What is typed is for one period, so that a year's is the sum. */
  isPerPeriod: optional(boolean),
  isReference: optional(boolean),
  reference: optional(reference),
  _allowEdit: unreadFlag,
});
export interface Variable extends Infer<typeof variable> {}

/** Worked out before the expression, each in a row of its own. */
const step = object({
  id: reference,
  name,
  units: optional(harmless(filledText(maxUnitsLength))),
  isCurrency: optional(boolean),
  expression: text(2000),
});
export interface Step extends Infer<typeof step> {}

export const formula = object({
  id,
  name,
  expression: text(2000),
  allowedRels: harmless(listOf(harmless(oneOf(relIds)), maxVariables), []),
  variables: listOf<Variable>(variable, maxVariables),
  steps: optional(listOf<Step>(step, maxVariables)),
  /** The step that is invoiced, where that is not what is earned. */
  billing: optional(reference),
  canEdit: unreadFlag,
  hideUnits: unreadFlag,
  showAssumptions: unreadFlag,
  /** What its numbers are of, as their heading. */
  subject: optional(harmless(object({ header: optional(harmless(text(maxHeaderLength))) }))),
});
export interface Formula extends Infer<typeof formula> {}
