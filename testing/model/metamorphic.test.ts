// Checks how numbers change, or do not change, when a template changes in a known way.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { SectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { daysOfPeriods, periodsPerYear } from '#testing/oracle/calendar.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { proportionalTemplate, randomTemplate } from '#testing/templates/random-template.ts';
import {
  withBaseAsFourth,
  withDateStart,
  withEmptySection,
  withoutModules,
  withReversedOrder,
  withScaledMoney,
  withSection,
  withServiceInHalves,
} from './changed-templates.ts';
import { differences, isRatio } from './differences.ts';
import { figuresOf, type NamedFigure, type NamedFigures } from './named-figures.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const times = (figure: NamedFigure, factor: number): NamedFigure => {
  if (typeof figure === 'number') return figure * factor;
  return figure === null ? null : figure.map((value) => (value === null ? null : value * factor));
};

const scaled = (figures: NamedFigures, factor: number): NamedFigures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, isRatio(name) ? figure : times(figure, factor)]),
  );

const check = <T>(cases: fc.Arbitrary<T>, holds: (one: T) => void): void =>
  fc.assert(fc.property(cases, holds), { numRuns: effort.templatesComparedTwice });

test(`a thousand times the money gives a thousand times every amount, seed ${seed}`, () => {
  check(proportionalTemplate, (template) => {
    const larger = figuresOf(withScaledMoney(template, 1000));
    expect(differences(scaled(figuresOf(template), 1000), larger)).toEqual([]);
  });
});

const lengths = ({ layout, data: { options } }: Template): string =>
  daysOfPeriods(
    options.timing.dateStart,
    periodsPerYear(options.timing.periodicity),
    layout.cFcstColCount,
  ).join();

/** The same day of another year whose periods are as long; null where there is none close by. */
function inAnotherYear(template: Template): Template | null {
  const [year = '', month = '', day = ''] = template.data.options.timing.dateStart.split('-');
  for (const distance of [1, 2, 4, 28]) {
    if (`${month}-${day}` === '02-29' && distance < 4) continue;
    const moved = withDateStart(template, `${Number(year) + distance}-${month}-${day}`);
    if (lengths(moved) === lengths(template)) return moved;
  }
  return null;
}

test(`another year with periods of the same length changes nothing, seed ${seed}`, () => {
  // Those of inputs that move name days of their own.
  check(randomTemplate, (template) => {
    const moved = inAnotherYear(template);
    fc.pre(moved !== null);
    expect(figuresOf(moved)).toEqual(figuresOf(template));
  });
});

test(`two halves of a service are the service, seed ${seed}`, () => {
  check(proportionalTemplate, (template) => {
    const split = withServiceInHalves(template);
    fc.pre(split !== null);
    expect(differences(figuresOf(template), figuresOf(split))).toEqual([]);
  });
});

test(`the order of resources changes nothing, seed ${seed}`, () => {
  check(proportionalTemplate, (template) => {
    expect(differences(figuresOf(template), figuresOf(withReversedOrder(template)))).toEqual([]);
  });
});

test(`a scenario equal to the base gives the base, seed ${seed}`, () => {
  check(anyTemplate, (template) => {
    const four = withBaseAsFourth(template);
    expect(figuresOf(four, 4)).toEqual(figuresOf(four, 1));
    expect(figuresOf(four, 1)).toEqual(figuresOf(template, 1));
  });
});

const shownOnly = [
  ...['module_cover', 'module_dashboard', 'module_is', 'module_bs', 'module_cf', 'module_ratios'],
  ...['module_charts', 'module_chartsdata'],
];

/** One of the alerts is about a ratio, and is counted where there are ratios. */
const withoutCount = ({ content_alerts: _, ...figures }: NamedFigures): NamedFigures => figures;

test(`switching off what only shows changes no number, seed ${seed}`, () => {
  check(anyTemplate, (template) => {
    const less = figuresOf(withoutModules(template, shownOnly));
    expect(differences(withoutCount(figuresOf(template)), withoutCount(less))).toEqual([]);
  });
});

const removable = [
  ...(['section_taxes', 'section_depreciation', 'section_inflation', 'section_sales'] as const),
  ...(['section_cos', 'section_sga', 'section_fixedassets', 'section_financing'] as const),
];

test(`a section that is off gives what an empty one gives, seed ${seed}`, () => {
  check(fc.tuple(proportionalTemplate, fc.constantFrom(...removable)), ([template, sectionId]) => {
    const empty = emptied(template, sectionId);
    fc.pre(empty !== null);
    expect(differences(figuresOf(withSection(template, sectionId, false)), figuresOf(empty))).toEqual([]);
  });
});

/** Null where something reads one of the section's resources, which would be missing. */
function emptied(template: Template, sectionId: SectionId): Template | null {
  const gone = (template.data.divisions[0]?.sectionResources[sectionId] ?? []).map(({ id }) => id);
  const isRead = gone.some((id) => JSON.stringify(template.data).includes(`"lookupId":"${id}"`));
  return isRead ? null : withEmptySection(template, sectionId);
}
