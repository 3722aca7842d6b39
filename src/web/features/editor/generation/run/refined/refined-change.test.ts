// Tests that a changed business changes its model in one step, and that what a user did by hand is kept through it.
import { describe, expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { readToStore } from '#template/read-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { generatedInn, withBar, withoutBar } from '#testing/generation/inn.ts';
import type { TemplateWords } from '#testing/templates/build-template.ts';
import { change, type DocumentChange, noHistory } from '#web/features/editor/document/history/history.ts';
import { addResources } from '#web/features/editor/document/resources/new-resource.ts';
import {
  deleteResource,
  renameResource,
  setInput,
} from '#web/features/editor/document/resources/resource-edits.ts';
import {
  allResources,
  type ResourceView,
  resourcesOf,
} from '#web/features/editor/document/resources/resource-view.ts';
import type { GeneratedParts } from './paired-lines.ts';
import { type RefinedSummary, refinedTemplate } from './refined-template.ts';

const edited = (before: Template, wanted: DocumentChange) =>
  change({ template: before, history: noHistory }, wanted).template;

const named = (of: Template, sectionId: ResourceSectionId, name: string): ResourceView => {
  const found = resourcesOf(of, sectionId).find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

function typed(of: Template, sectionId: ResourceSectionId, name: string, data: string, input = 0): Template {
  const resource = named(of, sectionId, name);
  const place = resource.flows[0]?.inputs[input];
  if (!place) throw new Error(`${name} has nothing to type`);
  return edited(of, setInput(resource, place, data));
}

/** A line of the user's own, paid a fiftieth of what another one sells. */
function withGardener(of: Template, sells?: string): Template {
  const formula = of.data.formulas.find(({ id }) => id === (sells ? 'share_of' : 'amount'));
  if (!formula) throw new Error('there is no such formula');
  const flow = sells
    ? { formula, values: { share: '2' }, references: { base: named(of, 'section_sales', sells).id } }
    : { formula, values: { amount: '300' } };
  const gardener = { sectionId: 'section_sga', rel: 'sga', name: 'Gardener' } as const;
  return edited(of, addResources(of, [{ ...gardener, flows: [flow], otherAssumptions: {} }]).change);
}

const namesIn = (of: Template, sectionId: ResourceSectionId) =>
  resourcesOf(of, sectionId).map(({ name }) => name);
const numbersOf = (of: Template, sectionId: ResourceSectionId, name: string) =>
  named(of, sectionId, name).flows[0]?.inputs.map(({ data }) => data);

function refine(
  own: Template,
  before: GeneratedParts = withBar,
  after: GeneratedParts = withoutBar,
): { readonly template: Template; readonly summary: RefinedSummary } {
  const refined = refinedTemplate(own, before, after);
  expect(readToStore(refined.template).faults).toEqual([]);
  expect(compile(refined.template).diagnostics).toEqual([]);
  return refined;
}

describe('a changed business', () => {
  it('[GENERATE-24] leaves exactly the new model of a template that nobody has touched', () => {
    const { template, summary } = refine(withBar.template);
    expect(template).toEqual(withoutBar.template);
    expect(summary).toEqual({
      kept: [],
      added: [],
      // The guests that the drinks rest on are no line of the model, as the page counts them.
      removed: ['Drinks', 'Drinks bought', 'Bar staff'],
      countBefore: 7,
      countAfter: 4,
      // The rent, the furniture and the owners' money, but not the nights that the rooms rest on.
      changedCount: 3,
      keptSettings: 0,
    });
    // And the other way about.
    const back = refine(withoutBar.template, withoutBar, withBar);
    const shown = (of: Template) => allResources(of).map(({ id, name, flows }) => [id, name, flows]);
    expect(shown(back.template)).toEqual(shown(withBar.template));
    expect(back.summary.added).toEqual(['Drinks', 'Drinks bought', 'Bar staff']);
  });

  it('[GENERATE-24] keeps numbers that were typed, and says of which lines', () => {
    const own = typed(typed(withBar.template, 'section_sga', 'Rent', '4200'), 'section_sales', 'Rooms', '95');
    const { template, summary } = refine(own);
    expect(numbersOf(template, 'section_sga', 'Rent')).toEqual(['4200']);
    expect(numbersOf(template, 'section_sales', 'Rooms')).toEqual(['95', '100', '0']);
    expect(numbersOf(template, 'section_drivers', 'Nights')).toEqual(['900']);
    // The price of a room is the same in both models, so nothing is against it.
    expect(summary.kept).toEqual(['Rent']);
  });

  it('keeps a line that was renamed, with its new numbers', () => {
    const own = edited(
      withBar.template,
      renameResource(named(withBar.template, 'section_sga', 'Rent'), 'Rent of the old mill'),
    );
    const { template, summary } = refine(own);
    expect(numbersOf(template, 'section_sga', 'Rent of the old mill')).toEqual(['3500']);
    expect([namesIn(template, 'section_sga'), summary.kept]).toEqual([['Rent of the old mill'], []]);
  });

  it('keeps a line that would go but was changed, with all that it reads', () => {
    const own = typed(withBar.template, 'section_cos', 'Drinks bought', '33');
    const { template, summary } = refine(own);
    expect(namesIn(template, 'section_cos')).toEqual(['Drinks bought']);
    expect(namesIn(template, 'section_sales')).toEqual(['Rooms', 'Drinks']);
    expect(namesIn(template, 'section_drivers')).toEqual(['Nights', 'Guests of the bar']);
    expect(namesIn(template, 'section_sga')).toEqual(['Rent']);
    expect(summary.kept).toEqual(['Guests of the bar', 'Drinks', 'Drinks bought']);
    expect(summary.removed).toEqual(['Bar staff']);
  });

  it('leaves deleted what was deleted, and everything of the user’s own', () => {
    const less = edited(
      withBar.template,
      deleteResource(named(withBar.template, 'section_fixedassets', 'Furniture')),
    );
    const more = withGardener(less);
    const { template, summary } = refine(more);
    expect(namesIn(template, 'section_fixedassets')).toEqual([]);
    expect(namesIn(template, 'section_sga')).toEqual(['Rent', 'Gardener']);
    expect(summary.kept).toEqual([]);
  });

  it('keeps a line that a line of the user’s own reads, and says so', () => {
    const { template, summary } = refine(withGardener(withBar.template, 'Drinks'));
    expect(namesIn(template, 'section_sales')).toEqual(['Rooms', 'Drinks']);
    expect(namesIn(template, 'section_cos')).toEqual([]);
    expect(summary.kept).toEqual(['Guests of the bar', 'Drinks']);
  });

  it('gives what comes ids that are free, and has its lines read each other', () => {
    // The user's own expense took the id that the staff of the bar would have.
    const own: Template = JSON.parse(
      JSON.stringify(withGardener(withoutBar.template)).replaceAll('sga_1"', 'sga_2_1"'),
    );
    const { template } = refine(own, withoutBar, withBar);
    const staff = named(template, 'section_sga', 'Bar staff');
    expect(namesIn(template, 'section_sga')).toEqual(['Rent', 'Gardener', 'Bar staff']);
    expect([named(template, 'section_sga', 'Gardener').id, staff.id === 'sga_2_1']).toEqual([
      'sga_2_1',
      false,
    ]);
    const drinks = named(template, 'section_sales', 'Drinks');
    const bought = named(template, 'section_cos', 'Drinks bought');
    expect(bought.flows[0]?.inputs.map(({ lookupId }) => lookupId)).toEqual([null, drinks.id]);
  });

  it('finds the lines of a part again that is another one in order now', () => {
    const threeParts: TemplateWords = {
      expenses: [
        { id: 'sga_1_1', data: { amount: '1' } },
        { id: 'sga_2_1', data: { amount: '2' } },
        { id: 'sga_3_1', data: { amount: '3' } },
      ],
    };
    const twoParts: TemplateWords = {
      expenses: [
        { id: 'sga_1_1', data: { amount: '1' } },
        { id: 'sga_2_1', data: { amount: '5' } },
      ],
    };
    const names = { sga_1_1: 'Wages', sga_2_1: 'Wages 2', sga_3_1: 'Wages 3' };
    const before = { template: generatedInn(threeParts, names), kindIds: ['inn', 'bar', 'spa'] };
    const after = { template: generatedInn(twoParts, names), kindIds: ['inn', 'spa'] };
    const { template, summary } = refine(before.template, before, after);
    expect(resourcesOf(template, 'section_sga').map(({ id, name }) => [id, name])).toEqual([
      ['sga_1_1', 'Wages'],
      ['sga_3_1', 'Wages 2'],
    ]);
    expect(summary.removed).toEqual(['Wages 2']);
    expect(numbersOf(template, 'section_sga', 'Wages 2')).toEqual(['5']);
  });

  it('moves the dates of what was typed, and the first day though it was changed by hand', () => {
    const opened = (start: string, nights: string): Template =>
      generatedInn({
        dateStart: start,
        drivers: [
          {
            id: 'driver_1_1',
            formula: 'count',
            data: { quantity: nights },
            drivers: { quantity: { start, growth: { rate: '3', per: 'year' } } },
          },
        ],
      });
    const before = { template: opened('2027-01-01', '600'), kindIds: ['inn'] };
    const after = { template: opened('2027-05-01', '900'), kindIds: ['inn'] };
    const own = typed(opened('2027-01-01', '600'), 'section_drivers', 'Nights', '640');
    const later: Template = JSON.parse(
      JSON.stringify(own).replace('"timing":{"dateStart":"2027-01-01"', '"timing":{"dateStart":"2028-01-01"'),
    );
    const { template, summary } = refine(later, before, after);
    expect(template.data.options.timing.dateStart).toBe('2027-05-01');
    const [entry] = named(template, 'section_drivers', 'Nights').flows[0]?.inputs ?? [];
    expect([entry?.data, entry?.driver.start, entry?.driver.rate]).toEqual(['640', '2027-05-01', '3']);
    expect(summary.kept).toEqual(['Nights']);
  });

  it('keeps the numbers of an input together, in the scenarios that there are by now', () => {
    const opened = (usual: string, bad: string): Template =>
      generatedInn({
        drivers: [{ id: 'driver_1_1', formula: 'count', data: { quantity: [usual, '', bad] } }],
      });
    const before = { template: opened('600', '500'), kindIds: ['inn'] };
    const after = { template: opened('900', '800'), kindIds: ['inn'] };
    const numbers = (of: Template) =>
      of.data.divisions[0]?.sectionResources.section_drivers?.[0]?.flows[0]?.fcst[0]?.scenarios.map(
        ({ name, data }) => [name, data],
      );
    const own = typed(before.template, 'section_drivers', 'Nights', '640');
    expect(numbers(refine(own, before, after).template)?.map(([, data]) => data)).toEqual(['640', '', '500']);
    // Without the good scenario, and with another name for the bad one, which nobody typed a number in.
    const fewer: Template = JSON.parse(JSON.stringify(before.template), (_key, value) =>
      Array.isArray(value) && value[0]?.id === 'sc0'
        ? value
            .filter(({ id }) => id !== 'sc1')
            .map((one) => (one.id === 'sc2' ? { ...one, name: 'Dry' } : one))
        : value,
    );
    expect(numbers(refine(fewer, before, after).template)).toEqual([
      ['Base', '900'],
      ['Dry', '800'],
    ]);
  });

  it('keeps settings that were changed, and leaves alone what is not generated', () => {
    const { data } = withBar.template;
    const own: Template = {
      ...withBar.template,
      moneyUnits: 'thousand',
      data: {
        ...data,
        options: {
          ...data.options,
          wc: { ...data.options.wc, inventoryPeriod: '9', accountsPayablePeriod: '4' },
        },
        sections: data.sections.map((one) =>
          one.id === 'section_sga' ? { ...one, isAIGenerationEnabled: false } : one,
        ),
      },
    };
    const { template, summary } = refine(own);
    expect(template.moneyUnits).toBe('thousand');
    expect(template.data.options.wc).toMatchObject({ inventoryPeriod: '9', accountsPayablePeriod: '4' });
    expect(numbersOf(template, 'section_sga', 'Rent')).toEqual(['4000']);
    expect(namesIn(template, 'section_sga')).toEqual(['Rent', 'Bar staff']);
    // The model has 2 days of stock now; nothing is against the rest.
    expect(summary.keptSettings).toBe(1);
  });
});
