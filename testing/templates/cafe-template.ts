// The example template, read as the program reads any template.
import { readTemplate } from '#template/read-template.ts';
import type { ExitMethod, Template } from '#template/template.ts';
import cafe from './cafe.json' with { type: 'json' };

export function cafeTemplate(): Template {
  const { template } = readTemplate(cafe);
  if (!template) throw new Error('the example is readable');
  return template;
}

/** With its opening invested, and the exit that is asked for. */
export function cafeWithExit(exit: ExitMethod): Template {
  const template = cafeTemplate();
  const { options } = template.data;
  const npv = { ...options.modules.npv, exit, openingInvested: '1' as const };
  return { ...template, data: { ...template.data, options: { ...options, modules: { npv } } } };
}
