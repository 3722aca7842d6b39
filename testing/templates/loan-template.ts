// Random templates that borrow and pay out in every way that a model knows, with inputs that move.
import fc from 'fast-check';
import { drivenTemplateOf, seasons } from './driven-template.ts';
import { entryDrivers } from './random-drivers.ts';
import { fundingDrafts, withFunding } from './random-funding.ts';
import { randomTemplate } from './random-template.ts';

/** In the form of documents. */
export const loanTemplate = fc
  .record({
    template: randomTemplate,
    funding: fundingDrafts,
    drivers: fc.array(entryDrivers, { minLength: 1, maxLength: 12 }),
    seasonDrafts: seasons,
  })
  .map(({ template, funding, drivers, seasonDrafts }) => {
    return drivenTemplateOf(withFunding(template, funding), drivers, seasonDrafts);
  });
