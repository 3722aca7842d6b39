// The call that has an AI propose what is in a model, held to the catalogue.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { generationCalls } from '#contract/calls/generation-calls.ts';
import { groundingOf } from '#generate/proposal/grounding.ts';
import type { WhyNoAi } from '#server/ai/ai-desk.ts';
import { registerCall } from '#server/http/register-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { proposalQuestion } from './proposal-question.ts';
import { readProposal } from './read-proposal.ts';

type ProposalAnswer = z.input<(typeof generationCalls)['proposeModel']['reply']>;

const without = (reason: WhyNoAi): ProposalAnswer => ({ proposal: null, origin: 'catalogue', reason });

export function generationRoutes(app: FastifyInstance, { ai }: Pick<ServerParts, 'ai'>): void {
  registerCall(app, 'proposeModel', async (request, reply): Promise<ProposalAnswer> => {
    if (!ai.isOpenFor(request)) return without('off');
    const { kindIds, language, proposal: before } = request.body;
    const grounding = groundingOf(kindIds, language);
    const question = proposalQuestion(request.body, grounding);
    const answer = await ai.ask(request, reply, question, (value) => readProposal(value, grounding, before));
    return answer.reason === null
      ? { proposal: answer.value, origin: 'ai', reason: null }
      : without(answer.reason);
  });
}
