// Tests that a running generation is only displayed: it saves nothing, and leaves no trace if cancelled.

import { afterEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ModuleId } from '#template/sections.ts';
import type { ModuleState } from '#template/template.ts';
import { coffeeShop } from '#testing/generation/coffee-shop.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { shownState } from '../../document/modules/module-states.ts';
import { generateSheet } from './generate-sheet.ts';
import { generationRequestOf, initialGenerationForm } from './request/generation-request.ts';
import { type GenerationParts, runGeneration } from './run-generation.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let document: TemplateDocument | null = null;

afterEach(() => document?.saver.dispose());

function open(): TemplateDocument {
  document = createDocument({ template, revision: 1, isUnsaved: false });
  return document;
}

function generate(opened: TemplateDocument, parts: Partial<GenerationParts>) {
  const request = generationRequestOf({ ...initialGenerationForm(template, true), prompt: 'Coffee shop' });
  if (!request) throw new Error('The wish is wrong.');
  return runGeneration(opened, request, {
    generate: async () => coffeeShop(),
    preview: async () => undefined,
    save: async () => undefined,
    onStep: () => undefined,
    random: () => 0.5,
    signal: new AbortController().signal,
    ...parts,
  });
}

const shownIn = ({ store }: TemplateDocument, ids: readonly ModuleId[]) =>
  ids.map((id) => shownState(store.getState(), id));

it('[STATE-7] is shown sheet by sheet, while the template is unchanged and has nothing to save', async () => {
  const opened = open();
  const seen: (readonly (ModuleState | null)[])[] = [];
  const look = () => shownIn(opened, ['module_cover', 'module_revenue', 'module_sga', 'module_is']);
  await generate(opened, {
    generate: async () => {
      seen.push(look());
      expect([opened.store.getState().template, opened.saver.hasUnsaved()]).toEqual([template, false]);
      return coffeeShop();
    },
    onStep: (_step, state) => {
      if (state === 'done') seen.push(look());
    },
    preview: async () => void seen.push(look()),
  });
  expect(seen).toEqual([
    ['progress', 'queued', 'queued', 'queued'],
    ['done', 'queued', 'queued', 'queued'],
    ['done', 'done', 'queued', 'queued'],
    ['done', 'done', 'done', 'queued'],
    ['done', 'done', 'done', 'queued'],
    ['done', 'done', 'done', 'progress'],
    ['done', 'done', 'done', 'progress'],
  ]);
  expect(opened.store.getState().progress).toBeNull();
});

it('[STATE-7] can be cancelled in its last step too, and is reverted then', async () => {
  const opened = open();
  const controller = new AbortController();
  const isNeverSaved = new Promise<never>(() => undefined);
  const outcome = generate(opened, {
    save: () => {
      controller.abort();
      return isNeverSaved;
    },
    signal: controller.signal,
  });
  expect(await outcome).toBe('cancelled');
  expect(opened.store.getState()).toMatchObject({ template, progress: null, history: { past: [] } });
});

it('stays if something was changed after it, though it is cancelled', async () => {
  const opened = open();
  const controller = new AbortController();
  const outcome = await generate(opened, {
    save: async () => {
      opened.edit({
        label: { message: { id: 'step.rename' } },
        recipe: (draft) => {
          draft.name = 'Tea';
        },
      });
      controller.abort();
    },
    signal: controller.signal,
  });
  expect([outcome, opened.store.getState().template.name]).toEqual(['whole', 'Tea']);
});

it('continues for each of several sheets that are retried at once', async () => {
  const opened = open();
  const sheets = [
    { moduleId: 'module_sga', sectionId: 'section_sga', title: 'SG&A' },
    { moduleId: 'module_cos', sectionId: 'section_cos', title: 'Cost of sales' },
  ] as const;
  const [one, other] = sheets;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const first = generateSheet(opened, one, async () => coffeeShop({ without: ['section_sga'] }));
  const second = generateSheet(opened, other, () =>
    isAnswered.then(() => coffeeShop({ without: ['section_cos'] })),
  );
  expect(shownIn(opened, ['module_sga', 'module_cos'])).toEqual(['progress', 'progress']);
  await first;
  expect(shownIn(opened, ['module_sga', 'module_cos'])).toEqual([null, 'progress']);
  answer();
  await second;
  expect(opened.store.getState()).toMatchObject({ template, progress: null });
});
