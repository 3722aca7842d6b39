// Tests that the model uses the scenarios as edited, and that changing one leaves the numbers of the others.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate, readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { differences } from '#testing/model/differences.ts';
import { compiled, namedFigures } from '#testing/model/named-figures.ts';
import { drivenTemplate } from '#testing/templates/driven-template.ts';
import { change, type DocumentChange, noHistory, undo } from '../document/history/history.ts';
import { formulasFor } from '../document/resources/formulas-for.ts';
import { addResources } from '../document/resources/new-resource.ts';
import { setInput } from '../document/resources/resource-edits.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { scenarioKeys, scenarioNames } from '../document/scenarios/scenario-names.ts';
import { checkScenarioName } from './check-scenario-name.ts';
import { copiedName, freeScenarioName } from './free-names.ts';
import { addScenario, copyScenario, deleteScenario, hasRoom, renameScenario } from './scenario-edits.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const edited = (before: Template, wanted: DocumentChange) =>
  change({ template: before, history: noHistory }, wanted).template;

/** Types a price for the first product, of which 1,200 pieces are sold in the first month. */
function priced(before: Template, scenario: number, price: string): Template {
  const resource = resourcesOf(before, 'section_sales', scenario)[0];
  const input = resource?.flows[0]?.inputs.find(({ variableId }) => variableId === 'price');
  if (!resource || !input) throw new Error('the default template sells nothing');
  return edited(before, setInput(resource, input, price));
}

/** The revenue of the first month in each scenario, including the second product's 2,970. */
function revenues(of: Template): readonly number[] {
  const { workbook } = compile(of);
  if (!workbook) throw new Error('the model is not built');
  return workbook.scenarioNames.map(
    (_, index) => evaluate(workbook, index + 1).row('revenue.total')[1] ?? Number.NaN,
  );
}

const twoOf = priced(edited(template, addScenario(template)), 1, '10');

describe('scenarios', () => {
  it('start with one, and a new one has its numbers', () => {
    expect(scenarioNames(template)).toEqual(['Base scenario']);
    const two = edited(template, addScenario(template));
    expect(scenarioNames(two)).toEqual(['Base scenario', 'Scenario 2']);
    expect(compile(two).workbook?.scenarioNames).toEqual(scenarioNames(two));
    expect(revenues(two)).toEqual([32_970, 32_970]);
  });

  it('[TYPING-29] have separate numbers where they are typed: 10 each instead of 25', () => {
    expect(revenues(twoOf)).toEqual([30_000 + 2970, 12_000 + 2970]);
    expect(revenues(priced(twoOf, 1, ''))).toEqual([32_970, 32_970]);
  });

  it('[TYPING-29] show the numbers of the first where none are typed', () => {
    const two = edited(template, addScenario(template));
    const input = resourcesOf(two, 'section_sales', 1)[0]?.flows[0]?.inputs[0];
    expect([input?.data, input?.baseData]).toEqual(['', '25']);
    expect(resourcesOf(two, 'section_sales')[0]?.flows[0]?.inputs[0]?.baseData).toBeNull();
  });

  it('are created where an input has none for the active one', () => {
    const two = edited(template, addScenario(template));
    const tax = resourcesOf(two, 'section_taxes', 1)[0];
    const input = tax?.flows[0]?.inputs[0];
    if (!tax || !input) throw new Error('the default template has no taxes');
    const taxed = edited(two, setInput(tax, input, '15'));
    expect(resourcesOf(taxed, 'section_taxes', 1)[0]?.flows[0]?.inputs[0]?.data).toBe('15');
    expect(resourcesOf(taxed, 'section_taxes', 0)[0]?.flows[0]?.inputs[0]?.data).toBe(input.baseData);
  });

  it('are renamed everywhere', () => {
    const named = edited(twoOf, renameScenario(twoOf, 1, 'A bad year'));
    expect(scenarioNames(named)).toEqual(['Base scenario', 'A bad year']);
    expect(compile(named).workbook?.scenarioNames).toEqual(scenarioNames(named));
    expect(scenarioNames(edited(twoOf, renameScenario(twoOf, 1, ' ')))).toEqual([
      'Base scenario',
      'Scenario 2',
    ]);
  });

  it('are copied with their numbers, and the copy is independent', () => {
    const three = edited(twoOf, copyScenario(twoOf, 0));
    expect(scenarioNames(three)).toEqual(['Base scenario', 'Base scenario - copy', 'Scenario 2']);
    expect(revenues(three)).toEqual([32_970, 32_970, 14_970]);
    expect(revenues(priced(three, 0, '100'))).toEqual([122_970, 32_970, 14_970]);
    expect(revenues(edited(twoOf, copyScenario(twoOf, 1)))).toEqual([32_970, 14_970, 14_970]);
  });

  it('[TYPING-25] are deleted without a change to the others, even the first one', () => {
    const three = edited(twoOf, addScenario(twoOf));
    expect(revenues(edited(three, deleteScenario(three, 1)))).toEqual([32_970, 32_970]);
    const withoutFirst = edited(three, deleteScenario(three, 0));
    expect(scenarioNames(withoutFirst)).toEqual(['Scenario 2', 'Scenario 3']);
    expect(revenues(withoutFirst)).toEqual([14_970, 32_970]);
  });

  it('[TYPING-26] keep the numbers of a deleted first one where an input has fewer of them', () => {
    const three = edited(twoOf, addScenario(twoOf));
    const [formula] = formulasFor(three, 'service');
    if (!formula) throw new Error('nothing calculates sales');
    const values = { price: '10', quantity: '100' };
    const { change: add } = addResources(three, [
      {
        sectionId: 'section_sales',
        rel: 'service',
        name: 'Extra',
        flows: [{ formula, values }],
        otherAssumptions: {},
      },
    ]);
    const four = edited(three, add);
    const extra = resourcesOf(four, 'section_sales', 1).at(-1);
    const price = extra?.flows[0]?.inputs.find(({ variableId }) => variableId === 'price');
    if (!extra || !price) throw new Error('nothing was added');
    const dear = edited(four, setInput(extra, price, '50'));
    // A hundred at 10, in the second scenario at 50, besides the earlier sales.
    expect(revenues(dear)).toEqual([32_970 + 1000, 14_970 + 5000, 32_970 + 1000]);
    const gone = edited(dear, deleteScenario(dear, 0));
    expect(scenarioNames(gone)).toEqual(['Scenario 2', 'Scenario 3']);
    expect(revenues(gone)).toEqual([14_970 + 5000, 32_970 + 1000]);
    expect(scenarioKeys(gone)).toEqual(scenarioKeys(three).slice(1));
  });

  it('[TYPING-26] keep the same ids wherever an input gets numbers for them later', () => {
    const three = edited(twoOf, addScenario(twoOf));
    const two = edited(three, deleteScenario(three, 1));
    const keys = scenarioKeys(two);
    expect(keys).toEqual(['base', 'scenario_3']);
    const tax = resourcesOf(two, 'section_taxes', 1)[0];
    const rate = tax?.flows[0]?.inputs[0];
    if (!tax || !rate) throw new Error('the default template has no taxes');
    const taxed = edited(two, setInput(tax, rate, '15'));
    const ids = taxed.data.env.sectionResources.section_taxes?.[0]?.flows[0]?.fcst[0]?.scenarios;
    expect(ids?.map(({ id }) => id)).toEqual(keys);
  });

  it('[TYPING-25] are never none, and are restored by undo', () => {
    expect(edited(template, deleteScenario(template, 0))).toBe(template);
    const gone = change({ template: twoOf, history: noHistory }, deleteScenario(twoOf, 1));
    expect(undo(gone).template).toEqual(twoOf);
  });

  it('keep their keys when they are renamed, or others are added and deleted', () => {
    const three = edited(twoOf, addScenario(twoOf));
    const [, second, third] = scenarioKeys(three);
    const renamed = edited(three, renameScenario(three, 1, 'A bad year'));
    expect(scenarioKeys(renamed)).toEqual(scenarioKeys(three));
    expect(scenarioKeys(edited(three, deleteScenario(three, 0)))).toEqual([second, third]);
    const copied = scenarioKeys(edited(three, copyScenario(three, 0)));
    expect([copied[0], copied[2], copied[3]]).toEqual(scenarioKeys(three));
    expect(new Set(copied).size).toBe(4);
  });

  it('have distinct keys even if a template gives all of them one id', () => {
    const alike: Template = JSON.parse(JSON.stringify(twoOf).replaceAll('"id":"scenario_2"', '"id":"base"'));
    expect(scenarioKeys(alike)).toEqual(['base', 'base 1']);
  });

  it('get new names without taking an existing one', () => {
    expect(freeScenarioName(['One', 'Scenario 3'], 'en')).toBe('Scenario 4');
    expect(freeScenarioName(['One', 'SCENARIO 3 '], 'en')).toBe('Scenario 4');
    expect(freeScenarioName(['Базовый сценарий'], 'ru')).toBe('Сценарий 2');
  });

  it('[TYPING-27] have distinct names, ignoring case and spaces', () => {
    const check = checkScenarioName(['Base scenario', 'Плохой год'], 1);
    expect([' base SCENARIO ', 'base scenario'].map((text) => check(text)?.id)).toEqual([
      'check.scenario-taken',
      'check.scenario-taken',
    ]);
    expect(['ПЛОХОЙ ГОД', 'Плохой год', 'Base scenarios'].map(check)).toEqual([null, null, null]);
    expect(check(' ')?.id).toBe('check.required');
  });

  it('[TYPING-27] are copied again under another name, a long one cut to fit', () => {
    expect(copiedName(['One', 'one - COPY'], 'One', 'en')).toBe('One - copy 2');
    expect(copiedName(['Один'], 'Один', 'ru')).toBe('Один - копия');
    const long = 'x'.repeat(60);
    expect(copiedName([long], long, 'en')).toBe(`${'x'.repeat(53)} - copy`);
  });

  it('[TYPING-28] are limited by the template format: the hundredth is the last', () => {
    let full = template;
    while (hasRoom(full)) full = edited(full, addScenario(full));
    expect(scenarioNames(full)).toHaveLength(100);
    expect(readToStore(full).faults).toEqual([]);
    expect(readToStore(edited(full, addScenario(full))).faults).not.toEqual([]);
  });
});

/** The page writes no word that is usual anyway; one from elsewhere would say that a scenario has a driver of its own. */
const asWritten = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'by' && value === 'period' ? undefined : value,
  );

/** By the scenario that it had before, what differs of each after a change. */
function changedNumbers(
  before: Template,
  wanted: DocumentChange,
  placeBefore: (place: number) => number,
): readonly string[] {
  const { template: after, faults } = readToStore(edited(before, wanted));
  if (!after) return faults.map(({ path, message }) => `${path}: ${message}`);
  const [one, other] = [compiled(before), compiled(after)];
  return other.scenarioNames.flatMap((_, place) =>
    differences(namedFigures(one, placeBefore(place) + 1), namedFigures(other, place + 1)),
  );
}

it(`change no number of the others, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(drivenTemplate, (document) => {
      const { template: before } = readTemplate(asWritten(document));
      if (!before) throw new Error('the template cannot be read');
      const names = scenarioNames(before);
      const isNew = (place: number) => place === names.length;
      expect(changedNumbers(before, addScenario(before), (place) => (isNew(place) ? 0 : place))).toEqual([]);
      for (const at of names.keys()) {
        const copied = changedNumbers(before, copyScenario(before, at), (place) =>
          place > at ? place - 1 : place,
        );
        expect(copied).toEqual([]);
        if (names.length < 2) continue;
        const deleted = changedNumbers(before, deleteScenario(before, at), (place) =>
          place < at ? place : place + 1,
        );
        expect(deleted).toEqual([]);
      }
    }),
    // Each is compiled once for every change.
    { numRuns: Math.ceil(effort.templatesComparedTwice / 3) },
  );
});
