// Asks an AI what it proposes for a business; whatever happens, there is an answer within a while.
import type { BusinessProposal } from '#template/fields.ts';
import { call } from '#web/api/call.ts';
import type { WhyNoAI } from '../../session/ai/why-no-ai.ts';
import { generator } from '../generator/generator.ts';
import type { LineQuestion } from '../generator/protocol.ts';

export interface ProposalAnswer {
  readonly proposal: BusinessProposal | null;
  /** Why there is none. */
  readonly reason: WhyNoAI | null;
}

/** The server gives up before. */
const mostWaitMs = 90_000;
/** The limit of the call. */
const mostChars = 4200;

/** What is there already, and what should be otherwise. */
const changeOf = ({ proposal }: LineQuestion, refinement: string | undefined) =>
  refinement === undefined ? {} : { refinement, ...(proposal && { proposal }) };

async function ask(
  question: LineQuestion,
  signal: AbortSignal,
  refinement: string | undefined,
): Promise<ProposalAnswer> {
  const { kindId, parts, countryId, isPlaceAssumed } = await generator.understand(question);
  // Whoever has gone meanwhile asks nobody.
  signal.throwIfAborted();
  return call('proposeModel', {
    body: {
      language: question.terms.language,
      text: question.text.slice(0, mostChars),
      kindIds: kindId === null ? [] : parts.map((part) => part.kindId),
      ...(!isPlaceAssumed && { countryId }),
      ...changeOf(question, refinement),
    },
    signal,
    isQuiet: true,
  });
}

export async function askProposal(
  question: LineQuestion,
  cancelled: AbortSignal,
  refinement?: string,
): Promise<ProposalAnswer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  cancelled.addEventListener('abort', stop, { once: true });
  if (cancelled.aborted) stop();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, mostWaitMs);
  try {
    const { proposal, reason } = await ask(question, controller.signal, refinement);
    return { proposal, reason };
  } catch {
    return { proposal: null, reason: isLate ? 'timeout' : 'unavailable' };
  } finally {
    clearTimeout(timer);
    cancelled.removeEventListener('abort', stop);
  }
}
