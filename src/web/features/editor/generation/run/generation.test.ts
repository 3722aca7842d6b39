// Tests the steps, numbers and single undo step of a generation, and that cancelling leaves nothing behind.

import { create } from 'mutative';
import { afterEach, describe, expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { coffeeShop } from '#testing/generation/coffee-shop.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { endGeneration, isMissing, shownState } from '../../document/modules/module-states.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { generateSheet } from './generate-sheet.ts';
import {
  type GenerationForm,
  generationRequestOf,
  initialGenerationForm,
} from './request/generation-request.ts';
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
    generate: async () => coffeeShop(),
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
    const { outcome, steps, after } = await run(
      { context: 'by the sea', currency: 'EUR', length: '24' },
      { generate: async () => coffeeShop({ currency: 'EUR' }) },
    );
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
    expect(namesIn(after, 'section_drivers')).toEqual(['Guests']);
    expect(namesIn(after, 'section_sales')).toEqual(['Coffee', 'Cakes']);
    expect(namesIn(after, 'section_cos')).toEqual(['Beans']);
    expect(namesIn(after, 'section_fixedassets')).toEqual(['Coffee machine']);
    expect(namesIn(after, 'section_financing')).toEqual(['Owners']);
    expect(namesIn(after, 'section_depreciation')).toEqual(['5 years', '8 years']);
    expect(namesIn(after, 'section_taxes')).toEqual(['Tax of the place']);
    expect(after.data.options.wc.inventoryPeriod).toBe('6');
    expect(compile(after).diagnostics).toEqual([]);
  });

  it('[STATE-8] leaves a section whose generation is off as it is, and what others read of it', async () => {
    const sections = template.data.sections.map((section) =>
      section.id === 'section_sales' ? { ...section, isAIGenerationEnabled: false } : section,
    );
    const from = { ...template, data: { ...template.data, sections } };
    const { outcome, after } = await run({}, {}, from);
    expect([outcome, states(after)]).toEqual(['whole', new Set(['done'])]);
    expect(namesIn(after, 'section_sales')).toEqual(namesIn(template, 'section_sales'));
    // Beans are a share of the coffee that is not sold here.
    expect(namesIn(after, 'section_cos')).toEqual([]);
    expect(compile(after).diagnostics).toEqual([]);
  });

  it('[GENERATE-5] takes the money that was worked out for the business', async () => {
    const { after } = await run();
    expect(dataOf(after, 'section_financing', 'Owners')).toEqual([['90000'], ['0']]);
  });

  it('[GENERATE-5] is undone in one step, which leaves no trace of its progress', async () => {
    const { document, after } = await run();
    document.undo();
    expect(document.store.getState().template).toEqual(template);
    document.redo();
    expect(document.store.getState().template).toEqual(after);
  });

  it('[GENERATE-7] fills in random numbers on request: below a hundred at first, five percent more each period', async () => {
    const { after } = await run({ length: '4', options: ['base', 'random'] });
    // 50 x 1.05 = 52.5, x 1.05 = 55.1, x 1.05 = 57.9
    const numbers = '50;52;55;57';
    expect(dataOf(after, 'section_sales', 'Coffee')).toEqual([[numbers, '100', '0']]);
    expect(dataOf(after, 'section_sga', 'Rent')).toEqual([[numbers]]);
    // What sales follow, and shares of a hundred, stay what they are.
    expect(dataOf(after, 'section_drivers', 'Guests')).toEqual([['900']]);
    expect(dataOf(after, 'section_cos', 'Beans')).toEqual([['25', '0']]);
  });

  it('[GENERATE-7] says on the cover that they are random, and names no source of them', async () => {
    const shop = coffeeShop();
    const sourced = create(shop, (draft) => {
      draft.description = 'Made from “coffee shop”.\nNumbers are our estimates.';
      for (const { flows } of draft.data.divisions[0]?.sectionResources.section_sales ?? [])
        for (const { fcst } of flows) for (const entry of fcst) entry.provenance = { source: 'A price list' };
    });
    const { after } = await run(
      { length: '4', options: ['base', 'random'] },
      { generate: async () => sourced },
    );
    expect(after.description).toBe(
      'Made from “coffee shop”.\nPrices and amounts are random numbers to play with: nothing here is a forecast until your own are in their place.',
    );
    const sales = after.data.divisions[0]?.sectionResources.section_sales ?? [];
    const entries = sales.flatMap(({ flows }) => flows.flatMap(({ fcst }) => fcst));
    const random = entries.filter(({ scenarios }) => scenarios[0]?.data?.startsWith('50;'));
    expect(random.length).toBeGreaterThan(0);
    expect(random.flatMap(({ provenance }) => provenance?.source ?? [])).toEqual([]);
    // Shares of a hundred stay what they are, and where they are from.
    const shares = entries.filter((entry) => !random.includes(entry));
    expect(new Set(shares.map(({ provenance }) => provenance?.source))).toEqual(new Set(['A price list']));
  });

  it('[GENERATE-3] [STATE-8] [STATE-9] enables the chosen sheets, and no other', async () => {
    const { after } = await run({ options: ['base', 'ratios'] });
    const off = after.data.modules.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id);
    expect(off).toEqual(['module_ip', 'module_charts', 'module_chartsdata']);
  });

  it('[GENERATE-8] [GENERATE-9] adds to the existing contents where nothing is replaced, and keeps the name and the financing', async () => {
    const { after } = await run({ isReplacing: false }, {}, { ...template, name: 'By the sea' });
    expect(after.name).toBe('By the sea');
    expect(namesIn(after, 'section_sales').slice(0, 3)).toEqual(['Product sales', 'Subscriptions', 'Coffee']);
    expect(namesIn(after, 'section_financing')).toEqual(['Founders', 'Bank loan']);
    expect(namesIn(after, 'section_taxes')).toEqual(['Income tax', 'Tax of the place']);
    expect(after.data.options.wc).toEqual(template.data.options.wc);
    expect(compile(after).diagnostics).toEqual([]);
  });

  it('[GENERATE-8] gives new ids to what is generated beside an earlier model, and its lines read each other', async () => {
    const first = await run();
    const { after } = await run({ isReplacing: false }, {}, first.after);
    expect(namesIn(after, 'section_sales')).toEqual(['Coffee', 'Cakes', 'Coffee', 'Cakes']);
    // The same guests come once.
    expect(namesIn(after, 'section_drivers')).toEqual(['Guests']);
    const ids = resourcesOf(after, 'section_sales').map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    const [, beans] = resourcesOf(after, 'section_cos');
    expect(beans?.flows[0]?.inputs.map(({ lookupId }) => lookupId)).toEqual([null, ids[2]]);
    expect(compile(after).diagnostics).toEqual([]);
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
    const { outcome, after } = await run({}, {}, { ...template, data: { ...template.data, modules } });
    expect(outcome).toBe('whole');
    expect(namesIn(after, 'section_cos')).toEqual([]);
    expect(namesIn(after, 'section_sales')).toEqual(['Coffee', 'Cakes']);
  });
});

describe('a generation that fails', () => {
  it('[GENERATE-11] [STATE-8] marks a sheet that has nothing, and leaves it empty', async () => {
    const generate = async () => coffeeShop({ without: ['section_sga'] });
    const { outcome, steps, after } = await run({}, { generate });
    expect([outcome, steps.includes('costs error')]).toEqual(['in-part', true]);
    expect(shownState({ template: after, progress: null }, 'module_sga')).toBe('error');
    expect([isMissing(after, 'module_sga'), isMissing(after, 'module_cos')]).toEqual([true, false]);
    expect(namesIn(after, 'section_sga')).toEqual([]);
  });

  it('[GENERATE-11] changes nothing when no model could be made', async () => {
    const generate = async () => Promise.reject(new Error('The catalogue did not load.'));
    const { outcome, after } = await run({}, { generate });
    expect(outcome).toBe('nothing');
    expect(after).toEqual(template);
  });

  it('[GENERATE-4] changes nothing when it is cancelled, though it never ends by itself', async () => {
    const controller = new AbortController();
    const generate = () => {
      controller.abort();
      return new Promise<never>(() => undefined);
    };
    const { outcome, after } = await run({}, { generate, signal: controller.signal });
    expect(outcome).toBe('cancelled');
    expect(after).toEqual(template);
  });

  it('[GENERATE-14] [STATE-10] is retried for one sheet, in a step of its own', async () => {
    const generate = async () => coffeeShop({ without: ['section_cos'] });
    const { document } = await run({}, { generate });
    const sheet = {
      ...({ moduleId: 'module_cos', sectionId: 'section_cos' } as const),
      title: 'Cost of sales',
    };
    expect(await generateSheet(document, sheet, generate)).toBe(false);
    expect(isMissing(document.store.getState().template, 'module_cos')).toBe(true);
    expect(await generateSheet(document, sheet, async () => coffeeShop())).toBe(true);
    const { template: after, history } = document.store.getState();
    const [beans] = resourcesOf(after, 'section_cos');
    const [coffee] = resourcesOf(after, 'section_sales');
    expect(beans?.flows[0]?.inputs.map(({ lookupId }) => lookupId)).toEqual([null, coffee?.id]);
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
