// The calls that propose what is in a model: for the whole of it, and for one section.
import { z } from 'zod';
import { languages } from '#language/language.ts';
import type { Call } from '../call.ts';
import { kindsReply, origin, proposal, suggestionsReply } from '../shapes/generation-shapes.ts';

const mostText = 4200;
const mostLine = 200;
const mostKinds = 10;

const id = z.string().min(1).max(100);
/** Typed by whoever made the template. */
const currency = z.string().max(mostLine);
/** Numbers are those of such a period; of a month if nothing is said. */
const periodicity = z.enum(['month', 'quarter', 'year']);

export const generationCalls = {
  proposeModel: {
    area: 'generation',
    access: 'visitor',
    policy: 'budget',
    summary:
      'What an AI proposes for a business: kinds, numbers within their ranges and further lines. Without one, or if it fails, the proposal is null and the reason says why.',
    body: z.object({
      language: z.enum(languages),
      /** All that was written about the business. */
      text: z.string().max(mostText),
      /** Of the catalogue, as they are understood so far. */
      kindIds: z.array(id).max(mostKinds),
      countryId: id.optional(),
      /** What to change in a model that is there. */
      refinement: z.string().max(mostLine).optional(),
      /** What was proposed for that model before; held to the catalogue as any other. */
      proposal: proposal.optional(),
    }),
    bodyLimitKb: 64,
    reply: z.object({ proposal: proposal.nullable(), ...origin }),
    errors: [],
  },
  generateResources: {
    area: 'generation',
    access: 'visitor',
    policy: 'budget',
    summary:
      'Resources for a section: what an AI proposes, unless it is kept out, before those of the catalogue.',
    body: z.object({
      language: z.enum(languages),
      searchString: z.string().max(mostLine),
      sectionId: id,
      /** What the template is about. */
      templateContext: z.string().max(mostLine),
      /** Numbers are in the money of the template, at the prices of its country. */
      currency: currency.optional(),
      countryId: id.optional(),
      periodicity: periodicity.optional(),
      enableAIGeneration: z.boolean().optional(),
    }),
    bodyLimitKb: 16,
    reply: suggestionsReply,
    errors: ['section-unknown'],
  },
  getSuggestions: {
    area: 'generation',
    access: 'visitor',
    policy: 'budget',
    summary:
      'Resources that a business of this kind may have in a section, those that an AI proposes first if it is asked too.',
    params: z.object({
      language: z.enum(languages),
      sectionId: id,
      searchString: z.string().max(mostLine),
    }),
    query: z.object({
      enableAIGeneration: z.enum(['true', 'false']).optional(),
      currency: currency.optional(),
      countryId: id.optional(),
      periodicity: periodicity.optional(),
      /** The search is what the business is, and not the name of a resource. */
      isBusiness: z.enum(['true', 'false']).optional(),
      /** Those of one kind of the catalogue, or of one family of kinds; one that is not there is passed over. */
      kindId: id.optional(),
      familyId: id.optional(),
    }),
    reply: suggestionsReply,
    errors: ['section-unknown'],
  },
  getKinds: {
    area: 'generation',
    access: 'visitor',
    policy: 'open',
    summary: 'The kinds of business of the catalogue, by family, to choose from.',
    params: z.object({ language: z.enum(languages) }),
    reply: kindsReply,
    errors: [],
  },
} as const satisfies Record<string, Call>;
