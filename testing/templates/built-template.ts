// Random templates with everything that the model calculates so far, of what the oracle does.
import type fc from 'fast-check';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { steppedTemplateWith } from './stepped-template.ts';

export const builtTemplate: fc.Arbitrary<Template> = steppedTemplateWith([
  'funding',
  'opening',
  'sales',
  'salesTax',
]).map((document) => {
  const { template, faults } = readTemplate(JSON.parse(JSON.stringify(document)));
  if (!template) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join(' '));
  return template;
});
