// Reads the card of a template for API replies; an unreadable summary is marked as broken and hides no other card.
import { z } from 'zod';
import { templateSummary } from '#contract/shapes/template-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import type { TemplateCard } from '../database/rows/template-rows.ts';
import { parseStoredJson } from './parse-stored-json.ts';
import type { StoredSummary } from './template-summary-of.ts';

/** The part of a card that is stored beside the row; old summaries do not mention publishing. */
const storedSummary = templateSummary
  .pick({ description: true, language: true, services: true, price: true })
  .extend({ isPublished: z.boolean().default(false) });

const emptySummary: StoredSummary = {
  ...{ description: '', language: defaultLanguage, services: [] },
  ...{ price: null, isPublished: false },
};

/** Null if it cannot be read. */
export const readSummary = (summary: string): StoredSummary | null =>
  storedSummary.safeParse(parseStoredJson(summary)).data ?? null;

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
