// Tests a change of a generated model that an AI is asked about: when, with what, and what comes of its answer and of none.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { BusinessProposal } from '#template/fields.ts';
import type { Template } from '#template/template.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { createDocument } from '../../document/document.ts';
import { generator } from '../generator/generator.ts';
import type { AskingAI } from './make-with-ai.ts';
import { refineWithAI } from './refine-with-ai.ts';
import { madeQuestion } from './request/generation-question.ts';

const begun: Template = {
  ...defaultTemplate({
    uuid: '00000000-0000-4000-8000-000000000001',
    timestamp: 0,
    language: 'en',
    dateStart: '2027-01-01',
  }),
  openAIPrompt: 'café in Chicago, 40 seats',
  businessTerms: { dateStart: '2027-01-01', periodicity: 'month', periodCount: 12 },
};
const nothing = { kindIds: [], countryId: null, size: null, numbers: [], lines: [] };
const music = {
  ...{ like: 'cafe.overheads.licences_and_inspections', name: 'Music licence' },
  numbers: [{ figure: 'amount', value: 600 }],
};
const rent = (value: number) => ({ line: 'cafe.overheads.rent', figure: 'amount', value });
const label = { message: { id: 'step.refine' }, values: { line: '' } } as const;

let bodies: unknown[] = [];

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const answerWith = (fetch: Fetch) =>
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return fetch(address, init);
  });

const proposing = (proposal: BusinessProposal) =>
  answerWith(async () => Response.json({ proposal, origin: 'ai', reason: null }));

async function generated(proposal?: BusinessProposal): Promise<Template> {
  const template = { ...begun, ...(proposal && { businessProposal: proposal }) };
  const made = await generator.generate(madeQuestion(template));
  return { ...made.template, ...template, data: made.template.data };
}

const refine = (template: Template, line: string, asking: Partial<AskingAI> = {}) =>
  refineWithAI(
    template,
    { line, label },
    {
      ...{ usesAI: true, onAsking: () => undefined, signal: new AbortController().signal },
      ...asking,
    },
  );

async function changed(template: Template, line: string) {
  const refined = await refine(template, line);
  if (refined.change === null) throw new Error('Nothing is changed.');
  const opened = createDocument({ template, revision: 1, isUnsaved: false });
  opened.edit(refined.change);
  const { template: after } = opened.store.getState();
  opened.undo();
  const { template: undone } = opened.store.getState();
  opened.saver.dispose();
  return { ...refined, after, undone };
}

const names = ({ data }: Template) => data.coreResources.map(({ name }) => name);

beforeEach(() => {
  bodies = [];
});

afterEach(() => vi.unstubAllGlobals());

it('[AI-3] [AI-8] nobody is asked for whoever has gone while the line was understood', async () => {
  proposing({ ...nothing, lines: [music] });
  const template = await generated();
  const leaving = new AbortController();
  const onAsking = vi.fn();
  const refining = refine(template, 'zzqqxx', { signal: leaving.signal, onAsking });
  leaving.abort();
  await expect(refining).rejects.toThrow('aborted');
  expect([bodies, onAsking.mock.calls]).toEqual([[], []]);
});

it('[AI-8] asks with the text, what is there and the change, only for words that are not understood', async () => {
  proposing(nothing);
  const template = await generated({ ...nothing, lines: [music] });
  await refine(template, '60 seats');
  await refine(template, 'zzqqxx', { usesAI: false });
  expect(bodies).toEqual([]);
  await refine(template, '60 seats, zzqqxx');
  expect(bodies).toEqual([
    {
      ...{ language: 'en', text: 'café in Chicago, 40 seats', kindIds: ['cafe'], countryId: 'US' },
      ...{ refinement: '60 seats, zzqqxx', proposal: { ...nothing, lines: [music] } },
    },
  ]);
});

it('[AI-8] asks by how much of a line that says which way alone', async () => {
  proposing({ ...nothing, numbers: [rent(60)] });
  const template = await generated();
  await refine(template, 'undo');
  expect(bodies).toEqual([]);
  const { after, remarks } = await changed(template, 'cheaper');
  expect(bodies).toMatchObject([{ refinement: 'cheaper' }]);
  expect(after.businessProposal?.numbers).toEqual([rent(60)]);
  // Nobody need say it any more.
  expect(remarks).toEqual([]);
  expect(await refine(template, 'cheaper', { usesAI: false })).toMatchObject({
    change: null,
    remarks: [expect.stringContaining('prices 10% lower')],
  });
});

it('[AI-8] joins what was proposed before, in one step that undo takes back', async () => {
  proposing({ ...nothing, numbers: [rent(150)] });
  const template = await generated({ ...nothing, numbers: [rent(90)], lines: [music] });
  const { after, undone, ai, changes } = await changed(template, '60 seats and cheaper zzqqxx');
  expect(changes).toEqual(['60 seats']);
  expect(ai).toMatchObject({ added: { lineCount: 0, numberCount: 1, leftOut: [] }, reason: null });
  expect(after.businessProposal).toEqual({ ...nothing, numbers: [rent(150)], lines: [music] });
  expect(after.businessAnswers?.partSizes).toEqual({ cafe: 60 });
  expect(names(after)).toContain('Music licence');
  expect(undone).toEqual(template);
});

it('[AI-8] counts no number of a line that the change takes away', async () => {
  proposing({ ...nothing, numbers: [rent(150)] });
  const { ai, after } = await changed(await generated(), 'no rent, zzqqxx');
  expect(ai).toMatchObject({ added: { lineCount: 0, numberCount: 0 }, reason: null });
  expect(names(after)).not.toContain('Rent');
});

it('[AI-8] does what was understood where the AI fails, and nothing where nobody understood', async () => {
  answerWith(async () => Response.json({ proposal: null, origin: 'catalogue', reason: 'refused' }));
  const template = await generated({ ...nothing, lines: [music] });
  const { after, ai } = await changed(template, '60 seats, zzqqxx');
  expect(ai).toEqual({ added: null, reason: 'refused' });
  expect(after.businessProposal).toEqual({ ...nothing, lines: [music] });
  expect(await refine(template, 'zzqqxx')).toEqual({ change: null, ai, rest: ['zzqqxx'], remarks: [] });
  proposing(nothing);
  expect(await refine(template, 'zzqqxx')).toMatchObject({ change: null, ai: { reason: null } });
});

it('[AI-3] changes nothing once it is cancelled', async () => {
  answerWith(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
  const controller = new AbortController();
  const refined = refine(await generated(), '60 seats, zzqqxx', { signal: controller.signal });
  await vi.waitUntil(() => bodies.length === 1, { timeout: waitTimeoutMs });
  controller.abort();
  await expect(refined).rejects.toThrow();
});
