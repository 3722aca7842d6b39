// The example template, read as the program reads any template.
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import cafe from './cafe.json' with { type: 'json' };

export function cafeTemplate(): Template {
  const { template } = readTemplate(cafe);
  if (!template) throw new Error('the example is readable');
  return template;
}
