// Reads the answer of an endpoint that speaks OpenAI's protocol, streamed or whole, whatever it may be.
import { z } from 'zod';
import { AnswerTooLong } from './bounded-fetch.ts';
import { serverSentEvents } from './server-sent-events.ts';

/** What is read of an answer, until it ends or breaks off. */
export interface ReadAnswer {
  content: string;
  refusal: string;
  /** Null until the endpoint says that the answer is finished, and why. */
  finishReason: string | null;
  /** As the endpoint counts; null if it does not say. */
  tokens: number | null;
}

export const nothingRead = (): ReadAnswer => ({ content: '', refusal: '', finishReason: null, tokens: null });

const mostChars = 100_000;
const text = z.string().nullish();
const message = z.object({ content: text, refusal: text }).nullish();
const choice = z.object({ delta: message, message, finish_reason: text });
/** A streamed part or the whole: both have the same fields but one. */
const piece = z.object({
  choices: z.array(choice).nullish(),
  usage: z
    .object({ total_tokens: z.number().int().positive().max(1_000_000_000) })
    .nullish()
    .catch(null),
});

/** The last event, after which some leave the stream open. */
const isOver = (event: string): boolean => event.startsWith('[DONE]');

const failure = z.object({ error: z.unknown().refine(Boolean) });

function pieceOf(text: string): unknown {
  const piece: unknown = JSON.parse(text);
  if (failure.safeParse(piece).success) throw new Error('an error in place of an answer');
  return piece;
}

/** Adds what comes to what was read so far, so that it is known when the stream breaks off. */
export async function readAnswer(response: Response, read: ReadAnswer, onPiece: () => void): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  // Some endpoints do not stream, whatever they are asked for.
  if (/^application\/json\b/i.test(type)) return addPiece(read, pieceOf(await response.text()));
  if (response.body === null) throw new Error('an answer without a body');
  for await (const event of serverSentEvents(response.body)) {
    if (isOver(event)) return;
    const streamed = pieceOf(event);
    onPiece();
    addPiece(read, streamed);
  }
}

function addPiece(read: ReadAnswer, given: unknown): void {
  const { choices, usage } = piece.parse(given);
  const [first] = choices ?? [];
  const said = first?.delta ?? first?.message;
  read.content += said?.content ?? '';
  read.refusal += said?.refusal ?? '';
  read.finishReason = first?.finish_reason ?? read.finishReason;
  read.tokens = usage?.total_tokens ?? read.tokens;
  if (read.content.length + read.refusal.length > mostChars) throw new AnswerTooLong();
}
