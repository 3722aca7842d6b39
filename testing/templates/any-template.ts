// Random templates with every feature of the model, as tests of the whole model take them.
import type fc from 'fast-check';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import type { TemplateJson } from '#testing/oracle/template-json.ts';
import { builtTemplate } from './built-template.ts';
import { randomTemplate } from './random-template.ts';
import { often } from './random-texts.ts';
import { referringTemplate } from './referring-template.ts';

function readable(document: TemplateJson): Template {
  const { template, faults } = readTemplate(document);
  if (!template) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join(' '));
  return template;
}

/** Most with inputs that move, shared drivers, references to any row, steps and memory. */
export const anyTemplate: fc.Arbitrary<Template> = often(
  [1, randomTemplate],
  [1, referringTemplate.map(readable)],
  [2, builtTemplate],
);
