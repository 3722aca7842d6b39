// Tests a model that an AI is asked about: what it is asked, what comes of its answer, and of none.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { createDocument } from '../../document/document.ts';
import { generatedChange } from './generated-change.ts';
import { type AskingAI, type MadeLine, makeWithAI } from './make-with-ai.ts';
import { questionOf, storedQuestion } from './request/generation-question.ts';
import { generationRequestOf, initialGenerationForm } from './request/generation-request.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const requestFor = (prompt: string) => {
  const request = generationRequestOf({
    ...initialGenerationForm(template, true),
    ...{ prompt, length: '12', periodicity: 'month' },
  });
  if (!request) throw new Error('The request is wrong.');
  return request;
};

const music = { like: 'cafe.overheads.licences_and_inspections', name: 'Music licence' };
const proposal = {
  ...{ kindIds: [], countryId: null, size: null },
  // 45 to 200 dollars a seat are usual.
  numbers: [{ line: 'cafe.overheads.rent', figure: 'amount', value: 10 }],
  lines: [{ ...music, numbers: [{ figure: 'amount', value: 600 }] }],
};

type Fetch = (address: string, init: RequestInit) => Promise<Response>;
let bodies: unknown[] = [];

const answerWith = (fetch: Fetch) =>
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return fetch(address, init);
  });

const make = (prompt: string, asking: Partial<AskingAI> = {}): Promise<MadeLine> =>
  makeWithAI(questionOf(template, requestFor(prompt)), {
    ...{ usesAI: true, onAsking: () => undefined, signal: new AbortController().signal },
    ...asking,
  });

const names = ({ data }: Template) => data.coreResources.map(({ name }) => name);

beforeEach(() => {
  bodies = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('[AI-3] nobody is asked for whoever has gone before the line was understood', async () => {
  answerWith(async () => Response.json({ proposal, origin: 'ai', reason: null }));
  const leaving = new AbortController();
  const gone = make('café in Chicago', { signal: leaving.signal });
  leaving.abort();
  await expect(gone).rejects.toThrow('aborted');
  await expect(make('café in Chicago', { signal: leaving.signal })).rejects.toThrow('aborted');
  expect(bodies).toEqual([]);
});

describe('an AI that answers', () => {
  it('[AI-2] is asked with what was written and understood, and nothing else', async () => {
    answerWith(async () => Response.json({ proposal, origin: 'ai', reason: null }));
    const asking: boolean[] = [];
    await make('a café in Lisbon, 40 seats', { onAsking: (isAsking) => asking.push(isAsking) });
    await make('zzqqxx');
    expect(bodies).toEqual([
      { language: 'en', text: 'a café in Lisbon, 40 seats', kindIds: ['cafe'], countryId: 'PT' },
      { language: 'en', text: 'zzqqxx', kindIds: [] },
    ]);
    expect(asking).toEqual([true, false]);
  });

  it('[AI-2] adds to the model, which is stored with what was proposed and made again without it', async () => {
    answerWith(async () => Response.json({ proposal, origin: 'ai', reason: null }));
    const made = await make('a café in the United States, 40 seats');
    expect(names(made.template)).toContain('Music licence');
    expect(made.ai).toEqual({
      added: {
        ...{ lineCount: 1, numberCount: 2, isKindProposed: false, isPlaceProposed: false },
        isSizeProposed: false,
        leftOut: [],
        gone: [],
      },
      reason: null,
    });
    const request = requestFor('a café in the United States, 40 seats');
    const opened = createDocument({ template, revision: 1, isUnsaved: false });
    const sections = ['section_sales', 'section_sga'] as const;
    const generated = { template: made.template, sections, failedModules: [] };
    opened.edit(generatedChange(template, request, generated, () => 0.5));
    const { template: stored } = opened.store.getState();
    opened.saver.dispose();
    const held = { ...proposal, numbers: [{ line: 'cafe.overheads.rent', figure: 'amount', value: 45 }] };
    expect(stored.businessProposal).toEqual(held);
    const again = await makeWithAI(storedQuestion(stored), {
      ...{ usesAI: false, onAsking: () => undefined, signal: new AbortController().signal },
    });
    expect(names(again.template)).toContain('Music licence');
    expect(bodies).toHaveLength(1);
  });
});

describe('an AI that does not', () => {
  it.each([
    [async () => Response.json({ proposal: null, origin: 'catalogue', reason: 'refused' }), 'refused'],
    [async () => Promise.reject(new TypeError('offline')), 'unavailable'],
    [async () => new Response('<html>', { status: 500 }), 'unavailable'],
  ] as const)('[AI-2] leaves the model of the catalogue, and the reason: %s', async (fetch, reason) => {
    answerWith(fetch);
    const made = await make('a café');
    expect(made.ai).toEqual({ added: null, reason });
    expect(made.template).toEqual((await make('a café', { usesAI: false })).template);
    expect(made.template.businessProposal).toBeUndefined();
  });

  it('[AI-6] is not asked where it is off', async () => {
    answerWith(async () => Response.json({ proposal, origin: 'ai', reason: null }));
    expect((await make('a café', { usesAI: false })).ai).toBeUndefined();
    expect(bodies).toEqual([]);
  });
});

/** Never answers, and stops when it is told to. */
const hanging: Fetch = (_address, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

it('[AI-2] is waited for a minute and a half at most', async () => {
  answerWith(hanging);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const made = make('a café');
  await vi.waitUntil(() => bodies.length === 1, { timeout: waitTimeoutMs });
  vi.advanceTimersByTime(90_000);
  expect((await made).ai?.reason).toBe('timeout');
});

it('[AI-3] is gone on without once that is wanted, and the model is that of the catalogue', async () => {
  answerWith(hanging);
  const skip = new AbortController();
  const made = make('a café', { skip: skip.signal });
  await vi.waitUntil(() => bodies.length === 1, { timeout: waitTimeoutMs });
  skip.abort();
  expect((await made).ai).toBeUndefined();
  expect((await made).template).toEqual((await make('a café', { usesAI: false })).template);
});

it('[AI-3] is stopped when the model is cancelled, and no model is made', async () => {
  answerWith(hanging);
  const controller = new AbortController();
  const made = make('a café', { signal: controller.signal });
  await vi.waitUntil(() => bodies.length === 1, { timeout: waitTimeoutMs });
  controller.abort();
  await expect(made).rejects.toThrow();
});
