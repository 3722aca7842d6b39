// An invented trade so small that its model can be worked out by hand, and a business of it.
import { each, n, whole } from '#catalog/kind/figure.ts';
import type { Kind, Words } from '#catalog/kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '#catalog/kind/rows.ts';
import type { Business } from '#generate/business/business.ts';
import { buildTemplate } from '#generate/template/build-template.ts';
import type { Adjustments, PartContext } from '#generate/template/context.ts';
import type { ForecastEntry, ForecastScenario, SectionResource, Template } from '#template/template.ts';

const noWords: Words = { en: '', ru: '', es: '', de: '', fr: '', it: '', pt: '', tr: '' };

/** Whistles: 10 a day from each of 4 benches on 20 days at half use are 400 a month, at 5 each. */
export const smallKind = (changed: Partial<Kind> = {}): Kind => ({
  id: 'whistles',
  industry: null,
  name: ['Whistle workshop', 'Мастерская свистков'],
  words: noWords,
  scale: scale(
    'machines',
    [4, 1, 20],
    ['Benches', 'Верстаки'],
    ['bench|benches', 'верстак|верстака|верстаков'],
  ),
  volumes: [
    volume('whistles', ['Whistles made', 'Свистков'], ['whistles', 'шт.'], 'daily', {
      capacity: each(1),
      a_day: n(10),
      days: n(20),
      use: n(50, 40, 60),
    }),
  ],
  sales: [sale(['Whistles', 'Свистки'], 'whistles', n(5))],
  costs: [
    share(['Wood', 'Дерево'], n(20, 15, 25)),
    pay(['Carvers', 'Резчики'], each(0.25), n(6000, 5000, 7000)),
  ],
  overheads: [monthly(['Post', 'Почта'], whole(n(100)))],
  assets: [asset(['Lathe', 'Станок'], whole(n(2400)), 5)],
  terms: { receivable: 0, stock: 0, payable: 0 },
  season: 'even',
  ramp: { from: n(100, 100, 100), months: n(0, 0, 0) },
  growth: [0],
  borrowed: n(0, 0, 0),
  health: { gross: [0, 100], payroll: [20, 30], ebitda: [0, 100], payback: [1, 48] },
  ...changed,
});

/** As in the United States, without taxes and rises of prices. */
export const smallBusiness = (
  kind: Kind = smallKind(),
  changed: Partial<Omit<Business, 'head'>> & { readonly size?: number } = {},
): Business => {
  const { size = kind.scale.typical, ...more } = changed;
  return {
    ...{ language: 'en', head: { kind, size }, others: [] },
    levels: { prices: 1, pay: 1, work: 1, perDollar: 1 },
    rates: { incomeTax: 0, salesTax: null, payrollTaxes: 0, inflation: 0, interest: 10 },
    ...{ currency: 'USD', isOwned: false, isOnline: false, isSouthern: false },
    ...{ dateStart: '2027-01-01', periodicity: 'month', periodCount: 36 },
    ...more,
  };
};

const unadjusted: Adjustments = { priceFactor: 1, equity: 0, loan: 0, stockDays: 0, payableDays: 0 };

export const contextOf = (business: Business, adjustments: Partial<Adjustments> = {}): PartContext => ({
  business,
  part: business.head,
  index: 0,
  adjustments: { ...unadjusted, ...adjustments },
});

export const frame = {
  uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
  timestamp: 0,
  name: 'Whistles',
  description: '',
};

export const templateOf = (business: Business, adjustments: Partial<Adjustments> = {}): Template =>
  buildTemplate(business, { ...unadjusted, ...adjustments }, frame);

/** A line of a model by its name, wherever it stands. */
export function lineNamed(
  { data: { coreResources, divisions, env } }: Template,
  name: string,
): SectionResource | null {
  const core = coreResources.find((one) => one.name === name);
  const all = [divisions[0]?.sectionResources ?? {}, env.sectionResources].flatMap((sections) =>
    Object.values(sections).flatMap((resources) => resources ?? []),
  );
  return all.find(({ coreResource }) => coreResource === core?.id) ?? null;
}

export function entryOf(template: Template, name: string, variable: string): ForecastEntry {
  const entries = lineNamed(template, name)?.flows[0]?.fcst ?? [];
  const entry = entries.find((one) => one.variable === variable);
  if (!entry) throw new Error(`${name} has no ${variable}`);
  return entry;
}

/** What is typed for a variable of a line, in the base scenario unless another is said. */
export function typedFor(template: Template, name: string, variable: string, scenario = 0): ForecastScenario {
  const typed = entryOf(template, name, variable).scenarios[scenario];
  if (!typed) throw new Error(`${name} has no ${variable} in scenario ${scenario}`);
  return typed;
}
