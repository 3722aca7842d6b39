// The port to an AI behind any endpoint that speaks OpenAI's protocol.
import { randomInt } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { OpenAI } from 'openai';
import type { Ai, AiAnswer, AiQuestion } from './ai.ts';
import type { AiSettings } from './ai-settings.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { estimatedTokens } from './estimated-tokens.ts';
import { type FailedTry, failureOf } from './failure-of.ts';
import { nothingRead, type ReadAnswer, readAnswer } from './read-answer.ts';
import { type Form, requestFor, simplerForm } from './request-for.ts';
import { type TimeLimit, timeLimit } from './time-limit.ts';

export interface AiTools {
  /** From 0 to 1. */
  readonly random: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const systemTools: AiTools = {
  random: () => randomInt(2 ** 32) / 2 ** 32,
  pause: (ms, signal) => pauseFor(ms, undefined, { signal }).catch(() => undefined),
};

const mostRetries = 2;
const firstPauseMs = 500;

interface Tried extends AiAnswer, Pick<FailedTry, 'retry' | 'isFormUnknown'> {}

export function openaiAi(settings: AiSettings, tools: AiTools = systemTools): Ai {
  const client = clientOf(settings);
  const underWay = new Set<TimeLimit>();
  let knownForm: Form = 'exact';

  async function untilAnswered(question: AiQuestion, limit: TimeLimit): Promise<AiAnswer> {
    let tokens = 0;
    let form = knownForm;
    for (let retries = 0; ; ) {
      const request = requestFor(form, settings.model, question);
      const { retry, isFormUnknown, ...answer } = await tryOnce(client, request, question, limit);
      tokens += answer.tokens;
      const simpler = isFormUnknown ? simplerForm[form] : null;
      if (simpler !== null) {
        form = simpler;
        continue;
      }
      // Not before: a refusal may repeat what was asked, and so name anything.
      if (answer.outcome === 'answered') knownForm = form;
      const pauseMs = retry?.afterMs ?? firstPauseMs * 2 ** retries * (0.5 + tools.random() / 2);
      if (retry === null || retries === mostRetries || pauseMs >= limit.leftMs())
        return { ...answer, tokens };
      await tools.pause(pauseMs, limit.signal);
      const why = limit.why();
      if (why !== null) return { ...answer, tokens, outcome: why };
      retries += 1;
    }
  }

  return {
    isThere: true,
    ask: async (question) => {
      const limit = timeLimit(settings.timeoutMs, question.signal);
      underWay.add(limit);
      try {
        return await untilAnswered(question, limit);
      } finally {
        limit.end();
        underWay.delete(limit);
      }
    },
    close: () => {
      for (const limit of underWay) limit.giveUp('unavailable');
    },
  };
}

/** Nothing of it comes from other variables of the environment, and it neither logs nor tries again by itself. */
const clientOf = ({ baseUrl, apiKey, timeoutMs }: AiSettings): OpenAI =>
  new OpenAI({
    baseURL: baseUrl.href,
    apiKey: apiKey ?? 'none',
    ...{ adminAPIKey: null, organization: null, project: null, webhookSecret: null },
    ...{ logLevel: 'off', maxRetries: 0, fetch: boundedFetch },
    // Ours ends before.
    timeout: 2 * timeoutMs,
  });

type Request = ReturnType<typeof requestFor>;
type Judged = Pick<AiAnswer, 'outcome' | 'value' | 'detail'>;

async function tryOnce(
  client: OpenAI,
  request: Request,
  question: AiQuestion,
  limit: TimeLimit,
): Promise<Tried> {
  const read = nothingRead();
  let isAccepted = false;
  const tried = (judged: Judged, failed: Pick<FailedTry, 'retry' | 'isFormUnknown'>): Tried => {
    const estimated = estimatedTokens(question.task, question.data, read.content, read.refusal);
    // What is given up may be worked on over there without a word yet.
    const isPaid = isAccepted || limit.why() !== null;
    return { ...judged, ...failed, tokens: read.tokens ?? (isPaid ? estimated : 0) };
  };
  const none = { retry: null, isFormUnknown: false };
  const givenUp = (): Tried | null => {
    const outcome = limit.why();
    // All was said, and only the stream did not end.
    if (outcome === 'timeout' && read.finishReason !== null) return tried(judged(read), none);
    const detail = isAccepted ? 'while it answered' : 'before it answered';
    return outcome === null ? null : tried({ outcome, value: undefined, detail }, none);
  };
  try {
    const response = await client.chat.completions.create(request, { signal: limit.signal }).asResponse();
    isAccepted = true;
    limit.heard();
    await readAnswer(response, read, () => limit.heard(read.finishReason !== null));
    return givenUp() ?? tried(judged(read), none);
  } catch (error) {
    const { outcome, detail, ...failed } = failureOf(error, read.content !== '');
    return givenUp() ?? tried({ outcome, value: undefined, detail }, failed);
  }
}

const withoutValue = (outcome: Judged['outcome'], detail: string): Judged => ({
  ...{ outcome, detail },
  value: undefined,
});

/** Some think aloud first. */
const thoughts = /^\s*<think>.*?<\/think>/su;

function judged({ content, refusal, finishReason }: ReadAnswer): Judged {
  if (refusal !== '') return withoutValue('refused', 'it would not answer');
  if (finishReason === 'content_filter') return withoutValue('filtered', 'its filter kept the answer back');
  if (finishReason === 'length') return withoutValue('cut-off', 'the answer has too many tokens');
  if (finishReason === null) return withoutValue('cut-off', 'the answer broke off');
  try {
    const said = content.replace(thoughts, '');
    // Some put words or marks around it, however they are asked.
    const json = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
    return { outcome: 'answered', value: JSON.parse(json), detail: '' };
  } catch {
    return withoutValue('nonsense', 'the answer is no JSON');
  }
}
