// What an endpoint of OpenAI's protocol is asked and answers, as its documentation has it.
import { z } from 'zod';

export const aiRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
});
export type AiRequest = z.output<typeof aiRequest>;

export interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

/** What the AI says in the end. */
export interface Said {
  readonly content: string;
  readonly refusal: string | null;
  readonly finish_reason: string | null;
}

const common = { id: 'chatcmpl-1', created: 1_767_225_600, system_fingerprint: 'fp_test' };

export const completionOf = (
  model: string,
  { content, refusal, finish_reason }: Said,
  usage: Usage | null,
) => ({
  ...common,
  object: 'chat.completion',
  model,
  choices: [{ index: 0, message: { role: 'assistant', content, refusal }, logprobs: null, finish_reason }],
  ...(usage && { usage }),
});

type Delta = Readonly<Partial<Record<'role' | 'content' | 'refusal', string>>>;

const chunkOf = (model: string, delta: Delta, finishReason: string | null = null) => ({
  ...common,
  object: 'chat.completion.chunk',
  model,
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
});

const leastPieceChars = 20;
const mostPieces = 50;

function piecesOf(text: string): string[] {
  const chars = Math.max(leastPieceChars, Math.ceil(text.length / mostPieces));
  const count = Math.ceil(text.length / chars);
  return Array.from({ length: count }, (_, index) => text.slice(index * chars, (index + 1) * chars));
}

/** Every event of a stream but the last one, which says that it is over. */
export function streamOf({ model, stream_options }: AiRequest, said: Said, usage: Usage | null): object[] {
  const counted = { ...common, object: 'chat.completion.chunk', model, choices: [], usage };
  return [
    chunkOf(model, { role: 'assistant', content: '' }),
    ...piecesOf(said.content).map((content) => chunkOf(model, { content })),
    ...piecesOf(said.refusal ?? '').map((refusal) => chunkOf(model, { refusal })),
    ...(said.finish_reason === null ? [] : [chunkOf(model, {}, said.finish_reason)]),
    ...(usage !== null && stream_options?.include_usage === true ? [counted] : []),
  ];
}

export const errorOf = (code: string | null, message: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});

export const eventOf = (data: object | string): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
