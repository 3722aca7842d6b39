// A model as it was corrected, with what was moved in it.
import type { Template } from '#template/template.ts';
import type { Business } from '../business/business.ts';
import type { Adjustments } from '../template/context.ts';
import type { Measured } from './measure.ts';

export interface Adjusted {
  /** As it is modelled: with less where it is too small for what its trade usually has. */
  readonly business: Business;
  readonly template: Template;
  readonly adjustments: Adjustments;
  readonly measured: Measured;
}
