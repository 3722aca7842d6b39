// A model without sheets that only show what others calculate: less work for the same numbers.
import type { ModuleId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';

export const showingSheets = [
  'module_dashboard',
  'module_ratios',
  'module_charts',
  'module_chartsdata',
] as const satisfies readonly ModuleId[];

export function withoutSheets(template: Template, sheets: readonly ModuleId[]): Template {
  const off = new Set<string>(sheets);
  const modules = template.data.modules.map((module) =>
    off.has(module.id) ? { ...module, isEnabled: false } : module,
  );
  return { ...template, data: { ...template.data, modules } };
}
