// Random templates with everything that the model calculates so far, of those with everything that the oracle does.
import type fc from 'fast-check';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import type { EntryJson, FlowJson, ResourceJson, TemplateJson } from '#testing/oracle/template-json.ts';
import { steppedTemplate } from './stepped-template.ts';

type ResourceLists = Readonly<Record<string, readonly ResourceJson[]>>;

const facts = [
  ...['section_sales', 'section_cos', 'section_sga', 'section_fixedassets', 'gross_profit'],
  ...['period_days', 'period_number', 'period_years'],
];

const ofLoans = ['repayment', 'term', 'grace', 'line', 'dividendBasis'];
const notBuilt: ReadonlySet<string> = new Set([...ofLoans, 'sold', 'salestax', 'acquisition']);

/** What is read of a row inside a resource, or of a shared driver, is read of the period's number instead. */
function withKnownRow(entry: EntryJson, isReference: boolean, known: ReadonlySet<string>): EntryJson {
  if (!entry.lookupId) return entry;
  if (!isReference) return { ...entry, lookupId: null };
  return known.has(entry.lookupId) ? entry : { ...entry, lookupId: 'period_number' };
}

function withKnownFlow(
  flow: FlowJson,
  formulas: TemplateJson['data']['formulas'],
  known: ReadonlySet<string>,
): FlowJson {
  const variables = formulas.find(({ id }) => id === flow.formula)?.variables ?? [];
  const isReference = (id: string) => variables.some((one) => one.id === id && one.isReference === true);
  return {
    ...flow,
    fcst: (flow.fcst ?? []).map((entry) => withKnownRow(entry, isReference(entry.variable), known)),
  };
}

function withKnownTerms(resource: ResourceJson, section: string): ResourceJson {
  const terms = Object.entries(resource.otherAssumptions ?? {}).filter(([name]) => !notBuilt.has(name));
  // An asset's second flow is what it is sold for.
  const flows = section === 'section_fixedassets' ? resource.flows.slice(0, 1) : resource.flows;
  return { ...resource, flows, otherAssumptions: Object.fromEntries(terms) };
}

function withKnownParts(template: TemplateJson): TemplateJson {
  const { data } = template;
  const { depreciation: _start, ...options } = data.options as typeof data.options & {
    depreciation?: unknown;
  };
  const deferred = data.options.opening?.deferred;
  const { section_drivers: _drivers, ...division } = data.divisions[0]?.sectionResources ?? {};
  const known = new Set([...facts, ...Object.values(division).flatMap((list) => list.map(({ id }) => id))]);
  const formulas = data.formulas.map((formula) => ({
    ...formula,
    variables: formula.variables.map((variable) =>
      variable.isReference && !known.has(variable.reference ?? '')
        ? { ...variable, reference: 'period_number' }
        : variable,
    ),
  }));
  const listed = (lists: ResourceLists): ResourceLists =>
    Object.fromEntries(
      Object.entries(lists).map(([section, resources]) => [
        section,
        resources.map((resource) => ({
          ...withKnownTerms(resource, section),
          flows: withKnownTerms(resource, section).flows.map((flow) => withKnownFlow(flow, formulas, known)),
        })),
      ]),
    );
  const { salesTaxPeriod: _period, ...wc } = options.wc;
  const isSalesTax = (id: string) =>
    data.coreResources.some((core) => core.rel === 'taxsales' && core.id === id);
  const env = listed(data.env.sectionResources);
  return {
    ...template,
    data: {
      ...data,
      formulas,
      coreResources: data.coreResources.filter(({ rel }) => rel !== 'driver' && rel !== 'taxsales'),
      sections: data.sections.filter(({ id }) => id !== 'section_drivers'),
      modules: data.modules.filter(({ id }) => id !== 'module_drivers'),
      options: { ...options, wc, opening: deferred === undefined ? {} : { deferred } },
      divisions: [{ sectionResources: listed(division) }],
      env: {
        sectionResources: {
          ...env,
          section_taxes: (env.section_taxes ?? []).filter(({ coreResource }) => !isSalesTax(coreResource)),
        },
      },
    },
  };
}

/** In the form of documents. */
export const builtDocument: fc.Arbitrary<TemplateJson> = steppedTemplate.map(withKnownParts);

export const builtTemplate: fc.Arbitrary<Template> = builtDocument.map((document) => {
  const { template, faults } = readTemplate(JSON.parse(JSON.stringify(document)));
  if (!template) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join(' '));
  return template;
});
