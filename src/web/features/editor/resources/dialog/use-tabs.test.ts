// Tests the tabs of a section's dialog against what the user, the section and its parent allow.

import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { type ResourceSectionId, resourceSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import en from '#web/i18n/en.json';
import { tabsOf } from './use-tabs.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const saying = (sectionId: ResourceSectionId, isAIGenerationEnabled: boolean): Template => ({
  ...template,
  data: {
    ...template.data,
    sections: template.data.sections.map((section) =>
      section.id === sectionId ? { ...section, isAIGenerationEnabled } : section,
    ),
  },
});

const idsOf = (of: Template, sectionId: ResourceSectionId) => tabsOf(of, sectionId, true).map(({ id }) => id);

const withGenerated = (of: Template) =>
  resourceSectionIds.map((id) => id).filter((id) => idsOf(of, id).includes('generated'));

describe('the tab of AI suggestions', () => {
  it('[RESOURCE-7] is shown for sales, costs and assets', () => {
    expect(withGenerated(template)).toEqual([
      'section_sales',
      'section_cos',
      'section_sga',
      'section_fixedassets',
    ]);
    expect(idsOf(template, 'section_sales')).toEqual(['generated', 'predefined', 'custom']);
  });

  it('[AI-1] is called AI generated where an AI answers, and Suggested where none does', () => {
    const namesOf = (usesAI: boolean, of = template, sectionId: ResourceSectionId = 'section_sales') =>
      tabsOf(of, sectionId, usesAI).map(({ name }) => name.id && en[name.id]);
    expect(namesOf(true)).toEqual(['AI generated', 'Predefined', 'Custom']);
    expect(namesOf(false)).toEqual(['Suggested', 'Predefined', 'Custom']);
    // Nobody asks an AI how a business is financed.
    expect(namesOf(true, saying('section_financing', true), 'section_financing')[0]).toBe('Suggested');
  });

  it('[RESOURCE-7] is hidden where the section has generation off, and shown where it is on', () => {
    expect(idsOf(saying('section_sales', false), 'section_sales')).toEqual(['predefined', 'custom']);
    expect(idsOf(saying('section_sales', false), 'section_cos')).toContain('generated');
    expect(idsOf(saying('section_financing', true), 'section_financing')).toEqual([
      'generated',
      'predefined',
      'equity',
      'loan',
    ]);
  });

  it('[RESOURCE-7] stays hidden if the parent of the section hides it, whatever the section says', () => {
    for (const id of ['section_taxes', 'section_depreciation', 'section_inflation'] as const) {
      expect(idsOf(saying(id, true), id)).not.toContain('generated');
    }
  });
});

describe('the other tabs', () => {
  it('[RESOURCE-8] are equity and debt for financing, and no suggestions for depreciation and seasons', () => {
    expect(idsOf(template, 'section_financing')).toEqual(['predefined', 'equity', 'loan']);
    expect(idsOf(template, 'section_depreciation')).toEqual(['custom']);
    expect(idsOf(template, 'section_seasonality')).toEqual(['custom']);
  });
});
