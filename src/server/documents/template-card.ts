// The card of a template in API replies; an unreadable summary is marked as broken and hides no other card.
import type { z } from 'zod';
import type { templateSummary } from '#contract/shapes/template-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import { readSummary, type StoredSummary } from '../cards/stored-summary.ts';
import type { TemplateCard } from '../database/rows/cards/list-cards.ts';

const emptySummary: StoredSummary = {
  ...{ description: '', language: defaultLanguage, services: [] },
  ...{ price: null, isPublished: false },
};

export function templateCardOf(row: TemplateCard): z.output<typeof templateSummary> {
  const stored = readSummary(row.summary);
  const { services, ...others } = stored ?? emptySummary;
  return {
    ...others,
    services: [...services],
    uuid: row.uuid,
    isBroken: stored === null,
    name: row.name,
    revision: row.revision,
    createdAt: row.created_at,
    timestamp: row.updated_at,
  };
}
