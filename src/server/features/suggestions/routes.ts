// The calls that suggest resources for a section: those of the catalogue, and before them what an AI proposes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PredefinedResource } from '#catalog/suggestions/predefined-resource.ts';
import { proposedLines, type suggestion, type suggestionsReply } from '#contract/shapes/generation-shapes.ts';
import type { Grounding } from '#generate/proposal/grounding.ts';
import { heldProposal } from '#generate/proposal/held-proposal.ts';
import type { FurtherLine } from '#generate/proposal/proposal.ts';
import { kindFamilies } from '#generate/suggest/kind-choices.ts';
import { groundingOfSection, proposedResources } from '#generate/suggest/proposed-resources.ts';
import type { SearchContext } from '#generate/suggest/settled-search.ts';
import { kindNamesOf, suggest, suggestForBusiness } from '#generate/suggest/suggest.ts';
import type { Language } from '#language/language.ts';
import type { AiReply } from '#server/ai/ai-desk.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isFromOtherSite } from '#server/http/origins/is-from-other-site.ts';
import { registerCall } from '#server/http/register-call.ts';
import { isSectionId, isTradeSectionId, type SectionId } from '#template/sections.ts';
import type { ServerParts } from '../server-parts.ts';
import { linesQuestion } from './lines-question.ts';

interface Wanted extends SearchContext {
  readonly language: Language;
  readonly section: SectionId;
  readonly search: string;
}

type Resources = readonly PredefinedResource[];

export function suggestionRoutes(app: FastifyInstance, { ai }: Pick<ServerParts, 'ai'>): void {
  const proposed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { language, section, search, ...context }: Wanted,
  ): Promise<AiReply<Resources> | null> => {
    // The other sections are the same for every business.
    if (!isTradeSectionId(section)) return null;
    if (!ai.isOpenFor(request)) return { reason: 'off' };
    const grounding = groundingOfSection(language, section, search, context);
    const question = linesQuestion({ language, section, search, about: context.about ?? '' }, grounding);
    return ai.ask(request, reply, question, (value) => {
      const lines = readLines(value, grounding);
      return lines && proposedResources(language, section, search, context, lines);
    });
  };

  registerCall(app, 'getSuggestions', async (request, reply) => {
    const { language, sectionId, searchString } = request.params;
    const { enableAIGeneration, isBusiness, ...place } = request.query;
    const wanted = { language, section: sectionOf(sectionId), search: searchString, ...place };
    // A page of another site can make a browser ask; that costs nothing.
    const isAsked = enableAIGeneration === 'true' && !isFromOtherSite(request);
    const own =
      isBusiness === 'true'
        ? suggestForBusiness(language, wanted.section, searchString, place).suggestions
        : suggest(language, wanted.section, searchString, place);
    const answer = answerOf(own, isAsked ? await proposed(request, reply, wanted) : null);
    return { ...answer, kindNames: [...kindNamesOf(language, searchString, place)] };
  });

  registerCall(app, 'getKinds', async ({ params: { language } }) => ({
    families: kindFamilies(language).map((family) => ({ ...family, kinds: [...family.kinds] })),
  }));

  registerCall(app, 'generateResources', async (request, reply) => {
    const { language, sectionId, searchString, templateContext, enableAIGeneration, ...place } = request.body;
    const section = sectionOf(sectionId);
    const wanted = { language, section, search: searchString, about: templateContext, ...place };
    const own = suggestForBusiness(language, section, searchString, { ...place, about: templateContext });
    const answer = enableAIGeneration === false ? null : await proposed(request, reply, wanted);
    return { ...answerOf(own.suggestions, answer), isUnderstood: own.isUnderstood };
  });
}

function sectionOf(id: string): SectionId {
  if (!isSectionId(id)) throw new AppError('section-unknown');
  return id;
}

/** Null for nonsense; nothing more to add is an answer. */
function readLines(value: unknown, grounding: Grounding): readonly FurtherLine[] | null {
  const { lines } = heldProposal(value, grounding);
  if (lines.length > 0) return lines;
  const asked = proposedLines.safeParse(value);
  return asked.success && asked.data.lines.length === 0 ? lines : null;
}

function answerOf(own: Resources, answer: AiReply<Resources> | null): z.input<typeof suggestionsReply> {
  const isAi = answer?.reason === null;
  const ownFirst = [...(isAi ? answer.value : []), ...own];
  return {
    suggestions: ownFirst.map(suggestionOf),
    origin: isAi ? 'ai' : 'catalogue',
    reason: answer?.reason ?? null,
  };
}

const suggestionOf = (resource: PredefinedResource): z.input<typeof suggestion> => ({
  ...resource,
  values: resource.values.map((values) => ({ ...values })),
  otherAssumptions: { ...resource.otherAssumptions },
  bundle: [...resource.bundle],
});
