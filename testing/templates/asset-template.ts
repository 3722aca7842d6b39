// Random templates with whatever concerns assets: inputs that move, sales, and the period in which purchases begin to lose value.
import fc from 'fast-check';
import type { TemplateJson } from '#testing/oracle/template-json.ts';
import { drivenTemplate } from './driven-template.ts';
import { saleDrafts, withSales } from './random-sales.ts';

export const assetTemplate: fc.Arbitrary<TemplateJson> = fc
  .tuple(drivenTemplate, saleDrafts)
  .map(([template, drafts]) => withSales(template, drafts));
