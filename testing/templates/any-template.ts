// Random templates with every feature of the model, as tests of the whole model take them.
import type fc from 'fast-check';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { builtTemplate } from './built-template.ts';
import { drivenTemplate } from './driven-template.ts';
import { randomTemplate } from './random-template.ts';
import { often } from './random-texts.ts';

/** Inputs that move as well as those that stand as typed. */
const movingTemplate: fc.Arbitrary<Template> = drivenTemplate.map((document) => {
  const { template, faults } = readTemplate(document);
  if (!template) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join(' '));
  return template;
});

export const anyTemplate: fc.Arbitrary<Template> = often(
  [1, randomTemplate],
  [1, movingTemplate],
  [2, builtTemplate],
);
