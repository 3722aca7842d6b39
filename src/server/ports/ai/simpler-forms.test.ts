// Tests that an endpoint that does not know the exact form of a question is asked in one that it knows, from then on at once.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { AiPlace } from '#testing/ai/ai-place.ts';
import type { AiQuestion } from './ai.ts';
import { openaiAi } from './openai-ai.ts';

const colours = { colours: ['red', 'blue'] };
let place: AiPlace;
let pauses: number[];

beforeEach(async () => {
  place = await AiPlace.start();
  place.answer = colours;
  pauses = [];
});
afterEach(() => place.stop());

function opened() {
  const { ai } = readConfiguration(place.environment);
  if (ai === null) throw new Error('the AI is configured');
  return openaiAi(ai, { random: () => 0.5, pause: async (ms) => pauses.push(ms) });
}

const question = (): AiQuestion => ({
  task: 'Name some colours.',
  data: '{"text":"of a flag"}',
  schema: z.object({ colours: z.array(z.string()) }),
  schemaName: 'colours',
  mostTokens: 500,
  signal: new AbortController().signal,
});

test('may know no schemas, and is told the schema instead, from then on at once', async () => {
  place.fault = 'no schemas';
  const ai = opened();
  expect(await ai.ask(question())).toMatchObject({ outcome: 'answered', value: colours });
  expect(await ai.ask(question())).toMatchObject({ outcome: 'answered', value: colours });
  expect(place.asked.map((asked) => asked.response_format?.type)).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ]);
  const [, plain] = place.asked;
  expect(plain).toMatchObject({ stream: true, max_tokens: 500 });
  expect(plain?.stream_options).toBeUndefined();
  expect(plain?.messages[0]?.content).toContain('Name some colours.');
  expect(plain?.messages[0]?.content).toContain('"required":["colours"]');
  expect(pauses).toEqual([]);
});

test('may know neither schemas nor JSON, and is asked in words alone, from then on at once', async () => {
  place.fault = 'no formats';
  place.answer = 'Here it is:\n{"colours":["red","blue"]}';
  const ai = opened();
  for (let count = 0; count < 2; count += 1)
    expect(await ai.ask(question())).toMatchObject({ outcome: 'answered', value: colours });
  expect(place.asked.map(({ response_format: format }) => format?.type ?? 'none')).toEqual([
    ...['json_schema', 'json_object', 'none', 'none'],
  ]);
  const last = place.asked.at(-1);
  expect(last).toMatchObject({ stream: true, max_tokens: 500 });
  expect(last?.messages[0]?.content).toContain('"required":["colours"]');
});

test('a refusal that repeats what was asked, and so names a form, changes nothing for those who ask next', async () => {
  place.fault = 'repeats';
  const ai = opened();
  expect(await ai.ask({ ...question(), data: '{"text":"response_format"}' })).toMatchObject({
    ...{ outcome: 'unavailable', value: undefined },
  });
  place.fault = null;
  expect(await ai.ask(question())).toMatchObject({ outcome: 'answered', value: colours });
  expect(place.asked.at(-1)?.response_format?.type).toBe('json_schema');
});
