// Tests edits to a whole section against numbers worked out by hand, and undo.

import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { addScenario } from '../../scenarios/scenario-edits.ts';
import { change, type DocumentChange, noHistory, undo } from '../history/history.ts';
import { randomValues } from './random-values.ts';
import { resourcesOf } from './resource-view.ts';
import { clearNumbers, clearSection, randomNumbers } from './section-edits.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const sales = { id: 'section_sales', name: 'Sales', scenario: 0 } as const;

function edited(wanted: DocumentChange, from = template): Template {
  const after = change({ template: from, history: noHistory }, wanted);
  expect(readToStore(after.template).faults).toEqual([]);
  expect(undo(after).template).toEqual(from);
  return after.template;
}

const typed = (of: Template, sectionId: ResourceSectionId, scenario = 0) =>
  resourcesOf(of, sectionId, scenario)
    .flatMap(({ flows }) => flows)
    .flatMap(({ inputs }) => inputs)
    .filter(({ isReference }) => !isReference)
    .map(({ data }) => data);

describe('random numbers', () => {
  it('[RESOURCE-16] start with a whole number from 0 to 99 and grow by five percent, floored', () => {
    // 57; 59.85; 62.84; 65.98
    expect(randomValues(() => 0.579, 4)).toBe('57;59;62;65');
    expect(randomValues(() => 0, 3)).toBe('0;0;0');
    expect(randomValues(() => 0.999999, 2)).toBe('99;103');
  });

  it('replace every typed number of the section, one per period', () => {
    const values = typed(edited(randomNumbers(template, sales, () => 0.5)), 'section_sales');
    expect(values.length).toBeGreaterThan(1);
    for (const data of values) {
      expect(data.split(';')).toHaveLength(template.layout.cFcstColCount);
      // 50 x 1.05 x 1.05 = 55.1
      expect(data.startsWith('50;52;55;')).toBe(true);
    }
  });
});

describe('numbers of another scenario', () => {
  const second = { ...sales, scenario: 1 };

  it('[RESOURCE-21] are cleared and randomized alone: those of the first stay', () => {
    const two = edited(addScenario(template));
    for (const wanted of [clearNumbers(two, second), randomNumbers(two, second, () => 0.5)]) {
      const after = edited(wanted, two);
      expect(typed(after, 'section_sales')).toEqual(typed(template, 'section_sales'));
      expect(typed(after, 'section_sales', 1)).not.toContain('');
    }
    expect(new Set(typed(edited(clearNumbers(two, second), two), 'section_sales', 1))).toEqual(
      new Set(['0']),
    );
  });

  it('[RESOURCE-21] stay when those of the first are cleared', () => {
    const two = edited(addScenario(template));
    const own = edited(
      randomNumbers(two, second, () => 0.5),
      two,
    );
    expect(typed(edited(clearNumbers(own, sales), own), 'section_sales', 1)).toEqual(
      typed(own, 'section_sales', 1),
    );
  });
});

describe('clearing', () => {
  it('[RESOURCE-16] writes zero for every number and leaves other sections alone', () => {
    const cleared = edited(clearNumbers(template, sales));
    expect(new Set(typed(cleared, 'section_sales'))).toEqual(new Set(['0']));
    expect(typed(cleared, 'section_sga')).toEqual(typed(template, 'section_sga'));
  });

  it('leaves references to other rows', () => {
    const section = { id: 'section_cos', name: 'Cost of sales', scenario: 0 } as const;
    const references = (of: Template) =>
      resourcesOf(of, section.id)
        .flatMap(({ flows }) => flows)
        .flatMap(({ inputs }) => inputs)
        .filter(({ isReference }) => isReference);
    expect(references(edited(clearNumbers(template, section)))).toEqual(references(template));
  });

  it('removes the resources of a section with their core resources', () => {
    const cleared = edited(clearSection(sales));
    expect(resourcesOf(cleared, 'section_sales')).toEqual([]);
    expect(cleared.data.coreResources.some(({ rel }) => rel === 'service')).toBe(false);
    expect(resourcesOf(cleared, 'section_sga')).toEqual(resourcesOf(template, 'section_sga'));
  });

  it('keeps what every template has', () => {
    const first = template.data.coreResources.find(({ rel }) => rel === 'service');
    const withDefault: Template = {
      ...template,
      data: {
        ...template.data,
        coreResources: template.data.coreResources.map((core) =>
          core === first ? { ...core, isDefault: true } : core,
        ),
      },
    };
    const after = change({ template: withDefault, history: noHistory }, clearSection(sales)).template;
    expect(resourcesOf(after, 'section_sales').map(({ name }) => name)).toEqual([first?.name]);
  });
});
