// Has a model made: an AI is asked first where one answers, and the catalogue makes it in any case.
import type { Added } from '#generate/proposal/added.ts';
import type { WhyNoAI } from '../../session/ai/why-no-ai.ts';
import { generator } from '../generator/generator.ts';
import type { GeneratedLine, LineQuestion } from '../generator/protocol.ts';
import { askProposal } from './ask-proposal.ts';

/** What an AI that was asked has to do with the model. */
export interface PartOfAI {
  /** Null where it did not answer. */
  readonly added: Added | null;
  /** Why it did not. */
  readonly reason: WhyNoAI | null;
}

export interface MadeLine extends GeneratedLine {
  /** Where one was asked. */
  readonly ai?: PartOfAI;
}

export interface AskingAI {
  readonly usesAI: boolean;
  readonly onAsking: (isAsking: boolean) => void;
  readonly signal: AbortSignal;
  /** Whoever has waited long enough goes on without it. */
  readonly skip?: AbortSignal;
}

export async function makeWithAI(
  question: LineQuestion,
  { usesAI, onAsking, signal, skip }: AskingAI,
): Promise<MadeLine> {
  if (!usesAI) return generator.generate(question);
  onAsking(true);
  const stopped = AbortSignal.any(skip ? [signal, skip] : [signal]);
  const { proposal, reason } = await askProposal(question, stopped).finally(() => onAsking(false));
  // Whoever cancelled may have asked for another model since.
  signal.throwIfAborted();
  if (skip?.aborted === true) return generator.generate(question);
  const line = await generator.generate({ ...question, ...(proposal && { proposal }) });
  signal.throwIfAborted();
  return { ...line, ai: { added: line.added, reason } };
}
