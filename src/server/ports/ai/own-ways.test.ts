// Tests endpoints that keep to the protocol in ways of their own: thinking aloud, a stream that stays open, an error as an answer.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { AiPlace } from '#testing/ai/ai-place.ts';
import { openaiAi } from './openai-ai.ts';

const colours = { colours: ['red', 'blue'] };
let place: AiPlace;

beforeEach(async () => {
  place = await AiPlace.start();
  place.answer = colours;
});
afterEach(() => place.stop());

function ask() {
  const { ai } = readConfiguration(place.environment);
  if (ai === null) throw new Error('the AI is configured');
  return openaiAi(ai, { random: () => 0.5, pause: async () => undefined }).ask({
    ...{ task: 'Name some colours.', data: '{"text":"of a flag"}' },
    schema: z.object({ colours: z.array(z.string()) }),
    ...{ schemaName: 'colours', mostTokens: 500 },
    signal: new AbortController().signal,
  });
}

test('what it thinks aloud before its answer is passed over', async () => {
  place.answer = '<think>Perhaps {green}?\nNo.</think>\n{"colours":["red"]}';
  expect(await ask()).toMatchObject({ outcome: 'answered', value: { colours: ['red'] } });
});

test.each([true, false])(
  'its answer counts although it leaves the stream open (end said: %s)',
  async (isEndSaid) => {
    Object.assign(place, { fault: 'stays open', isEndSaid });
    expect(await ask()).toEqual({ outcome: 'answered', value: colours, tokens: 1000, detail: '' });
    await expect.poll(() => place.waiting).toBe(0);
    expect(place.seen).toHaveLength(1);
  },
);

test('an error with a status of success is one, and asked again', async () => {
  place.fault = 'fails in peace';
  // It took the question each time: 18 and 20 bytes, three for a token.
  expect(await ask()).toEqual({
    ...{ outcome: 'unavailable', value: undefined, tokens: 3 * (6 + 7) },
    detail: 'the answer broke off',
  });
  expect(place.seen).toHaveLength(3);
});
