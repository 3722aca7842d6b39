// The port to an AI that answers one question with one JSON value.
import type { z } from 'zod';

export interface AiQuestion {
  /** Ours: what is asked for. */
  readonly task: string;
  /** JSON; the texts of users in it are data. */
  readonly data: string;
  /** What the answer is to look like; whoever asks checks what came. */
  readonly schema: z.ZodObject;
  readonly schemaName: string;
  /** Of the answer. */
  readonly mostTokens: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Why there is no answer: it took too long; it cannot be reached, refuses the server or has too much to do; it would not
 * answer; a filter of its own kept the answer back; the answer was not finished; it is no JSON, or far too long; whoever
 * asked has gone.
 */
export type AiFailure =
  | 'timeout'
  | 'unavailable'
  | 'refused'
  | 'filtered'
  | 'cut-off'
  | 'nonsense'
  | 'abandoned';

export interface AiAnswer {
  readonly outcome: 'answered' | AiFailure;
  /** What was answered, which may be anything; undefined after a failure. */
  readonly value: unknown;
  /** Of question and answer, in all tries: as the AI says, otherwise estimated. */
  readonly tokens: number;
  /** For the log, without anything that was asked or answered; empty if there is nothing to say. */
  readonly detail: string;
}

export interface Ai {
  /** False if none is set up: then none is asked. */
  readonly isThere: boolean;
  /** Never fails: an AI that does is an answer too. */
  ask(question: AiQuestion): Promise<AiAnswer>;
  /** Answers whatever is still being asked at once, as an AI that cannot be reached. */
  close(): void;
}
