// The typed inputs: period strings, scenarios, terms, and which sections are active.
import { daysOfPeriods, fiscalYears, periodsPerYear, startsOfPeriods } from './calendar.ts';
import { monthsOfPeriods, yearNumbers } from './fiscal-year.ts';
import type { PeriodLine } from './line.ts';
import type { FlowJson, ResourceJson, TemplateJson } from './template-json.ts';

/** What every sheet needs to know. */
export interface OptionInput {
  readonly template: TemplateJson;
  readonly scenario: number;
  /** N */
  readonly n: number;
  /** p */
  readonly p: number;
  readonly days: readonly number[];
  /** start(t) as day numbers, for t = 1 to N + 1. */
  readonly starts: readonly number[];
  /** The calendar month, 1 to 12, in which each period starts. */
  readonly months: readonly number[];
  /** The number of each period's fiscal year, counted from 1. */
  readonly yearNumbers: readonly number[];
  /** The fiscal year of each period; there is none at 0. */
  readonly years: readonly number[];
}

export function settingOf(template: TemplateJson, scenario: number): OptionInput {
  const n = template.layout.cFcstColCount;
  const { dateStart, periodicity, yearEnd } = template.data.options.timing;
  const p = periodsPerYear(periodicity);
  const years = fiscalYears(dateStart, p, n, yearEnd ?? 12);
  return {
    ...{ template, scenario, n, p, years },
    days: daysOfPeriods(dateStart, p, n),
    starts: startsOfPeriods(dateStart, p, n),
    months: monthsOfPeriods(dateStart, p, n),
    yearNumbers: yearNumbers(years),
  };
}

export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || text.trim() === '';

export function lineOf(text: string | null | undefined, n: number): PeriodLine {
  const segments = (text ?? '').split(';');
  const line: PeriodLine = [0];
  let last = 0;
  for (let t = 1; t <= n; t++) {
    const segment = segments[t - 1];
    if (segment !== undefined && segment.trim() !== '') last = Number(segment);
    line.push(last);
  }
  return line;
}

/** The amount a flow opens with. */
export function openingAmount(resource: ResourceJson): number {
  const first: FlowJson | undefined = resource.flows[0];
  const entries = first?.hist ?? [];
  const data = entries[entries.length - 1]?.scenarios?.[0]?.data;
  return lineOf(data, 1)[1] ?? 0;
}

/** An amount of the opening balance sheet; null where none was typed. */
export function openingOf({ template }: OptionInput, name: string): number | null {
  const text = template.data.options.opening?.[name];
  return isBlank(text) ? null : (lineOf(text, 1)[1] ?? null);
}

/** A resource's own term by period; null where none was typed. */
export function ownTerm(resource: ResourceJson, term: string, n: number): PeriodLine | null {
  const value = resource.otherAssumptions?.[term]?.value;
  return isBlank(value) ? null : lineOf(value, n);
}

const moduleOf: Readonly<Record<string, string>> = {
  section_drivers: 'module_drivers',
  section_sales: 'module_revenue',
  section_cos: 'module_cos',
  section_sga: 'module_sga',
  section_wc: 'module_wc',
  section_fixedassets: 'module_fixedassets',
  section_financing: 'module_financing',
  section_npv: 'module_ip',
};

const onUnlessListed = ['section_drivers', 'section_seasonality'];

/** A missing section is off but for the newer ones, a missing module on; the environment's sections have no module. */
export function counts(template: TemplateJson, sectionId: string): boolean {
  const section = template.data.sections.find(({ id }) => id === sectionId);
  if (!(section?.isEnabled ?? onUnlessListed.includes(sectionId))) return false;
  return hasSheet(template, moduleOf[sectionId]);
}

export function hasSheet(template: TemplateJson, moduleId: string | undefined): boolean {
  const found = template.data.modules.find(({ id }) => id === moduleId);
  return found === undefined || (found.isEnabled && found.isIncluded);
}

const environment = ['section_taxes', 'section_depreciation', 'section_inflation', 'section_seasonality'];

/** The resources of a section, in order; none where it does not count. */
export function resourcesOf(template: TemplateJson, sectionId: string): readonly ResourceJson[] {
  if (!counts(template, sectionId)) return [];
  const lists = environment.includes(sectionId)
    ? template.data.env.sectionResources
    : template.data.divisions[0]?.sectionResources;
  return lists?.[sectionId] ?? [];
}

export const relOf = (template: TemplateJson, resource: ResourceJson): string | undefined =>
  template.data.coreResources.find(({ id }) => id === resource.coreResource)?.rel;
