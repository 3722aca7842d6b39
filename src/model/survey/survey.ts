// Surveys a template for what every sheet needs: timeline, language, active sections and their resources.
import type { Language } from '#language/language.ts';
import { readDate } from '#template/date.ts';
import { defaultSections } from '#template/default-sections.ts';
import { moduleOf, type SectionId, type SheetId, sectionIds, sections } from '#template/sections.ts';
import type { SectionResources, Template } from '#template/template.ts';
import { addMonths, fromSerial, toSerial } from '#workbook/serial-date.ts';
import { diagnosticTexts } from '../texts/diagnostic-texts.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FlowContext } from './flow.ts';
import { type FlowReader, flowReader } from './flow-reader.ts';
import { referredRows } from './referred-rows.ts';
import type { Resource } from './resource.ts';
import { seasonIds } from './seasons.ts';
import { scenarioName, withNames } from './with-names.ts';

export interface Survey extends FlowContext {
  readonly firstDay: number;
  /** The month that a fiscal year ends with: 12 where it is the calendar year. */
  readonly yearEnd: number;
  /** Income tax is assessed on the profit of the fiscal year to date, not of each period by itself. */
  readonly isTaxedByYear: boolean;
  /** Purchases begin to lose value in their own period, not in the one after it. */
  readonly isDepreciatedAtOnce: boolean;
  /** Sections of the environment have no module of their own. */
  readonly isOn: (sectionId: SectionId) => boolean;
  /** A section is counted when both it and its sheet are on. */
  readonly counts: (sectionId: SectionId) => boolean;
  readonly hasSheet: (sheetId: SheetId) => boolean;
  readonly sectionTitle: (sectionId: SectionId) => string;
  readonly resources: (sectionId: SectionId) => readonly Resource[];
  /** A flow of a resource with its formula read; named where the resource has two. */
  readonly readFlow: FlowReader;
  readonly diagnostics: readonly Diagnostic[];
}

export const periodsPerYear = { month: 12, quarter: 4, year: 1 } as const;

interface Switches {
  readonly sectionIsOn: (id: SectionId) => boolean;
  readonly sheetIsOn: (id: SheetId) => boolean;
}

/** A missing section is off, a missing module is on; the first of an id counts. */
function switchesOf({ data }: Template): Switches {
  const sectionsOn = new Set<string>(data.sections.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
  const modulesOn = new Map<string, boolean>();
  for (const { id, isEnabled, isIncluded } of data.modules) {
    if (!modulesOn.has(id)) modulesOn.set(id, isEnabled && isIncluded);
  }
  return {
    sectionIsOn: (id) => sectionsOn.has(id),
    sheetIsOn: (id) => modulesOn.get(moduleOf(id)) ?? true,
  };
}

function firstDay(template: Template): number {
  const date = readDate(template.data.options.timing.dateStart);
  if (!date) throw new Error('a template that was read has a start date');
  return toSerial(date);
}

const yearEndOf = ({ data }: Template): number => data.options.timing.yearEnd ?? 12;

function yearCount(template: Template): number {
  const first = firstDay(template);
  const monthsPerPeriod = 12 / periodsPerYear[template.data.options.timing.periodicity];
  const last = addMonths(first, (template.layout.cFcstColCount - 1) * monthsPerPeriod);
  const fiscalYear = (day: number): number => fromSerial(addMonths(day, 12 - yearEndOf(template))).year;
  return fiscalYear(last) - fiscalYear(first) + 1;
}

/** Reached by periods that start in the last month of a year. */
function mostYears({ layout, data }: Template): number {
  const monthsPerPeriod = 12 / periodsPerYear[data.options.timing.periodicity];
  return Math.floor((11 + (layout.cFcstColCount - 1) * monthsPerPeriod) / 12) + 1;
}

const currencyName = (template: Template): string =>
  template.data.coreResources.find(({ rel }) => rel === 'currency')?.name ?? 'USD';

const holders = (template: Template) => [
  {
    path: 'data.divisions[0].sectionResources',
    sections: template.data.divisions[0]?.sectionResources ?? {},
  },
  { path: 'data.env.sectionResources', sections: template.data.env.sectionResources },
];

/** Labels of a sheet are unique, so a second Coffee is shown as Coffee (2). */
function distinctNames(resources: readonly Resource[]): readonly Resource[] {
  const usedNames = new Set<string>();
  return resources.map((resource) => {
    let name = resource.name;
    for (let number = 2; usedNames.has(name); number += 1) name = `${resource.name} (${number})`;
    usedNames.add(name);
    return { ...resource, name };
  });
}

/** Other sections stay in the template and are not part of the model. */
const knownSections = (sections: SectionResources) =>
  sectionIds.flatMap((id) => {
    const entries = sections[id];
    return entries ? [[id, entries] as const] : [];
  });

function everyResource(template: Template): ReadonlyMap<SectionId, readonly Resource[]> {
  const cores = new Map(template.data.coreResources.map((core) => [core.id, core]));
  return new Map(
    holders(template).flatMap(({ path, sections }) =>
      knownSections(sections).map(([sectionId, entries]) => [
        sectionId,
        distinctNames(
          entries.map((entry, index) => ({
            id: entry.id,
            name: cores.get(entry.coreResource)?.name ?? entry.id,
            sectionId,
            rel: cores.get(entry.coreResource)?.rel ?? null,
            path: `${path}.${sectionId}[${index}]`,
            entry,
          })),
        ),
      ]),
    ),
  );
}

/** The names of the first forecast entry that has the most scenarios. */
function scenarioNames(resources: Iterable<readonly Resource[]>, language: Language): readonly string[] {
  const lists = [...resources]
    .flat()
    .flatMap(({ entry }) => entry.flows.flatMap(({ fcst }) => fcst.map(({ scenarios }) => scenarios)));
  const most = lists.reduce(
    (longest, list) => (list.length > longest.length ? list : longest),
    lists[0] ?? [],
  );
  return most.length === 0
    ? ['Base scenario']
    : most.map(({ name }, index) => scenarioName(name, index, language));
}

function namelessResources(template: Template, all: Iterable<readonly Resource[]>): readonly Diagnostic[] {
  const known = new Set(template.data.coreResources.map(({ id }) => id));
  return [...all]
    .flat()
    .filter(({ entry }) => !known.has(entry.coreResource))
    .map(({ id, path }) => ({
      severity: 'warning',
      path: `${path}.coreResource`,
      message: diagnosticTexts[template.language].unknownName(id),
    }));
}

/** Numbers typed for a variable that the formula does not have. */
function strayEntries(template: Template, all: Iterable<readonly Resource[]>): readonly Diagnostic[] {
  const texts = diagnosticTexts[template.language];
  const formulas = new Map(template.data.formulas.map((formula) => [formula.id, formula]));
  return [...all].flat().flatMap(({ name, path, entry }) =>
    entry.flows.flatMap((flow, location) => {
      const formula = formulas.get(flow.formula);
      if (!formula) return [];
      const known = new Set(formula.variables.map(({ id }) => id));
      return flow.fcst.flatMap(({ variable }, index): Diagnostic[] =>
        known.has(variable)
          ? []
          : [
              {
                severity: 'warning',
                path: `${path}.flows[${location}].fcst[${index}].variable`,
                message: texts.strayEntry(name, variable, formula.name),
              },
            ],
      );
    }),
  );
}

/** A title that only repeats the id means nothing to a reader and is replaced by the default one. */
function sectionTitle({ data, language }: Template, id: SectionId): string {
  const title = data.sections.find((section) => section.id === id)?.title.trim() ?? '';
  if (title !== '' && title !== id && title !== id.replace('section_', '')) return title;
  return defaultSections(language).find((section) => section.id === id)?.title ?? id;
}

/** Whether a formula in use reads the row. */
export const isReferredTo = (target: string, { referredRows }: Survey): boolean => referredRows.has(target);

export function surveyTemplate(original: Template): Survey {
  const template = withNames(original);
  const all = everyResource(template);
  const { sectionIsOn, sheetIsOn } = switchesOf(template);
  const context: FlowContext = {
    template,
    periodCount: template.layout.cFcstColCount,
    currency: currencyName(template),
    scenarioNames: scenarioNames(all.values(), template.language),
    periodsPerYear: periodsPerYear[template.data.options.timing.periodicity],
    yearCount: yearCount(template),
    mostYears: mostYears(template),
    seasonIds: seasonIds(template),
    referredRows: referredRows(template, (id) => (sectionIsOn(id) ? (all.get(id) ?? []) : [])),
  };
  return {
    ...context,
    firstDay: firstDay(template),
    yearEnd: yearEndOf(template),
    isTaxedByYear: template.data.options.tax?.assessed === 'year',
    isDepreciatedAtOnce: template.data.options.depreciation?.start === 'same',
    isOn: sectionIsOn,
    counts: (id) => sectionIsOn(id) && sheetIsOn(sections[id].sheet),
    hasSheet: sheetIsOn,
    sectionTitle: (id) => sectionTitle(template, id),
    resources: (sectionId) => all.get(sectionId) ?? [],
    readFlow: flowReader(context),
    diagnostics: [...namelessResources(template, all.values()), ...strayEntries(template, all.values())],
  };
}
