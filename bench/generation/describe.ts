// Makes the model of a line and describes it in plain words for the judge.
import { evaluate } from '#evaluate/evaluate.ts';
import { percentOf } from '#generate/check/health.ts';
import { measure } from '#generate/check/measure.ts';
import { generate } from '#generate/generate.ts';
import { compile } from '#model/compile.ts';
import type { SectionId } from '#template/sections.ts';
import type { SectionResource, Template } from '#template/template.ts';
import type { ModelDescription } from './judge.ts';
import type { LineLanguage } from './line.ts';

const uuid = '11111111-1111-4111-8111-111111111111';

const resourcesIn = ({ data }: Template, section: SectionId): readonly SectionResource[] =>
  data.divisions[0]?.sectionResources[section] ?? [];

function namesIn(template: Template, section: SectionId): readonly string[] {
  const names = new Map(template.data.coreResources.map(({ id, name }) => [id, name]));
  return resourcesIn(template, section).map(({ coreResource }) => names.get(coreResource) ?? '');
}

const staff: Readonly<Record<LineLanguage, string>> = { en: 'staff', ru: 'персонал' };

/** People times their pay are staff whatever they are called: plumbers, «Сантехники (персонал)». */
const costNamesIn = (template: Template, section: SectionId, language: LineLanguage): readonly string[] =>
  namesIn(template, section).map((name, index) =>
    resourcesIn(template, section)[index]?.flows[0]?.formula === 'staff'
      ? `${name} (${staff[language]})`
      : name,
  );

const sections = [
  'section_drivers',
  'section_sales',
  'section_cos',
  'section_sga',
  'section_fixedassets',
] as const;

const entriesOf = (template: Template) =>
  sections.flatMap((id) =>
    resourcesIn(template, id).flatMap(({ flows }) => flows.flatMap(({ fcst }) => fcst)),
  );

function inputsOf(template: Template): readonly number[] {
  return entriesOf(template).flatMap(({ scenarios }) =>
    (scenarios[0]?.data ?? '').split(';').filter(Boolean).map(Number),
  );
}

const priceVariables = ['price', 'rent', 'rate', 'check'];

/** Of each line of sales that has one. */
function pricesOf(template: Template): ModelDescription['mainPrices'] {
  const names = namesIn(template, 'section_sales');
  return resourcesIn(template, 'section_sales').flatMap(({ flows }, index) => {
    const entry = flows[0]?.fcst.find(({ variable }) => priceVariables.includes(variable));
    const data = entry?.scenarios[0]?.data;
    return data ? [{ name: names[index] ?? '', price: Number(data.split(';')[0]) }] : [];
  });
}

const has = (template: Template, part: 'growth' | 'ramp' | 'season'): boolean =>
  entriesOf(template).some(({ scenarios }) => scenarios[0]?.driver?.[part] !== undefined);

function masterCheck(template: Template): readonly string[] {
  const { workbook } = compile(template);
  if (!workbook) return ['not calculable'];
  const name = workbook.names.find((one) => one.name === 'content_master');
  const value = name ? evaluate(workbook, 1).constant(name.row) : 0;
  return value === 0 ? [] : [`${value} checks fail`];
}

export function describeModel(line: string, language: LineLanguage): ModelDescription {
  const begun = performance.now();
  const { template, settled } = generate({
    ...{ text: line, language, currency: null, periodicity: 'month', periodCount: 36 },
    ...{ dateStart: '2027-01-01', uuid, timestamp: 0 },
  });
  const milliseconds = performance.now() - begun;
  const { scenarios, isBalanced } = measure(template, 12);
  const [base] = scenarios;
  const years = base?.years ?? [];
  const { business, country, isPlaceAssumed, isUnknown } = settled;
  return {
    kindIds: [business.head, ...business.others].map(({ kind }) => kind.id),
    isGeneric: isUnknown,
    country: isPlaceAssumed ? null : country.id,
    currency: country.currency,
    names: {
      drivers: namesIn(template, 'section_drivers'),
      sales: namesIn(template, 'section_sales'),
      costs: costNamesIn(template, 'section_cos', language),
      overheads: costNamesIn(template, 'section_sga', language),
      assets: namesIn(template, 'section_fixedassets'),
    },
    inputs: inputsOf(template),
    mainPrices: pricesOf(template),
    hasGrowth: has(template, 'growth'),
    hasRamp: has(template, 'ramp'),
    hasSeason: has(template, 'season'),
    revenue: years.map(({ revenue }) => revenue),
    ebitdaMargin: years.map(({ ebitda, revenue }) => percentOf(ebitda, revenue)),
    payrollShare: years.map(({ payroll, revenue }) => percentOf(payroll, revenue)),
    lowestCash: base?.lowestCash ?? 0,
    isBalanced,
    failedChecks: masterCheck(template),
    milliseconds,
  };
}
