// Tests the steps, numbers and single undo step of a generation, and that cancelling leaves nothing behind.

import { afterEach, describe, expect, it } from 'vitest';
import { industries } from '#catalog/industries/industries.ts';
import { suggest } from '#catalog/suggestions/suggest.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { endGeneration, isMissing, shownState } from '../../document/modules/module-states.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { generateSheet } from './generate-sheet.ts';
import { type GenerationForm, generationRequestOf, initialGenerationForm } from './generation-request.ts';
import { type GenerationOutcome, type GenerationParts, runGeneration } from './run-generation.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const opened: TemplateDocument[] = [];

/** Nothing of it may be saved anywhere. */
afterEach(() => {
  for (const { saver } of opened.splice(0)) saver.dispose();
});

function open(wanted: Template): TemplateDocument {
  const document = createDocument({ template: wanted, revision: 1, isUnsaved: false });
  opened.push(document);
  return document;
}

interface Run {
  readonly document: TemplateDocument;
  readonly outcome: GenerationOutcome;
  readonly steps: readonly string[];
  readonly after: Template;
}

const fromCatalogue = async (sectionId: ResourceSectionId) => suggest('en', sectionId, 'Coffee shop');

async function run(
  more: Partial<GenerationForm> = {},
  parts: Partial<GenerationParts> = {},
  from = template,
): Promise<Run> {
  const document = open(from);
  const request = generationRequestOf({
    ...initialGenerationForm(template, true),
    prompt: 'Coffee shop',
    ...more,
  });
  if (!request) throw new Error('The wish is wrong.');
  const steps: string[] = [];
  const outcome = await runGeneration(document, request, {
    suggest: fromCatalogue,
    preview: async () => undefined,
    save: async () => undefined,
    onStep: (step, state) => steps.push(`${step} ${state}`),
    random: () => 0.5,
    signal: new AbortController().signal,
    ...parts,
  });
  const { template: after } = document.store.getState();
  expect(readToStore(after).faults).toEqual([]);
  return { document, outcome, steps, after };
}

const states = ({ data }: Template) => new Set(data.modules.map(({ isInitialized }) => isInitialized));
const namesIn = (of: Template, sectionId: ResourceSectionId) =>
  resourcesOf(of, sectionId).map(({ name }) => name);
const dataOf = (of: Template, sectionId: ResourceSectionId, name: string) =>
  resourcesOf(of, sectionId)
    .find((resource) => resource.name === name)
    ?.flows.map(({ inputs }) => inputs.map(({ data }) => data));

describe('a generation', () => {
  it('[GENERATE-4] [STATE-7] [STATE-8] proceeds step by step, and replaces the example with what a coffee shop has', async () => {
    const { outcome, steps, after } = await run({ context: 'by the sea', currency: 'EUR', length: '24' });
    expect(outcome).toBe('whole');
    expect(steps).toEqual(
      ['assumptions', 'sales', 'costs', 'assets', 'preview'].flatMap((id) => [
        `${id} progress`,
        `${id} done`,
      ]),
    );
    expect([after.name, after.openAIPrompt, after.templateContext]).toEqual([
      'Coffee shop',
      'Coffee shop',
      'by the sea',
    ]);
    expect([after.isGenerating, after.isOnboardingComplete, states(after)]).toEqual([
      'done',
      true,
      new Set(['done']),
    ]);
    expect(after.layout.cFcstColCount).toBe(24);
    expect(after.data.coreResources[0]?.name).toBe('EUR');
    expect(namesIn(after, 'section_sales')).toEqual([
      'Coffee and drinks',
      'Meals',
      'Bakery and desserts',
      'Takeaway and delivery',
      'Catering and banquets',
    ]);
    expect(dataOf(after, 'section_sales', 'Coffee and drinks')).toEqual([['3000', '4.5', '1']]);
    expect(namesIn(after, 'section_financing')).toEqual(['Founders’ capital']);
  });

  it('[STATE-8] neither requests a section whose generation is off, nor touches its contents', async () => {
    const sections = template.data.sections.map((section) =>
      section.id === 'section_sga' ? { ...section, isAIGenerationEnabled: false } : section,
    );
    const asked: string[] = [];
    const suggestAndTell = (sectionId: ResourceSectionId) => {
      asked.push(sectionId);
      return fromCatalogue(sectionId);
    };
    const from = { ...template, data: { ...template.data, sections } };
    const { outcome, after } = await run({}, { suggest: suggestAndTell }, from);
    expect(asked).toEqual(['section_sales', 'section_cos', 'section_fixedassets', 'section_financing']);
    expect([outcome, states(after)]).toEqual(['whole', new Set(['done'])]);
    expect(namesIn(after, 'section_sga')).toEqual(namesIn(template, 'section_sga'));
  });

  it('[GENERATE-5] has the founders pay for purchases and for three months of costs', async () => {
    const { after } = await run();
    // Purchases: 32,000 + 8,500 + 24,000 + 12,000. Costs: 34 % of 50,280, 7,600 and 360; 18,600 of overheads.
    // 76,500 + 3 x (17,095.2 + 7,960 + 18,600) = 207,465.6
    expect(dataOf(after, 'section_financing', 'Founders’ capital')).toEqual([['210000;0'], ['0']]);
  });

  it('[GENERATE-5] is undone in one step, which leaves no trace of its progress', async () => {
    const { document, after } = await run();
    document.undo();
    expect(document.store.getState().template).toEqual(template);
    document.redo();
    expect(document.store.getState().template).toEqual(after);
  });

  it('[GENERATE-6] converts monthly numbers to quarters or years, and leaves prices and headcount as they are', async () => {
    const { after } = await run({ periodicity: 'quarter', length: '12' });
    expect(dataOf(after, 'section_sales', 'Coffee and drinks')).toEqual([['3000', '4.5', '3']]);
    expect(dataOf(after, 'section_sales', 'Bakery and desserts')).toEqual([['3.8', '4500']]);
    expect(dataOf(after, 'section_sga', 'Waiters and baristas')).toEqual([['6', '4500']]);
    expect(dataOf(after, 'section_sga', 'Venue rent')).toEqual([['4200', '3']]);
    expect(dataOf(after, 'section_fixedassets', 'Coffee machine')).toEqual([['8500;0']]);
    const yearly = await run({ periodicity: 'year', length: '5' });
    expect(dataOf(yearly.after, 'section_cos', 'Takeaway packaging')).toEqual([['0.3', '14400']]);
  });

  it('[GENERATE-7] fills in random numbers on request: below a hundred at first, five percent more each period', async () => {
    const { after } = await run({ length: '4', options: ['base', 'random'] });
    // 50 x 1.05 = 52.5, x 1.05 = 55.1, x 1.05 = 57.9
    const numbers = '50;52;55;57';
    expect(dataOf(after, 'section_sales', 'Coffee and drinks')).toEqual([[numbers, numbers, numbers]]);
  });

  it('[GENERATE-3] [STATE-8] [STATE-9] enables the chosen sheets, and no other', async () => {
    const { after } = await run({ options: ['base', 'ratios'] });
    const off = after.data.modules.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id);
    expect(off).toEqual(['module_ip', 'module_charts', 'module_chartsdata']);
  });

  it('[GENERATE-8] [GENERATE-9] adds to the existing contents where nothing is replaced, and keeps the name and the financing', async () => {
    const { after } = await run({ isReplacing: false }, {}, { ...template, name: 'By the sea' });
    expect(after.name).toBe('By the sea');
    expect(namesIn(after, 'section_sales').slice(0, 3)).toEqual([
      'Product sales',
      'Subscriptions',
      'Coffee and drinks',
    ]);
    expect(namesIn(after, 'section_financing')).toEqual(['Founders', 'Bank loan']);
  });

  it.each(['New template', 'Новый шаблон', ' '])(
    '[GENERATE-9] names what nobody has named: “%s”',
    async (name) => {
      const { document, after } = await run({ isReplacing: false }, {}, { ...template, name });
      expect(after.name).toBe('Coffee shop');
      document.undo();
      expect(document.store.getState().template.name).toBe(name);
    },
  );

  it('leaves out the sections whose sheets are disabled', async () => {
    const modules = template.data.modules.map((one) =>
      one.id === 'module_cos' ? { ...one, isEnabled: false } : one,
    );
    const document = open({ ...template, data: { ...template.data, modules } });
    const asked: string[] = [];
    const request = generationRequestOf({ ...initialGenerationForm(template, true), prompt: 'Cafe' });
    if (!request) throw new Error('The wish is wrong.');
    await runGeneration(document, request, {
      suggest: (sectionId) => {
        asked.push(sectionId);
        return fromCatalogue(sectionId);
      },
      preview: async () => undefined,
      save: async () => undefined,
      onStep: () => undefined,
      random: () => 0,
      signal: new AbortController().signal,
    });
    expect(asked).toEqual(['section_sales', 'section_sga', 'section_fixedassets', 'section_financing']);
  });
});

describe('a generation that fails', () => {
  const butNot = (missing: string) => async (sectionId: ResourceSectionId) => {
    if (sectionId === missing) throw new Error('The server is silent.');
    return fromCatalogue(sectionId);
  };

  it('[GENERATE-11] [STATE-8] marks a sheet without suggestions, and leaves it empty', async () => {
    const { outcome, steps, after } = await run({}, { suggest: butNot('section_sga') });
    expect([outcome, steps.includes('costs error')]).toEqual(['in-part', true]);
    expect(shownState({ template: after, progress: null }, 'module_sga')).toBe('error');
    expect([isMissing(after, 'module_sga'), isMissing(after, 'module_cos')]).toEqual([true, false]);
    expect(namesIn(after, 'section_sga')).toEqual([]);
  });

  it('[GENERATE-11] changes nothing when nothing at all was suggested', async () => {
    const { outcome, after } = await run({}, { suggest: async () => [] });
    expect(outcome).toBe('nothing');
    expect(after).toEqual(template);
  });

  it('[GENERATE-4] changes nothing when it is cancelled', async () => {
    const controller = new AbortController();
    const suggestAndStop = (sectionId: ResourceSectionId) => {
      if (sectionId === 'section_sga') controller.abort();
      return fromCatalogue(sectionId);
    };
    const { outcome, after } = await run({}, { suggest: suggestAndStop, signal: controller.signal });
    expect(outcome).toBe('cancelled');
    expect(after).toEqual(template);
  });

  it('[GENERATE-14] [STATE-10] is retried for one sheet, in a step of its own', async () => {
    const { document } = await run({}, { suggest: butNot('section_financing') });
    const sheet = {
      ...({ moduleId: 'module_financing', sectionId: 'section_financing' } as const),
      title: 'Financing',
    };
    const { signal } = new AbortController();
    expect(await generateSheet(document, sheet, async () => [], signal)).toBe(false);
    expect(isMissing(document.store.getState().template, 'module_financing')).toBe(true);
    expect(await generateSheet(document, sheet, fromCatalogue, signal)).toBe(true);
    const { template: after, history } = document.store.getState();
    expect(dataOf(after, 'section_financing', 'Founders’ capital')).toEqual([['210000;0'], ['0']]);
    expect([states(after), history.past.length]).toEqual([new Set(['done']), 2]);
  });

  it('[GENERATE-13] [STATE-7] is over when the template is reopened, though the page was closed in the middle', () => {
    const modules = template.data.modules.map((one, index) => ({
      ...one,
      isInitialized: (['done', 'progress', 'queued'] as const)[Math.min(index, 2)] ?? 'queued',
    }));
    const broken = { ...template, isGenerating: 'progress', data: { ...template.data, modules } } as const;
    const after = endGeneration(broken);
    expect([after.isGenerating, states(after)]).toEqual(['done', new Set(['done', undefined])]);
    expect(endGeneration(template)).toBe(template);
  });
});

describe('the generated model of every kind of business', () => {
  it.each(industries)(
    '[GENERATE-6] makes a profit with $id, and never runs out of money',
    async ({ titles }) => {
      for (const periodicity of ['month', 'year'] as const) {
        const { after } = await run(
          { prompt: titles.en, periodicity, length: '12' },
          { suggest: async (sectionId) => suggest('en', sectionId, titles.en) },
        );
        const { workbook } = compile(after);
        if (!workbook) throw new Error('There is no workbook.');
        const values = evaluate(workbook);
        expect(values.constant('content.master')).toBe(0);
        expect(values.total('is.net_income')).toBeGreaterThan(0);
        expect(Math.min(...values.row('bs.cash').slice(1))).toBeGreaterThan(0);
      }
    },
  );
});
