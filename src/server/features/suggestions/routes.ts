// The call that suggests resources for a kind of business, answered from the product's catalogue.
import type { FastifyInstance } from 'fastify';
import { suggest } from '#generate/suggest/suggest.ts';
import { AppError } from '#server/errors/app-error.ts';
import { registerCall } from '#server/http/register-call.ts';
import { isSectionId } from '#template/sections.ts';

export function suggestionRoutes(app: FastifyInstance): void {
  registerCall(app, 'getSuggestions', async (request) => {
    const { language, sectionId, searchString } = request.params;
    if (!isSectionId(sectionId)) throw new AppError('section-unknown');
    return {
      suggestions: suggest(language, sectionId, searchString).map((resource) => ({
        ...resource,
        values: resource.values.map((values) => ({ ...values })),
        otherAssumptions: { ...resource.otherAssumptions },
        bundle: [...resource.bundle],
      })),
    };
  });
}
