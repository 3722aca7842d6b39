// Tests an AI on the wire that answers, is slow, refuses, breaks off or lies: one outcome in time, and no secret.
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { type AiFault, AiPlace } from '#testing/ai/ai-place.ts';
import type { AiQuestion } from './ai.ts';
import type { AiSettings } from './ai-settings.ts';
import { noAi } from './no-ai.ts';
import { type AiTools, openaiAi } from './openai-ai.ts';

const shortMs = 300;
const colours = { colours: ['red', 'blue'] };

let place: AiPlace;
let pauses: number[];
beforeEach(async () => {
  place = await AiPlace.start();
  place.answer = colours;
  pauses = [];
});
afterEach(() => place.stop());

/** Half of what chance adds, and nobody waits for real. */
const tools: AiTools = {
  random: () => 0.5,
  pause: async (ms) => {
    pauses.push(ms);
  },
};

function settingsWith(change: Partial<AiSettings> = {}): AiSettings {
  const { ai } = readConfiguration(place.environment);
  if (ai === null) throw new Error('the AI is configured');
  return { ...ai, ...change };
}

const question = (change: Partial<AiQuestion> = {}): AiQuestion => ({
  task: 'Name some colours.',
  data: '{"text":"of a flag"}',
  schema: z.object({ colours: z.array(z.string()) }),
  schemaName: 'colours',
  mostTokens: 500,
  signal: new AbortController().signal,
  ...change,
});

const ask = (change: Partial<AiSettings> = {}, asked: Partial<AiQuestion> = {}) =>
  openaiAi(settingsWith(change), tools).ask(question(asked));

describe('an AI that answers', () => {
  test('is asked what was asked, in the schema of the answer, and streams it', async () => {
    expect(await ask()).toEqual({ outcome: 'answered', value: colours, tokens: 1000, detail: '' });
    expect(place.seen.map(({ path }) => path)).toEqual(['POST /v1/chat/completions']);
    expect(place.asked).toEqual([
      {
        model: 'small-1',
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: 500,
        messages: [
          { role: 'system', content: 'Name some colours.' },
          { role: 'user', content: '{"text":"of a flag"}' },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'colours',
            strict: true,
            schema: {
              $schema: 'http://json-schema.org/draft-07/schema#',
              type: 'object',
              properties: { colours: { type: 'array', items: { type: 'string' } } },
              required: ['colours'],
              additionalProperties: false,
            },
          },
        },
      },
    ]);
  });

  test('learns nothing of this machine', async () => {
    await ask();
    const headers = place.seen[0]?.headers ?? {};
    expect(headers['user-agent']).toBe('Modelwright');
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  test('may answer as a whole although it was asked to stream', async () => {
    place.isStreaming = false;
    expect(await ask()).toEqual({ outcome: 'answered', value: colours, tokens: 1000, detail: '' });
  });

  test('may put words or marks around it', async () => {
    place.answer = 'Here you are:\n```json\n{"colours":["red"]}\n```';
    expect(await ask()).toMatchObject({ outcome: 'answered', value: { colours: ['red'] } });
  });

  test('may not count what it uses: three bytes are taken for a token', async () => {
    place.usage = null;
    // 18, 20 and 26 bytes: {"colours":["red","blue"]} is the answer.
    expect(await ask()).toMatchObject({ outcome: 'answered', tokens: 6 + 7 + 9 });
  });

  test.each([0, -5, 1.5, Number.MAX_VALUE])(
    'may count nonsense (%d), which is not believed',
    async (count) => {
      place.usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: count };
      expect(await ask()).toMatchObject({ outcome: 'answered', tokens: 6 + 7 + 9 });
    },
  );
});

describe('an AI that does not answer', () => {
  const failure = (outcome: string, detail: string, tokens: number) => ({
    ...{ outcome, detail, tokens },
    value: undefined,
  });

  test.each<[AiFault, ReturnType<typeof failure>]>([
    ['wrong key', failure('unavailable', '401 invalid_api_key', 0)],
    ['elsewhere', failure('unavailable', '307', 0)],
    ['filters', failure('filtered', '400 content_filter', 0)],
    ['no AI', failure('cut-off', 'the answer broke off', 6 + 7)],
  ])('because it %s is asked once', async (fault, expected) => {
    place.fault = fault;
    expect(await ask()).toEqual(expected);
    expect([place.seen.length, pauses]).toEqual([1, []]);
  });

  test.each<[AiFault, string]>([
    ['busy', '429 rate_limit_exceeded'],
    ['fails', '500'],
    ['hangs up', 'no connection UND_ERR_SOCKET'],
  ])('because it %s is asked three times, later each time', async (fault, detail) => {
    place.fault = fault;
    expect(await ask()).toEqual(failure('unavailable', detail, 0));
    // Half a second, then a second, each with half of a half by chance.
    expect([place.seen.length, pauses]).toEqual([3, [375, 750]]);
  });

  test.each<AiFault>(['busy once', 'fails once', 'hangs up once'])(
    'and %s answers the next time',
    async (fault) => {
      place.fault = fault;
      expect(await ask()).toMatchObject({ outcome: 'answered', value: colours });
      expect(place.seen).toHaveLength(2);
    },
  );

  test('is asked again when it says, if that is in time', async () => {
    Object.assign(place, { fault: 'busy once', retryAfter: '2' });
    expect(await ask()).toMatchObject({ outcome: 'answered' });
    expect(pauses).toEqual([2000]);
    Object.assign(place, { fault: 'busy', retryAfter: '3600' });
    expect(await ask()).toEqual(failure('unavailable', '429 rate_limit_exceeded', 0));
    expect([place.seen.length, pauses]).toEqual([3, [2000]]);
  });

  test('and is not there at all is asked three times', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((resolve) => taken.close(resolve));
    const baseUrl = new URL(`http://127.0.0.1:${port}/v1`);
    expect(await ask({ baseUrl })).toEqual(failure('unavailable', 'no connection ECONNREFUSED', 0));
    expect(pauses).toHaveLength(2);
  });

  test.each<AiFault>(['silent', 'hangs', 'trickles'])(
    'in time (%s) is given up, and the connection with it',
    async (fault) => {
      place.fault = fault;
      const answer = await ask({ timeoutMs: shortMs });
      expect(answer).toMatchObject({ outcome: 'timeout', value: undefined });
      // The question was paid for in any case.
      expect(answer.tokens).toBeGreaterThanOrEqual(6 + 7);
      await expect.poll(() => place.waiting).toBe(0);
      expect(place.seen).toHaveLength(1);
    },
  );

  test('to somebody who has gone is given up', async () => {
    place.fault = 'hangs';
    const leaving = new AbortController();
    const answer = ask({}, { signal: leaving.signal });
    await expect.poll(() => place.waiting).toBe(1);
    leaving.abort();
    expect(await answer).toMatchObject({ outcome: 'abandoned' });
    await expect.poll(() => place.waiting).toBe(0);
    expect(await ask({}, { signal: leaving.signal })).toMatchObject({ outcome: 'abandoned' });
    expect(place.seen).toHaveLength(1);
  });

  test('to somebody who goes while it is let be is not asked again', async () => {
    place.fault = 'busy';
    const leaving = new AbortController();
    const pause = async () => leaving.abort();
    const answer = await openaiAi(settingsWith(), { ...tools, pause }).ask(
      question({ signal: leaving.signal }),
    );
    expect([answer.outcome, place.seen.length]).toEqual(['abandoned', 1]);
  });

  test('before the program stops is given up at once', async () => {
    place.fault = 'silent';
    const ai = openaiAi(settingsWith(), tools);
    const answer = ai.ask(question());
    await expect.poll(() => place.waiting).toBe(1);
    ai.close();
    expect(await answer).toMatchObject({ outcome: 'unavailable' });
  });

  test.each<AiFault>(['breaks off', 'ends early', 'errs amid'])(
    'to its end (%s) is not asked again',
    async (fault) => {
      place.fault = fault;
      expect(await ask()).toMatchObject({ outcome: 'cut-off', value: undefined });
      expect([place.seen.length, pauses]).toEqual([1, []]);
    },
  );

  test('because its answer is too long for it says so', async () => {
    place.said = { finish_reason: 'length', content: '{"colours":["re' };
    expect(await ask()).toEqual(failure('cut-off', 'the answer has too many tokens', 1000));
  });

  test('because it refuses, or a filter does, says so', async () => {
    place.said = { refusal: 'I cannot help with that.', content: '' };
    expect(await ask()).toEqual(failure('refused', 'it would not answer', 1000));
    place.said = { finish_reason: 'content_filter', content: '{"col' };
    expect(await ask()).toEqual(failure('filtered', 'its filter kept the answer back', 1000));
  });

  test.each([
    'I am sorry, but as a language model I cannot.',
    '{"colours":["red",',
    '{"colours":[NaN]}',
    '{colours:[]}',
    '[{'.repeat(20_000),
    '',
  ])('with JSON answers nonsense (%#)', async (content) => {
    place.said = { content };
    expect(await ask()).toEqual(failure('nonsense', 'the answer is no JSON', 1000));
  });

  test.each([
    ['data: null\n\n', 'nonsense'],
    ['data: {"choices":\n\n', 'nonsense'],
    ['event: thread.run\ndata: {"choices":\n\n', 'nonsense'],
    ['data: {"choices":[{"delta":{"content":["a"]}}]}\n\n', 'nonsense'],
    ['data: {"choices":[{"delta":{"content":"{}"},"finish_reason":7}]}\n\n', 'nonsense'],
    ['data: {"choices":[]}\n\ndata: {"choices":null,"usage":"much"}\n\n', 'cut-off'],
    [`data: ${'x'.repeat(3_000_000)}`, 'nonsense'],
    [': still there\n'.repeat(200_000), 'nonsense'],
    ['\u0000\uffff\ud800 : \r\r data', 'cut-off'],
  ])('but with a stream that is none is no error of ours (%#)', async (stream, outcome) => {
    place.stream = stream;
    expect(await ask()).toMatchObject({ outcome, value: undefined });
  });

  test.each([true, false])(
    'but with five megabytes (streamed: %s) is not read to its end',
    async (isStreaming) => {
      Object.assign(place, { isStreaming, answer: { colours: ['x'.repeat(5_000_000)] } });
      expect(await ask()).toMatchObject({ outcome: 'nonsense', detail: 'the answer is too long' });
      await expect.poll(() => place.waiting).toBe(0);
    },
  );
});

test('neither the key nor what was asked and answered is in what is told of a failure', async () => {
  for (const fault of ['wrong key', 'busy', 'fails', 'hangs up', 'filters', 'breaks off', 'no AI'] as const) {
    place.fault = fault;
    const told = JSON.stringify(await ask());
    expect([fault, told.match(/sk-testing|flag|blue|network/)]).toEqual([fault, null]);
  }
});

test('without an AI there is no answer', async () => {
  expect(noAi.isThere).toBe(false);
  expect(await noAi.ask(question())).toMatchObject({ outcome: 'unavailable', tokens: 0 });
});
