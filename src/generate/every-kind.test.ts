// Makes a model of every kind of business, and of some others by quarter and year, small and large, in both languages.
import { expect, test } from 'vitest';
import type { Kind } from '#catalog/kind/kind.ts';
import { kinds, unknownKind } from '#catalog/kinds/kinds.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import { languages } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { readToStore } from '#template/read-template.ts';
import type { Periodicity, SectionResource, Template } from '#template/template.ts';
import { adjust } from './check/adjust.ts';
import type { Adjusted } from './check/adjusted.ts';
import { understandLine } from './generate.ts';
import type { Terms } from './settle.ts';

const countOf: Readonly<Record<Periodicity, number>> = { month: 36, quarter: 20, year: 6 };
const cases = [...kinds, unknownKind].map((kind, index) => ({ id: kind.id, kind, index }));
/** A model takes a while, so that only every so many kinds are made another time, each in another way. */
const everyKind = 6;
const others = cases
  .filter(({ index }) => index % everyKind === 0)
  .map((one, turn) => ({
    ...one,
    language: turn % 2 === 0 ? ('ru' as const) : ('en' as const),
    periodicity: turn % 4 < 2 ? ('quarter' as const) : ('year' as const),
    size: turn % 8 < 4 ? one.kind.scale.low : one.kind.scale.high,
  }));
/** For what is added up in floating point. */
const leastCent = 0.01;

const made = (kind: Kind, given: Pick<Terms, 'language' | 'periodicity'>, size: number): Adjusted => {
  const periodCount = countOf[given.periodicity];
  const terms: Terms = { ...given, dateStart: '2027-01-01', currency: 'USD', periodCount };
  const { business } = understandLine('', terms, { kindIds: [kind.id], size });
  return adjust(business, {
    uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
    ...{ timestamp: 0, name: kind.name[0], description: '' },
  });
};

const resourcesOf = ({
  data: { divisions, env },
}: Template): readonly (readonly [string, readonly SectionResource[]])[] =>
  [divisions[0]?.sectionResources ?? {}, env.sectionResources].flatMap((sections) =>
    Object.entries(sections).map(([section, resources]) => [section, resources ?? []] as const),
  );

const duplicatesOf = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

/** What is not the only one of its id or of its name. */
function repeatedIn(template: Template): readonly string[] {
  const resources = resourcesOf(template);
  const names = new Map(template.data.coreResources.map(({ id, name }) => [id, name]));
  const entries = resources.flatMap(([, all]) =>
    all.flatMap(({ flows }) => flows.flatMap(({ fcst }) => fcst)),
  );
  return [
    ...duplicatesOf(resources.flatMap(([, all]) => all.map(({ id }) => id))),
    ...duplicatesOf(template.data.coreResources.map(({ id }) => id)),
    ...duplicatesOf(template.data.formulas.map(({ id }) => id)),
    ...duplicatesOf(entries.map(({ id }) => id)),
    ...resources.flatMap(([section, all]) =>
      duplicatesOf(all.map(({ coreResource }) => `${section} ${names.get(coreResource)?.toLowerCase()}`)),
    ),
  ];
}

/** Rows that are read, formulas and terms, where they are not there. */
function danglingIn(template: Template): readonly string[] {
  const resources = resourcesOf(template);
  const rows = new Set(resources.flatMap(([section, all]) => [section, ...all.map(({ id }) => id)]));
  const formulas = new Set(template.data.formulas.map(({ id }) => id));
  const cores = new Set(template.data.coreResources.map(({ id }) => id));
  return resources.flatMap(([, all]) =>
    all.flatMap(({ coreResource, flows, otherAssumptions }) => {
      const entries = flows.flatMap(({ fcst }) => fcst);
      const read = [
        ...entries.map(({ lookupId }) => lookupId),
        ...entries.flatMap(({ scenarios }) => scenarios.map(({ driver }) => driver?.season?.lookupId)),
        ...Object.values(otherAssumptions).map((term) => term?.lookupId),
      ];
      return [
        ...(cores.has(coreResource) ? [] : [coreResource]),
        ...flows.map(({ formula }) => formula).filter((formula) => !formulas.has(formula)),
        ...read.flatMap((id) => (id == null || rows.has(id.split('.')[0] ?? '') ? [] : [id])),
      ];
    }),
  );
}

/** Everything that any model has to be. */
function check({ template, measured }: Adjusted): void {
  const read = readToStore(template);
  expect(read.faults).toEqual([]);
  // Nothing is repaired.
  expect(read.template).toEqual(template);
  expect(repeatedIn(template)).toEqual([]);
  expect(danglingIn(template)).toEqual([]);
  const lines = new Map(resourcesOf(template));
  expect(lines.get('section_sales')?.length).toBeGreaterThan(0);
  expect((lines.get('section_cos') ?? lines.get('section_sga'))?.length).toBeGreaterThan(0);
  expect(lines.get('section_fixedassets')?.length).toBeGreaterThan(0);
  expect(measured.isBalanced).toBe(true);
  expect(measured.scenarios).toHaveLength(3);
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThan(-leastCent);
}

test.each(cases)(
  '[GENERATE-6] $id of the typical size has the margin that is usual for it',
  ({ kind, index }) => {
    const language = languages[index % languages.length] ?? 'en';
    const adjusted = made(kind, { language, periodicity: 'month' }, kind.scale.typical);
    check(adjusted);
    const year = adjusted.measured.scenarios[0]?.years[2];
    const margin = (100 * (year?.ebitda ?? 0)) / (year?.revenue ?? 0);
    const [low, high] = kind.health.ebitda;
    expect(margin).toBeGreaterThanOrEqual(low);
    expect(margin).toBeLessThanOrEqual(high);
  },
);

test.each(others)(
  '[GENERATE-6] $id of $size by $periodicity in $language is calculated without complaints',
  (one) => {
    const { kind, language, periodicity, size } = one;
    const adjusted = made(kind, { language, periodicity }, size);
    check(adjusted);
    const { workbook, diagnostics } = compile(adjusted.template);
    expect(diagnostics).toEqual([]);
    if (!workbook) throw new Error('a model without a workbook');
    const rows = new Map(workbook.names.map(({ name, row }) => [name, row]));
    const values = evaluate(workbook, 1);
    const figures = (name: string) => Array.from(values.row(rows.get(name) ?? name).subarray(1));
    expect(figures('bs_check').every((gap) => Math.abs(gap) < leastCent)).toBe(true);
    expect(Math.min(...figures('cf_closing_cash'))).toBeGreaterThan(-leastCent);
  },
);
